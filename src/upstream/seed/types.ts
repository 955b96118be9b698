import type { EntryStrings } from '#catalogue/service-entry.ts'

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

/** The translation of the seed, by the ids of its entries. */
export type SeedTranslation = Record<
  'categories' | 'children' | 'services',
  Readonly<Record<string, EntryStrings>>
> &
  /** Names. */
  Record<'cities' | 'states' | 'brands', Readonly<Record<string, string>>>
