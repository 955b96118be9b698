import * as v from 'valibot'
import { type ProviderSummary, providerSummarySchema } from '#api/schemas/provider.ts'

/** Returns a plumber in Kochi with only the required fields, and `fields`. */
export function providerSummary(fields: Partial<ProviderSummary> = {}): ProviderSummary {
  const least = v.parse(providerSummarySchema, {
    id: 'asha',
    name: 'Asha Works',
    categoryIds: ['plumbing'],
    cityId: 'kochi',
  })
  return { ...least, ...fields }
}
