import type { CategorySummary } from '#api/schemas/category.ts'
import type { JobFacts } from '#api/schemas/job.ts'
import type { Priced } from '#lib/listed.ts'

/** A page of the site that a text may mean. */
export type Suggestion = {
  kind: 'service' | 'job' | 'place' | 'brand' | 'provider' | 'page' | 'article'
  /** Unique within its kind. */
  id: string
  title: string
  /** The page's address on the site. */
  href: string
  /** Service and city of a provider. */
  text?: string | undefined
  /** Rating, price and area of a provider. */
  facts?: string | undefined
  /** An invented provider, which must be labelled. */
  isSample?: boolean | undefined
}

/** A found service; `city` is set when it is offered in the city of the text. */
export type FoundCategory = Omit<CategorySummary, 'matches'> & {
  matches?: Array<{ id: string; title: string; sizes?: JobFacts['sizes'] } & Priced> | undefined
  city?: FoundCity
}

export type FoundCity = { id: string; title: string }

/** A named place that is not served, with the nearest served city and its state. */
export type UnservedPlace = {
  title: string
  /** The page of the town, else the contact form about the place. */
  href: string
  nearest?: FoundCity & { km: number; href: string }
  state?: FoundCity
}

/** The places that a text means. */
export type PlaceAnswer = {
  /** Served cities, likeliest first, each with the area or the PIN code by which it was found. */
  cities: Array<FoundCity & { text?: string }>
  /** The text certainly means the first city. */
  isSure: boolean
  unserved?: UnservedPlace
}

/** The services on a page of results. */
export const RESULTS_PER_PAGE = 20

/** The results of a text, composed of the site's lists and the upstream's search. */
export type SearchAnswer = {
  /** The city of the text, else the visitor's. */
  city?: FoundCity
  /** Cities to choose from, if the text asks for a provider nearby and the visitor's city is unknown. */
  choices?: Array<FoundCity>
  unserved?: UnservedPlace
  /** Places, brands and providers named by the text, best match first. */
  names: Array<Suggestion>
  /** Providers found by service and place. Missing if there are none. */
  providers?: Array<Suggestion>
  /** The services of the page. */
  categories: Array<FoundCategory>
  /** The number of services on all pages. */
  total: number
  /** Articles about the text. Missing when there are none. */
  articles?: Array<Suggestion>
}
