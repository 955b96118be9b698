import type { ApiClient } from '#api/client.ts'
import { ApiError, isAbsent } from '#api/errors.ts'
import type { Brand } from '#api/schemas/brand.ts'
import { brandServiceIds } from '#catalogue/brand-services.ts'
import { messages } from '#content/messages.ts'
import { resultQuery } from '#data/queries.ts'

/** Reads the brands of the upstream. Returns none if it keeps no list of them. @throws ApiError */
async function readBrands(api: ApiClient): Promise<ReadonlyArray<Brand>> {
  try {
    return await api.brands()
  } catch (error) {
    if (error instanceof ApiError && isAbsent(error.status)) return []
    throw error
  }
}

/** Reads the brands with content of ours that the upstream lists. @throws ApiError */
export async function findListed(api: ApiClient, brandIds: ReadonlyArray<string>): Promise<Array<string>> {
  if (brandIds.length === 0) return []
  const listed = await readBrands(api)
  return brandIds.filter((id) => listed.some(({ _id }) => _id === id))
}

/** Queries the ids of the brands for a service. Falls back to the built-in ones if the list is unknown. */
export function serviceBrandsQuery(api: ApiClient, serviceId: string) {
  const known = Object.keys(brandServiceIds).filter((id) => brandServiceIds[id]?.includes(serviceId))
  return resultQuery(
    ['services', 'brands', serviceId],
    (unlessFailed) => unlessFailed(findListed(api, known), known),
    messages.errors.brands,
    { quiet: true },
  )
}
