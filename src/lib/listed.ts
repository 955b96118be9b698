/** A price in whole rupees: the lowest that a provider or a sample names, else the usual one of the catalogue. */
export type Price = { amount: number; kind: 'provider' | 'sample' | 'usual' }
export type Priced = { price?: Price | undefined }

/** Who is listed for what a page is about. Its texts about people and prices, and its robots tag, follow from it. */
export type WhoIsListed = {
  /** The number of providers. Undefined if it is unknown: the page then claims neither people nor their absence. */
  count: number | undefined
  /** False if search engines may not index the page, because nobody real is listed. */
  isIndexed: boolean
} & Priced
