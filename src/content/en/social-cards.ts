import { company } from './company.ts'

/** Lists the first three names and counts the others. */
function some(names: ReadonlyArray<string>): string {
  const [first = '', second, third] = names
  if (!second) return first
  if (!third) return `${first} and ${second}`
  const rest = names.length - 3
  return rest > 0 ? `${first}, ${second}, ${third} and ${rest} more` : `${first}, ${second} and ${third}`
}

/** Strings of the link previews in messengers and social networks. */
export const socialCards = {
  site: {
    kicker: 'Home services in India',
    title: company.tagline,
    line: 'The price is agreed before the work begins',
  },
  service: { kicker: 'Home services' },
  city: {
    kicker: 'Home services in',
    line: (state: string | undefined, city: string, services: ReadonlyArray<string>) =>
      state && state !== city ? `${state}: ${some(services)}` : some(services),
  },
  state: {
    kicker: 'Home services in',
    line: (cities: ReadonlyArray<string>) => some(cities),
    unserved: 'Not here yet: tell us where you need help',
  },
  brand: { kicker: 'Trusted brand', line: 'Professionals who fit and repair what it makes' },
} as const
