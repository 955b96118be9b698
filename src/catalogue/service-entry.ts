/**
 * A group of cities whose homes ask for the same services. Those in the hills need no AC repair, those of `rain` have
 * long monsoons, and those of the `coast` are large as well.
 */
export type CityKind = 'hill' | 'town' | 'city' | 'rain' | 'coast' | 'large' | 'metro'

export type Faq = { question: string; answer: string }

/** A job of a service, with a price. */
export type Job = {
  /** Unique in the whole catalogue; its drawing is `/images/services/{id}.svg`. */
  id: string
  title: string
  /** One sentence: what is done, 50–140 characters. */
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

/** A service with its jobs, as a file of `src/content/en/services` describes it. */
export type ServiceEntry = {
  /** Kinds of cities in which the service is offered; all of them without this field. */
  offeredIn?: ReadonlyArray<CityKind>
  /** One or two sentences, 90–200 characters. */
  description: string
  /** Ordinary words for the problem, lower case, as a customer would type them. */
  keywords: ReadonlyArray<string>
  children: ReadonlyArray<JobGroup>
}

export type EntryStrings = { title: string; description: string }

/** The same service in another language: strings for exactly its groups and jobs, by id. */
export type ServiceStrings<Entry extends ServiceEntry> = {
  description: string
  children: Record<Entry['children'][number]['id'], EntryStrings>
  services: Record<Entry['children'][number]['services'][number]['id'], EntryStrings>
}
