import * as v from 'valibot'
import { callAddress } from '#api/client.ts'
import { type Suggestion, suggestionSchema } from '#api/schemas/search-results.ts'
import { chosenCity } from '#browser/chosen-city.ts'

const answerSchema = v.object({ data: v.array(suggestionSchema) })

/** Fetches pages that a text may mean, in the chosen city where possible. Browser only. @throws when the call fails */
export async function fetchSuggestions(text: string, signal: AbortSignal): Promise<Array<Suggestion>> {
  const response = await fetch(callAddress('/suggest', { q: text, city: chosenCity().id || undefined }), { signal })
  if (!response.ok) throw new Error(`The suggestions were answered ${response.status}.`)
  return v.parse(answerSchema, await response.json()).data
}
