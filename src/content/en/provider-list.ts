import { formatCount, formatRupees } from '#lib/money.ts'
import { toAgents } from '../grammar/english-forms.ts'

/** Strings of the list of providers of a service in a city. */
export const providerList = {
  filters: 'Filters',
  showFilters: (active: number) => (active > 0 ? `Filters (${active})` : 'Filters'),
  apply: 'Show the list',
  sort: 'Sort by',
  sorts: {
    match: 'Best match',
    rating: 'Rating',
    experience: 'Experience',
    price: 'Lowest price',
  },
  names: {
    job: 'Job',
    area: 'Area',
    language: 'Language',
    rating: 'Rating',
    verified: 'Checks recorded',
    today: 'Works today',
  },
  any: { job: 'Any job', area: 'Any area', language: 'Any language', rating: 'Any rating' },
  least: (stars: string) => `${stars} stars or more`,
  counted: (words: string, count: number | undefined) =>
    count === undefined ? words : `${words} (${formatCount(count)})`,
  /** Links above a list that narrow or sort it. */
  chips: {
    label: 'Narrow the list',
    rating: '4.5+ stars',
    language: (language: string) => `Speaks ${language}`,
    price: (rupees: number) => `From ${formatRupees(rupees)}, lowest first`,
  },
  drop: (words: string) => `Remove the filter: ${words}`,
  dropAll: 'Remove all filters',
  count: (count: number) => (count === 1 ? '1 professional' : `${formatCount(count)} professionals`),
  someFound: 'Professionals',
  loading: 'Loading the professionals',
  more: 'Show more',
  loadingMore: 'Loading...',
  fromStart: 'Back to the beginning of the list',
  shown: (count: number) => `${formatCount(count)} shown`,
  nobody: {
    title: 'Nobody fits all of these filters',
    /** Titles of a filter value that no provider in the unfiltered list has. */
    unknown: {
      job: (job: string, city: string) => `Nobody in ${city} is listed for the job ${job}`,
      area: (area: string, city: string) => `Nobody in ${city} is listed for the area ${area}`,
      language: (language: string, city: string) => `Nobody listed in ${city} speaks ${language}`,
    },
  },
  /** The way to the nearest city that has somebody for the filter. */
  nearest: (city: string, km: number) => `See the nearest: ${city}, ${km} km away`,
  end: {
    title: 'The list ends here',
    text: 'It has changed since you opened it.',
  },
  failed: 'The list could not be loaded just now.',
} as const

/** Returns the head of a provider list, which differs from that of the service page of the place. */
export function providerListHead(count: number | undefined, service: string, city: string) {
  if (count === 0)
    return {
      title: `${toAgents(service)} in ${city}: nobody is listed yet`,
      description: `Nobody is listed under ${service} in ${city} yet. Ask for a call back, or see which city is the nearest.`,
    }
  return {
    title: `${toAgents(service)} in ${city}`,
    description: `Everybody listed under ${service} in ${city}. Best match first; nobody pays for a place.`,
  }
}
