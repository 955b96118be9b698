/** One service of the catalogue as an editor writes it; the seed turns it into rows. */
export type SeedCategory = {
  /** Address of the category: `/services/{id}`. */
  id: string
  title: string
  /** One or two sentences, 90–200 characters. */
  description: string
  /** Ordinary words for the problem, lower case, as a customer would type them. */
  keywords: Array<string>
  children: Array<SeedChild>
}

export type SeedChild = {
  /** Unique in the whole catalogue. */
  id: string
  title: string
  description: string
  keywords: Array<string>
  services: Array<SeedService>
}

/** A super-child: what a customer orders. */
export type SeedService = {
  /** Unique in the whole catalogue; its icon is `/images/services/{id}.svg`. */
  id: string
  title: string
  /** One sentence: what is done, 50–140 characters. */
  description: string
  /** 'From' price in whole rupees. */
  priceFrom: number
  keywords: Array<string>
}

export type SeedState = {
  /** Lower case, hyphens: `tamil-nadu`. */
  id: string
  title: string
  type: 'state' | 'union-territory'
  capital: string
}

export type SeedCity = {
  id: string
  title: string
  /** Id of the state or union territory. */
  stateId: string
  latitude: number
  longitude: number
  /** Ids of the catalogue's categories that are offered there. */
  serviceIds: Array<string>
  /** Lower-case other names and old spellings, as slugs: `bombay`; in Hindi letters where those do not spell the name. */
  aliases: Array<string>
}

export type SeedBrand = {
  id: string
  title: string
  website: string
  /** Where the home page's carousel leads, when it is not the website. */
  redirect?: string
  /** Ids of the categories the brand makes things for. */
  serviceIds: Array<string>
}

export type SeedPost = {
  /** Address: `/blog/{slug}`; the body is the file `{slug}.html` beside this table, the hero `/images/blog/{slug}.svg`. */
  slug: string
  title: string
  categories: ReadonlyArray<string>
  /** Plain text, 100–180 characters. */
  shortDescription: string
  /** Plain text, 120–200 characters. */
  seoDescription: string
  /** RFC 3339 in UTC. */
  createdAt: string
}
