import * as v from 'valibot'
import { callAddress } from '#api/client.ts'
import { type Suggestion, suggestionSchema } from '#api/schemas/search.ts'
import { cityOfSearch } from '#browser/chosen-city.ts'

const answerSchema = v.object({ data: v.array(suggestionSchema) })

/**
 * Fetches pages that a text may mean, in the chosen city where possible. Returns none on failure, because suggestions
 * are optional. Browser only.
 */
export async function fetchSuggestions(text: string, signal: AbortSignal): Promise<Array<Suggestion>> {
  try {
    const response = await fetch(callAddress('/suggest', { q: text, city: cityOfSearch() }), { signal })
    return response.ok ? v.parse(answerSchema, await response.json()).data : []
  } catch {
    return []
  }
}
