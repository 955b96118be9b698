import type * as en from '#content/crumb-labels.ts'
import type { Words } from '#lib/language.ts'

export const crumbLabels = {
  home: 'होम',
  services: 'सेवाएँ',
  blog: 'ब्लॉग',
  professionals: 'कारीगर',
} satisfies Words<typeof en.crumbLabels>
