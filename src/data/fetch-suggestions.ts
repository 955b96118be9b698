import { API_BASE, callPath } from '#api/client.ts'
import type { PlaceAnswer, Suggestion } from '#api/schemas/search-results.ts'
import { chosenCity } from '#browser/chosen-city.ts'

async function fetchAnswer<T>(parameters: Parameters<typeof callPath>[1], signal: AbortSignal): Promise<T> {
  const response = await fetch(API_BASE + callPath('/suggest', parameters), { signal })
  if (!response.ok) throw new Error(`The suggestions were answered ${response.status}.`)
  const { data }: { data: T } = await response.json()
  return data
}

/** Fetches pages that a text may mean, in the chosen city where possible. Browser only. @throws when the call fails */
export function fetchSuggestions(text: string, signal: AbortSignal): Promise<Array<Suggestion>> {
  return fetchAnswer({ q: text, city: chosenCity().id || undefined }, signal)
}

/** Fetches the places that a text may mean. Browser only. @throws when the call fails */
export function fetchPlaces(text: string, signal: AbortSignal): Promise<PlaceAnswer> {
  return fetchAnswer({ q: text, kind: 'place' }, signal)
}
