import { type Amount, toAmounts } from '#lib/duration.ts'
import { company } from './company.ts'

const ONE = { minutes: 'minute', hours: 'hour', days: 'day' } as const
const SEVERAL = { minutes: 'minutes', hours: 'hours', days: 'days' } as const

function amount({ count, unit }: Amount): string {
  return `${count} ${(count === '1' || count === '½' ? ONE : SEVERAL)[unit]}`
}

/** Returns a range of minutes in words: `30 to 60 minutes`, `5 hours to 2 days`. */
export function durationText(range: readonly [number, number]): string {
  const { from, to } = toAmounts(range)
  if (range[0] === range[1]) return amount(to)
  return from.unit === to.unit ? `${from.count} to ${amount(to)}` : `${amount(from)} to ${amount(to)}`
}

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)

/** Strings of the page of a job. */
export const jobPage = {
  name: (job: string, city?: string) => (city ? `${job} in ${city}` : job),
  safety: 'Do this first',
  noPrice: 'Agreed before the work begins',
  /** A usual price with its highest amount. */
  usualRange: (from: string, to: string) => `${from} to ${to}`,
  usual: 'Usual price',
  upTo: (rupees: string) => `Usually up to ${rupees}`,
  sizes: 'Prices by size',
  duration: 'Time at your home',
  declined: 'If you say no',
  declinedText: `You owe ${company.declineRule}.`,
  parts: 'Material',
  warranty: 'Guarantee',
  warrantyText: (count: number) => `${days(count)}. ${company.guaranteeRule}.`,
  book: 'Book this job',
  bar: 'Price and booking',
  included: 'Included',
  excluded: 'Not included',
  extent: 'What you pay for',
  priceNotes: 'What moves the price',
  beforeVisit: 'Before the visit',
  notNeeded: 'When you can do without us',
  providers: {
    title: (job: string, city: string) => `Professionals for ${job} in ${city}`,
    all: (count: number | null) => (count === null ? 'See all' : `See all ${count}`),
    none: 'The app shows who is free at the hour you choose, and books them.',
    failed: 'The professionals could not be loaded just now.',
  },
  cities: {
    title: 'Price and professionals in your city',
    text: 'Choose a city to see who is listed there and at what price.',
    choose: 'Choose your city',
  },
  articles: { title: 'Read more about it' },
  related: { title: 'Related jobs' },
  service: (service: string) => `All ${service} jobs`,
} as const

/** Head of the page of a job. */
export const jobHead = {
  title: (name: string) => `${name}: price and what is included | ${company.name}`,
  shortTitle: (name: string) => `${name} | ${company.name}`,
} as const

/** The known facts of a job. `hasExtent` is true if they say what its price includes or excludes. */
type KnownOfJob = {
  price?: string | undefined
  duration?: string | undefined
  warranty?: number | undefined
  hasExtent?: boolean
}

/** Returns the description of the page of a job. */
export function jobDescription(
  count: number | undefined,
  name: string,
  { price, duration, warranty, hasExtent }: KnownOfJob,
): string {
  const facts = [price, duration, warranty && `${warranty}-day guarantee`].filter(Boolean).join(', ')
  const extent =
    hasExtent && `What the price includes and what it does not${count ? ', and who does it' : ''}.`
  return [`${name}${facts && `: ${facts}`}.`, extent || (count && 'See who does it.')]
    .filter(Boolean)
    .join(' ')
}

/** Screens in place of a job that is not there. */
export const jobMissing = {
  notInCity: (job: string, city: string) => ({
    title: `${job} is not offered in ${city} yet`,
    text: 'It is offered in other cities.',
  }),
  toJob: (job: string) => `About ${job}`,
} as const

/** The price list of a service page, which is printed on one sheet. */
export const priceList = {
  title: (service: string, city?: string) => `Price list: ${service}${city ? ` in ${city}` : ''}`,
  text: 'Starting prices of the jobs. The full price is agreed before the work begins.',
} as const
