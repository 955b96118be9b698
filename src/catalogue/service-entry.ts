/**
 * A group of cities with the same offered services. Cities in the hills need no AC repair, `rain` cities have long
 * monsoons, and `coast` cities are also large.
 */
export type CityKind = 'hill' | 'town' | 'city' | 'rain' | 'coast' | 'large' | 'metro'

export type Faq = { question: string; answer: string }

/** A job of a service, with a price. */
type Job = {
  /** Unique in the whole catalogue. Its drawing is `/images/services/{id}.svg`. */
  id: string
  title: string
  /** One sentence about the work, 50–140 characters. */
  description: string
  /** 'From' price in whole rupees. */
  priceFrom: number
  keywords: ReadonlyArray<string>
}

export type JobGroup = {
  /** Unique in the whole catalogue. */
  id: string
  title: string
  description: string
  keywords: ReadonlyArray<string>
  services: ReadonlyArray<Job>
}

/** A service with its jobs, as described in a file of `src/content/en/services`. */
export type ServiceEntry = {
  /** Kinds of cities where the service is offered; all kinds if missing. */
  offeredIn?: ReadonlyArray<CityKind>
  /** One or two sentences, 90–200 characters. */
  description: string
  /** Everyday terms for the problem, in lower case, as a customer would type them. */
  keywords: ReadonlyArray<string>
  children: ReadonlyArray<JobGroup>
}

export type EntryStrings = { title: string; description: string }

/** The translation of a service: strings for exactly its groups and jobs, by id. */
export type ServiceStrings<Entry extends ServiceEntry> = {
  description: string
  children: Record<Entry['children'][number]['id'], EntryStrings>
  services: Record<Entry['children'][number]['services'][number]['id'], EntryStrings>
}
