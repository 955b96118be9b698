import { company } from '#content/company.ts'
import type * as en from '#content/shell.ts'
import type { Words } from '#lib/language.ts'

export const shell = {
  skip: 'सीधे मुख्य हिस्से पर जाएँ',
  home: `${company.name}, होम`,
  yourCity: 'आपका शहर:',
  menu: 'मेन्यू',
  mainNavigation: 'मुख्य मेन्यू',
  search: 'खोजें',
  breadcrumb: 'इस पेज तक का रास्ता',
  carousel: 'खिसकने वाली पट्टी',
  toasts: {
    label: 'सूचनाएँ',
    dismiss: 'हटाएँ',
  },
  printedFrom: (address: string) => `ऑनलाइन पढ़ें: ${address}`,
  footer: {
    social: (network: string) => `${network} पर “${company.name}” (नए टैब में खुलता है)`,
    playStore: `प्ले स्टोर से ${company.name} ऐप डाउनलोड करें`,
    samples: 'इन पेजों पर जिस चीज़ पर “नमूना” लिखा है, वह असली नहीं है।',
  },
} satisfies Words<typeof en.shell>

export const navigation = {
  allServices: 'सभी सेवाएँ',
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
} satisfies Words<typeof en.navigation>

export const footerHeadings = {
  services: 'लोकप्रिय सेवाएँ',
  company: 'कंपनी',
  states: 'प्रमुख राज्य',
  cities: 'प्रमुख शहर',
} satisfies Words<typeof en.footerHeadings>
