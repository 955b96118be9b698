/** A tag of a link preview: Open Graph names its properties by `property`, others by `name`. */
export type CardTag = { property?: string; name?: string; content: string }

/** Metadata of a page for other machines. In the worker only: no browser shows it. */
export type PageDescription = {
  card: ReadonlyArray<CardTag>
  /** The page in every language (`hreflang`); none for a page that was not found. */
  alternates: ReadonlyArray<{ code: string; href: string }>
  /** Structured data as text for a script element; empty without any. */
  structuredData: string
}

/** Returns true if a letter continues here: with a combining sign, or with a letter joined by a virama. */
function goesOn(before: string | undefined, character: string | undefined): boolean {
  return before === '\u094d' || /^\p{M}/u.test(character ?? '')
}

/** Returns the first `limit` characters, with an ellipsis if the text was cut. Does not split grapheme clusters. */
export function cutText(text: string, limit: number): string {
  const characters = [...text]
  if (characters.length <= limit) return text
  let end = limit
  while (end > 0 && goesOn(characters[end - 1], characters[end])) end--
  return `${characters.slice(0, end).join('').trimEnd()}…`
}

export type PageMeta = {
  title: string
  description?: string
  /** The canonical path of the page; a page without content has none. */
  path?: string
  noIndex?: boolean | undefined
}

/** Returns the head of a page: title, description and canonical address. */
export function pageHead({ title, description, path, noIndex = false }: PageMeta) {
  return {
    meta: [
      { title },
      ...(description ? [{ name: 'description', content: description }] : []),
      ...(noIndex ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    links: path === undefined ? [] : [{ rel: 'canonical', href: path }],
  }
}

/** Returns the number of an app in an App Store link. Returns undefined without one, or for a placeholder of zeros. */
export function appStoreId(link: string): string | undefined {
  return link.match(/\/id(?!0+\b)(\d+)\b/)?.[1]
}

/** Returns the title and text that a loader attached to what it threw, or undefined. */
export function ownWords(data: unknown): { title: string; text: string } | undefined {
  const { title, text }: { title?: unknown; text?: unknown } = Object(data)
  return typeof title === 'string' && typeof text === 'string' ? { title, text } : undefined
}
