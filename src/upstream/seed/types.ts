import type { EntryStrings } from '#catalogue/service-entry.ts'

export type SeedState = {
  /** Lower case with hyphens: `tamil-nadu`. */
  id: string
  title: string
}

export type SeedCity = {
  id: string
  title: string
  /** Id of the state or union territory. */
  stateId: string
  latitude: number
  longitude: number
  /** Ids of the services offered in the city. */
  serviceIds: Array<string>
  /** Other names and old spellings as slugs: `bombay`. In Hindi letters where the Latin ones do not spell the name. */
  aliases: Array<string>
}

export type SeedBrand = {
  id: string
  title: string
  website: string
  /** Target of the home page's carousel, if not the website. */
  redirect?: string
}

/** A translation of the seed, by the ids of its entries. */
export type SeedTranslation = Record<
  'categories' | 'children' | 'services',
  Readonly<Record<string, EntryStrings>>
> &
  /** Names. */
  Record<'cities' | 'states' | 'brands', Readonly<Record<string, string>>>
