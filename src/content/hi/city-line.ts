import type * as en from '#content/city-line.ts'
import type { Words } from '#lib/language.ts'

export const cityLine = {
  label: 'इस पेज का शहर',
  other: (page: string, own: string) => `यह ${page} का पेज है। आपका शहर ${own} है।`,
  first: (page: string) => `यह ${page} का पेज है। क्या यही आपका शहर है?`,
  switch: (page: string) => `${page} चुनें`,
  stay: (own: string) => `${own} ही रहने दें`,
  yes: (page: string) => `हाँ, ${page} चुनें`,
  no: 'नहीं',
} satisfies Words<typeof en.cityLine>
