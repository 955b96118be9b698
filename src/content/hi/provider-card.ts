import type * as en from '#content/provider-card.ts'
import type { Words } from '#lib/language.ts'

export const providerCard = {
  verified: 'जाँच हो चुकी है',
  quote: (comment: string) => `“${comment}”`,
  services: 'काम',
  more: (count: number) => `+${count} और`,
} satisfies Words<typeof en.providerCard>
