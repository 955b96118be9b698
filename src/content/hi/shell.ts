import type { Words } from '#lib/language.ts'
import { company } from '../company.ts'
import type * as en from '../shell.ts'

export const shell = {
  skip: 'सीधे मुख्य हिस्से पर जाएँ',
  home: `${company.name}, होम`,
  yourCity: 'आपका शहर:',
  menu: 'मेन्यू',
  mainNavigation: 'मुख्य मेन्यू',
  search: 'खोजें',
  breadcrumb: 'इस पेज तक का रास्ता',
  toasts: { label: 'सूचनाएँ', dismiss: 'हटाएँ' },
  tryAgain: 'फिर कोशिश करें',
  footer: {
    social: (network: string) => `${network} पर ${company.name} (नए टैब में खुलता है)`,
    playStore: `Google Play से ${company.name} ऐप डाउनलोड करें`,
  },
} satisfies Words<typeof en.shell>
