import * as v from 'valibot'
import { type ProviderSummary, providerSummarySchema } from '#api/schemas/provider.ts'

/** Returns a plumber in Kochi of whom the API says nothing more than it must, but for `fields`. */
export function providerSummary(fields: Partial<ProviderSummary> = {}): ProviderSummary {
  const least = v.parse(providerSummarySchema, {
    id: 'asha',
    name: 'Asha Works',
    categoryIds: ['plumbing'],
    cityId: 'kochi',
  })
  return { ...least, ...fields }
}
