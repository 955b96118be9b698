import type { ApiClient } from '#api/client.ts'
import { ApiError, isAbsent } from '#api/errors.ts'
import type { Brand } from '#api/schemas/brand.ts'
import type { Sampled } from '#lib/samples.ts'

type BrandName = Sampled & { id: string; title: string }

/** Reads the brands of the upstream. Returns none if it has no list of them. @throws ApiError */
async function readBrands(api: ApiClient): Promise<ReadonlyArray<Brand>> {
  try {
    return await api.brands()
  } catch (error) {
    if (error instanceof ApiError && isAbsent(error.status)) return []
    throw error
  }
}

/** Reads the brands with built-in content that the upstream lists. @throws ApiError */
export async function findListed(api: ApiClient, brandIds: ReadonlyArray<string>): Promise<Array<BrandName>> {
  if (brandIds.length === 0) return []
  const listed = await readBrands(api)
  return brandIds.flatMap((id) => {
    const brand = listed.find(({ _id }) => _id === id)
    return brand ? [{ id, title: brand.title, ...(brand.sample && { sample: true }) }] : []
  })
}
