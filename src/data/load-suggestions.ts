import type { Suggestion } from '#api/schemas/search-results.ts'

/** Fetches suggestions for a text. Loads the code at the first call. */
export async function suggest(text: string, signal: AbortSignal): Promise<Array<Suggestion>> {
  const { fetchSuggestions } = await import('#data/fetch-suggestions.ts')
  return fetchSuggestions(text, signal)
}
