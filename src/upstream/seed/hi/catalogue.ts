import type { CategoryId } from '#upstream/seed/catalogue-order.ts'
import { acRepair } from '#upstream/seed/hi/catalogue/ac-repair.ts'
import { applianceRepair } from '#upstream/seed/hi/catalogue/appliance-repair.ts'
import { carpentry } from '#upstream/seed/hi/catalogue/carpentry.ts'
import { cleaning } from '#upstream/seed/hi/catalogue/cleaning.ts'
import { electrician } from '#upstream/seed/hi/catalogue/electrician.ts'
import { gardening } from '#upstream/seed/hi/catalogue/gardening.ts'
import { interiorDesign } from '#upstream/seed/hi/catalogue/interior-design.ts'
import { painting } from '#upstream/seed/hi/catalogue/painting.ts'
import { pestControl } from '#upstream/seed/hi/catalogue/pest-control.ts'
import { plumbing } from '#upstream/seed/hi/catalogue/plumbing.ts'
import { security } from '#upstream/seed/hi/catalogue/security.ts'
import { waterproofing } from '#upstream/seed/hi/catalogue/waterproofing.ts'
import type { CategoryStrings, SeedCategory, SeedStrings } from '#upstream/seed/types.ts'

/** The services in Hindi, by their ids; each is checked against its English one in its own file. */
export const categories = {
  plumbing,
  electrician,
  'ac-repair': acRepair,
  carpentry,
  painting,
  cleaning,
  'appliance-repair': applianceRepair,
  'pest-control': pestControl,
  'interior-design': interiorDesign,
  gardening,
  security,
  waterproofing,
} satisfies Record<CategoryId, CategoryStrings<SeedCategory>>

function collectAll(part: 'children' | 'services'): Record<string, SeedStrings> {
  return Object.assign({}, ...Object.values(categories).map((category) => category[part]))
}

/** Those of all categories, by their ids. */
export const children = collectAll('children')
export const services = collectAll('services')
