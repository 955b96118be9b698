import type { Words } from '#lib/language.ts'
import type * as en from '../web-manifest.ts'

export const shortcuts = {
  search: 'खोजें',
  services: 'सभी सेवाएँ',
  contact: 'संपर्क करें',
  contactShort: 'संपर्क',
  blog: 'ब्लॉग',
} satisfies Words<typeof en.shortcuts>
