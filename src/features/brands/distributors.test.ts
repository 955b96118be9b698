import { expect, test } from 'vitest'
import { brandServiceIds } from '#catalogue/brand-services.ts'
import { sampleBrands } from '#catalogue/sample-brands.ts'
import { serviceCatalogue } from '#catalogue/service-list.ts'

test('every brand has services, and every service of a brand exists', () => {
  const known = serviceCatalogue.map(({ id }) => id)
  for (const { id } of sampleBrands) expect(brandServiceIds[id]?.length, id).toBeGreaterThan(0)
  for (const id of Object.values(brandServiceIds).flat()) expect(known).toContain(id)
})
