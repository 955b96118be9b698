/** A price in whole rupees: the lowest that a provider or a sample names, else the usual one of the catalogue. */
export type Price = { amount: number; kind: 'provider' | 'sample' | 'usual' }
export type Priced = { price?: Price | undefined }

/** The number of providers listed at a place, for a service or a job. Undefined if it could not be read. */
export type Listed = number | undefined
