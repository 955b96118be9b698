import { acRepair } from '#upstream/seed/catalogue/ac-repair.ts'
import { applianceRepair } from '#upstream/seed/catalogue/appliance-repair.ts'
import { carpentry } from '#upstream/seed/catalogue/carpentry.ts'
import { cleaning } from '#upstream/seed/catalogue/cleaning.ts'
import { electrician } from '#upstream/seed/catalogue/electrician.ts'
import { gardening } from '#upstream/seed/catalogue/gardening.ts'
import { interiorDesign } from '#upstream/seed/catalogue/interior-design.ts'
import { painting } from '#upstream/seed/catalogue/painting.ts'
import { pestControl } from '#upstream/seed/catalogue/pest-control.ts'
import { plumbing } from '#upstream/seed/catalogue/plumbing.ts'
import { security } from '#upstream/seed/catalogue/security.ts'
import { waterproofing } from '#upstream/seed/catalogue/waterproofing.ts'
import type { SeedCategory } from '#upstream/seed/types.ts'

const inOrder = [
  plumbing,
  electrician,
  acRepair,
  carpentry,
  painting,
  cleaning,
  applianceRepair,
  pestControl,
  interiorDesign,
  gardening,
  security,
  waterproofing,
]

/** The twelve services in the order of specification section 2. */
export const catalogue: Array<SeedCategory> = inOrder

export type CategoryId = (typeof inOrder)[number]['id']

/** Offered as shortcuts under the search box. */
export const popularCategoryIds = [
  'plumbing',
  'electrician',
  'ac-repair',
  'cleaning',
  'appliance-repair',
  'pest-control',
]
