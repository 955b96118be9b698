/** A price in whole rupees: the lowest that a provider or a sample names, else the usual one of the catalogue. */
export type Price = { amount: number; kind: 'provider' | 'sample' | 'usual' }
export type Priced = { price?: Price | undefined }

/** `none` for a service without jobs, `jobs` for one whose jobs have no prices. */
export type JobsKnown = 'prices' | 'jobs' | 'none'

/** The providers of a scope. Texts about people and prices, and the robots tag of the page, follow from it. */
export type WhoIsListed = {
  /** The number of providers. Undefined if it is unknown: the page then claims neither people nor their absence. */
  count: number | undefined
  /** False if search engines may not index the page, because nobody real is listed. */
  isIndexed: boolean
  /** Somebody is listed, and all of them are samples: nobody can be booked. */
  isSample?: true
} & Priced
