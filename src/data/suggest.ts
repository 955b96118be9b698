import type { Suggestion } from '#api/schemas/search.ts'

/** Asks for pages that a text may mean; the code that asks is loaded with the first question. */
export async function suggest(text: string, signal: AbortSignal): Promise<Array<Suggestion>> {
  const { fetchSuggestions } = await import('#data/fetch-suggestions.ts')
  return fetchSuggestions(text, signal)
}
