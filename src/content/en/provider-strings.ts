import { formatCount, formatRupees } from '#lib/money.ts'
import { getEntry } from '#lib/slug.ts'
import { toAgents } from '../grammar/english-forms.ts'

/** Names of a provider's checks, by their ids in the directory. */
const checkNames: Readonly<Record<string, string>> = {
  identity: 'identity',
  address: 'address',
  police: 'police record',
  experience: 'experience',
}

/** Strings about providers in cards, lists and the comparison. */
export const providerStrings = {
  check: (check: string) => getEntry(checkNames, check) ?? check,
  checked: (checks: ReadonlyArray<string>) =>
    `Checked: ${checks.map((check) => getEntry(checkNames, check) ?? check).join(', ')}`,
  /** Stands for a provider without a recorded check. */
  unchecked: 'Nothing was checked',
  experience: (years: number) => (years === 1 ? '1 year of experience' : `${years} years of experience`),
  completed: (jobs: number) => `${formatCount(jobs)} ${jobs === 1 ? 'job' : 'jobs'} completed`,
  languages: (languages: ReadonlyArray<string>) => `Speaks ${languages.join(', ')}`,
  /** Lists the first areas and counts the others. */
  areas: (areas: ReadonlyArray<string>, most = 3) => {
    const more = areas.length - most
    return areas.slice(0, most).join(', ') + (more > 0 ? ` and ${more} more` : '')
  },
  /** Counts the services that a card does not name. */
  more: (count: number) => `+${formatCount(count)} more`,
  /** Uses hours from one hour on, rounded up. */
  replies: (minutes: number) => {
    const hours = Math.ceil(minutes / 60)
    if (minutes < 60) return minutes === 1 ? 'within 1 minute' : `within ${minutes} minutes`
    return hours === 1 ? 'within 1 hour' : `within ${hours} hours`
  },
  /** The price of the chosen job. */
  priceFrom: (rupees: number) => `From ${formatRupees(rupees)}`,
  /** The lowest price of all of a provider's jobs. */
  jobsFrom: (rupees: number) => `Jobs from ${formatRupees(rupees)}`,
  noPrice: 'Price on request',
  compare: 'Compare',
  compareFull: (most: number) => `You already compare ${most}. Remove one to choose this one.`,
  bookNow: 'Book Now',
  /** Accessible names of the links of a card. */
  viewProfileOf: (name: string) => `View Profile: ${name}`,
  /** The default order of a list. The E-Commerce Rules, 2020 require its parameters to be disclosed. */
  ranking:
    'Best match: professionals whose main work this is come first. Good ratings from many reviews count most; checks, experience and quick replies count too. Nobody pays for a place.',
  /** The same for a list of all services. */
  rankingOfAll:
    'Best match: good ratings from many reviews count most; checks, experience and quick replies count too. Nobody pays for a place.',
  /** Shown on the page of a city, and of a service in a city. */
  best: {
    title: (city: string, service?: string) =>
      `${service === undefined ? 'Professionals' : toAgents(service)} in ${city}`,
    all: (count: number | null) => (count === null ? 'See all' : `See all ${formatCount(count)}`),
  },
  /** Shown where a city has nobody for a service or job. */
  nobody: {
    title: (city: string, nearest: { title: string; distanceKm: number } | null) =>
      `Nobody in ${city} for this yet${nearest ? `. Nearest: ${nearest.title}, ${formatCount(nearest.distanceKm)} km` : ''}`,
    text: (what: string, city: string | undefined) =>
      `Nobody is listed under ${what}${city === undefined ? '' : ` in ${city}`} yet. Leave your number, and we look for a professional who comes to you.`,
    nearest: ({ title, distanceKm }: { title: string; distanceKm: number }) =>
      `Nearest: ${title}, ${formatCount(distanceKm)} km.`,
    nearby: (city: string, km: number) => `In ${city}, ${km} km away`,
    nearbyText: (there: string, here: string) =>
      `They work in ${there} and cannot be booked for a home in ${here}.`,
  },
  /** Shown in the panel of a job. */
  panel: {
    app: 'The app shows who is free at the hour you choose, and books them.',
    book: 'Book in the app',
    chooseCity: 'Choose your city to see who does this job there.',
    showAll: (count: number) => `Show all ${formatCount(count)}`,
    failed: 'The professionals could not be loaded just now.',
  },
} as const
