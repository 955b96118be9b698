import { expect, test } from 'vitest'
import { brandServiceIds } from '#catalogue/brand-services.ts'
import { sampleBrands } from '#data/samples/sample-brands.ts'
import { serviceCatalogue } from '#data/services/built-in-services.ts'

test('every brand has services, and every service of a brand exists', () => {
  const known = serviceCatalogue.map(({ id }) => id)
  for (const { id } of sampleBrands) expect(brandServiceIds[id]?.length, id).toBeGreaterThan(0)
  for (const id of Object.values(brandServiceIds).flat()) expect(known).toContain(id)
})
