import { brandProfiles } from '#catalogue/brand-profiles.ts'
import { brandServiceIds } from '#catalogue/brand-services.ts'
import type { SeedBrand } from '#upstream/seed/types.ts'

export const brands: ReadonlyArray<SeedBrand> = brandProfiles.map(({ id, name, website, redirect }) => ({
  id,
  title: name,
  website,
  ...(redirect && { redirect }),
  serviceIds: brandServiceIds[id] ?? [],
}))
