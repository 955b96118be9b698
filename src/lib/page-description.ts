/** A tag of a link preview: Open Graph names its properties by `property`, others by `name`. */
export type CardTag = { property?: string; name?: string; content: string }

/** What other machines are told about a page. Known on the worker only: nobody reads it in a browser. */
export type PageDescription = {
  card: ReadonlyArray<CardTag>
  /** Structured data as text that may stand in a script element; empty where there is none. */
  structuredData: string
}
