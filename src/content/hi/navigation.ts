import type { Words } from '#lib/language.ts'
import type * as en from '../navigation.ts'

export const navigation = {
  topServices: 'टॉप सेवाएँ',
  topTechnicians: 'टॉप कारीगर',
  about: 'हमारे बारे में',
  contact: 'संपर्क करें',
  career: 'करियर',
  downloadApp: 'ऐप डाउनलोड करें',
  blog: 'ब्लॉग',
  becomePartner: 'पार्टनर बनें',
  terms: 'नियम और शर्तें',
  privacy: 'निजता नीति',
  speed: 'साइट की रफ़्तार',
} satisfies Words<typeof en.navigation>

export const footerHeadings = {
  services: 'लोकप्रिय सेवाएँ',
  company: 'कंपनी',
  states: 'प्रमुख राज्य',
  cities: 'प्रमुख शहर',
} satisfies Words<typeof en.footerHeadings>
