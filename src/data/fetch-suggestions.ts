import { API_BASE, callPath } from '#api/client.ts'
import type { Suggestion } from '#api/schemas/search-results.ts'
import { chosenCity } from '#browser/chosen-city.ts'

/** Fetches pages that a text may mean, in the chosen city where possible. Browser only. @throws when the call fails */
export async function fetchSuggestions(text: string, signal: AbortSignal): Promise<Array<Suggestion>> {
  const path = callPath('/suggest', { q: text, city: chosenCity().id || undefined })
  const response = await fetch(API_BASE + path, { signal })
  if (!response.ok) throw new Error(`The suggestions were answered ${response.status}.`)
  const { data }: { data: Array<Suggestion> } = await response.json()
  return data
}
