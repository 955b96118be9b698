import type { Drawings } from './frame.ts'
import { acRepairIcons } from './icons/ac-repair.ts'
import { applianceRepairIcons } from './icons/appliance-repair.ts'
import { carpentryIcons } from './icons/carpentry.ts'
import { cleaningIcons } from './icons/cleaning.ts'
import { electricianIcons } from './icons/electrician.ts'
import { gardeningIcons } from './icons/gardening.ts'
import { interiorDesignIcons } from './icons/interior-design.ts'
import { paintingIcons } from './icons/painting.ts'
import { pestControlIcons } from './icons/pest-control.ts'
import { plumbingIcons } from './icons/plumbing.ts'
import { securityIcons } from './icons/security.ts'
import { waterproofingIcons } from './icons/waterproofing.ts'

/** A category's icon and those of its services, by id. */
export const iconDrawings: Drawings = {
  ...acRepairIcons,
  ...applianceRepairIcons,
  ...carpentryIcons,
  ...cleaningIcons,
  ...electricianIcons,
  ...gardeningIcons,
  ...interiorDesignIcons,
  ...paintingIcons,
  ...pestControlIcons,
  ...plumbingIcons,
  ...securityIcons,
  ...waterproofingIcons,
}
