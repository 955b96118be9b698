import * as v from 'valibot'
import { callAddress } from '#api/client.ts'
import { type Suggestion, suggestionSchema } from '#api/schemas/search.ts'
import { cityOfSearch } from '#browser/chosen-city.ts'

const answerSchema = v.object({ data: v.array(suggestionSchema) })

/**
 * Pages that a text may mean, in the chosen city where it has them; none when they cannot be had, which nobody has to
 * be told. In the browser only.
 */
export async function fetchSuggestions(text: string, signal: AbortSignal): Promise<Array<Suggestion>> {
  try {
    const response = await fetch(callAddress('/suggest', { q: text, city: cityOfSearch() }), { signal })
    return response.ok ? v.parse(answerSchema, await response.json()).data : []
  } catch {
    return []
  }
}
