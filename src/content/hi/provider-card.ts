import type * as en from '#content/provider-card.ts'
import type { Words } from '#lib/language.ts'

export const providerCard = {
  verified: 'जाँच हो चुकी है',
  quote: (comment: string) => `“${comment}”`,
  services: 'काम',
  more: (count: number) => `+${count} और`,
  viewProfileOf: (name: string) => `प्रोफ़ाइल देखें: ${name}`,
  bookNowWith: (name: string) => `अभी बुक करें: ${name}`,
} satisfies Words<typeof en.providerCard>
