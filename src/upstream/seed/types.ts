/** One service of the catalogue as an editor writes it; the seed turns it into rows. */
export type SeedCategory = {
  /** Address of the category: `/services/{id}`. */
  id: string
  title: string
  /** One or two sentences, 90–200 characters. */
  description: string
  /** Ordinary words for the problem, lower case, as a customer would type them. */
  keywords: ReadonlyArray<string>
  children: ReadonlyArray<SeedChild>
}

export type SeedChild = {
  /** Unique in the whole catalogue. */
  id: string
  title: string
  description: string
  keywords: ReadonlyArray<string>
  services: ReadonlyArray<SeedService>
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
  keywords: ReadonlyArray<string>
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
  /**
   * Lower-case other names and old spellings, as slugs: `bombay`; in Hindi letters where those do not spell the name.
   */
  aliases: Array<string>
}

export type SeedBrand = {
  id: string
  title: string
  website: string
  /** Where the home page's carousel leads, when it is not the website. */
  redirect?: string
  /** Ids of the categories the brand makes things for. */
  serviceIds: ReadonlyArray<string>
}

/** The strings of an entry of the catalogue. */
export type SeedStrings = { title: string; description: string }

/** The translation of a category: strings for exactly its entries, by id. */
export type CategoryStrings<Category extends SeedCategory> = SeedStrings & {
  children: Record<Category['children'][number]['id'], SeedStrings>
  services: Record<Category['children'][number]['services'][number]['id'], SeedStrings>
}

/** The translation of the seed, by the ids of its entries. */
export type SeedTranslation = Record<
  'categories' | 'children' | 'services',
  Readonly<Record<string, SeedStrings>>
> &
  /** Names. */
  Record<'cities' | 'states' | 'brands', Readonly<Record<string, string>>>
