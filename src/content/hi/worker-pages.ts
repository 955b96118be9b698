import type { Words } from '#lib/language.ts'
import { company } from '../company.ts'
import type * as en from '../worker-pages.ts'

export const errorPage = {
  500: { title: 'कुछ गड़बड़ हो गई', text: 'यह पेज नहीं खुल सका। ग़लती हमारी है, आपकी नहीं।' },
  503: {
    title: 'साइट थोड़ी देर में लौट आएगी',
    text: 'इस समय साइट नहीं खुल रही है। कुछ मिनट बाद फिर कोशिश करें।',
  },
  home: 'होम पर जाएँ',
  call: `${company.phone} पर फ़ोन करें`,
  reference: (id: string) => `इस गड़बड़ी का नंबर: ${id}`,
} satisfies Words<typeof en.errorPage>

export const appLinkPage = {
  title: {
    customer: `${company.name} ऐप डाउनलोड करें`,
    partner: `${company.name} पार्टनर ऐप डाउनलोड करें`,
  },
  description: {
    customer: company.description,
    partner: `${company.name} के साथ काम करने वाले स्वतंत्र कारीगरों का ऐप।`,
  },
  heading: 'आपको आगे ले जा रहे हैं...',
  beforeLink: 'अगर कुछ न हो, तो ',
  link: 'यहाँ दबाएँ',
  afterLink: '।',
  noScript: 'अपने-आप वहाँ पहुँचने के लिए अपने ब्राउज़र में जावास्क्रिप्ट चालू करें।',
} satisfies Words<typeof en.appLinkPage>

export const articleTable = 'टेबल'

export const structuredDataNames = { country: 'भारत' } satisfies Words<typeof en.structuredDataNames>

export const shortcuts = {
  search: 'खोजें',
  services: 'सभी सेवाएँ',
  contact: 'संपर्क करें',
  contactShort: 'संपर्क',
  blog: 'ब्लॉग',
} satisfies Words<typeof en.shortcuts>
