import { reviewCount } from './rating.ts'

const DAYS = {
  mon: 'Mon',
  tue: 'Tue',
  wed: 'Wed',
  thu: 'Thu',
  fri: 'Fri',
  sat: 'Sat',
  sun: 'Sun',
} as const

/** Strings of the page that compares providers. */
export const comparisonPage = {
  title: 'Compare professionals',
  description:
    'Prices, ratings, experience, checks, languages, areas and days of professionals, side by side.',
  text: 'What differs comes first, in bold. Send the address of this page to whoever decides with you.',
  table: (count: number) => `${count} ${count === 1 ? 'professional' : 'professionals side by side'}`,
  job: 'Price for',
  anyJob: 'Any job',
  show: 'Show',
  remove: 'Remove',
  removeName: (name: string) => `Remove ${name} from the comparison`,
  unknown: 'Not known',
  withdrawn: (count: number) =>
    count === 1
      ? 'One of those who were chosen is not listed any more.'
      : `${count} of those who were chosen are not listed any more.`,
  withoutThem: 'Compare the others',
  nobody: {
    title: 'Nobody to compare',
    text: 'Open a service in your city and tick Compare on two cards or more.',
    /** Replaces the text while fewer than two are listed anywhere. */
    tooFew:
      'A comparison needs two professionals, and fewer are listed so far. See what each service includes.',
    action: 'Browse All Services',
  },
  rows: {
    price: (job: string) => `Starts from, for ${job}`,
    anyPrice: 'Jobs start from',
    rating: 'Rating',
    experience: 'Experience',
    checks: 'Checks',
    languages: 'Languages',
    city: 'City',
    areas: 'Areas',
    days: 'Days of work',
    reply: 'Usually replies',
  },
  otherJobs: 'Does not list this job',
  noPrice: 'On request',
  rating: (rating: number, count?: number) =>
    rating.toFixed(1) + (count === undefined ? '' : ` (${reviewCount(count)})`),
  years: (years: number) => (years === 1 ? '1 year' : `${years} years`),
  days: (days: ReadonlyArray<keyof typeof DAYS>) => days.map((day) => DAYS[day]),
} as const
