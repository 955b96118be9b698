import { company } from '#content/company.ts'
import type * as en from '#content/social-cards.ts'
import type { Words } from '#lib/language.ts'

/** Lists the first three names and counts the others. */
function some(names: ReadonlyArray<string>): string {
  const [first = '', second, third] = names
  if (!second) return first
  if (!third) return `${first} और ${second}`
  const rest = names.length - 3
  return rest > 0 ? `${first}, ${second}, ${third} और ${rest} अन्य` : `${first}, ${second} और ${third}`
}

export const socialCards = {
  site: {
    kicker: 'भारत में होम सर्विस',
    title: company.tagline,
    line: 'दाम काम शुरू होने से पहले तय होता है',
  },
  service: { kicker: 'होम सर्विस' },
  city: {
    kicker: 'होम सर्विस',
    line: (state: string | undefined, city: string, services: ReadonlyArray<string>) =>
      state && state !== city ? `${state}: ${some(services)}` : some(services),
  },
  state: {
    kicker: 'होम सर्विस',
    line: (cities: ReadonlyArray<string>) => some(cities),
    unserved: 'हम अभी यहाँ नहीं हैं: बताएँ, आपको कहाँ मदद चाहिए',
  },
  brand: { kicker: 'भरोसे का ब्रांड', line: 'हमारे कारीगरों का जाना-पहचाना ब्रांड' },
} satisfies Words<typeof en.socialCards>
