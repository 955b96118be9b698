import { formatRupees } from '#lib/money.ts'

/** Strings of the services page and the service pages. */
export const browse = {
  services: {
    title: 'All Services',
    text: 'Trades for the whole home. Choose one to see what it includes and to book it.',
    custom: {
      title: 'Need something else?',
      text: 'If the job does not fit a category, describe it in a few lines and we look for the right professional.',
      action: 'Contact Us',
    },
  },
  service: {
    /** The built-in summary of a service, as a sentence. */
    text: (summary: string) => `${summary}.`,
    jobs: 'Jobs and prices',
    noJobs: {
      title: 'No jobs are listed here yet',
      text: 'Tell us what needs doing and we look for the right professional.',
      action: 'Describe the job',
    },
    failed: 'The jobs and their prices could not be loaded just now.',
    loading: 'Loading the jobs and their prices',
    browseAll: 'Browse All Services',
  },
  /** Shown on a service page without a city: the link to the service in the visitor's city. */
  ownCity: {
    none: 'Jobs and prices can differ from city to city.',
    choose: 'Choose your city',
    offered: (service: string, city: string) => `${service} in ${city}`,
    missing: (city: string) => `Not offered in ${city} yet.`,
    seeNearest: 'See nearest city',
    nearest: (service: string, city: string, km?: number) =>
      `${service} in ${city}${km === undefined ? '' : `, ${km} km away`}`,
  },
  jobGroups: 'Groups of jobs',
  providers: {
    title: 'Available Providers',
    text: (job: string, city?: string) => `For ${job}${city ? ` in ${city}` : ''}.`,
    opened: (job: string) => `Available professionals for ${job} are shown below it.`,
    /** The link to the page of the job. */
    page: (job: string) => `What ${job} includes`,
    close: 'Close the list of professionals',
  },
  faqs: {
    title: 'Good to know',
    text: 'Short answers to what households ask before they book.',
  },
  brands: {
    title: 'Brands Our Professionals Know',
    text: 'Makers whose parts and manuals they work with every week.',
  },
  related: {
    title: 'Related Services',
    text: 'What homes often need next.',
  },
  city: {
    title: (city: string) => `At home in ${city}`,
    text: (city: string) => `See everything that ${city} homes can book.`,
    /** Shown before `text` if a provider has named a price. */
    prices: (city: string) =>
      `Prices on this page are the lowest of the professionals listed in ${city}. "Usually" marks a price that none of them has named. `,
    action: (city: string) => `All services in ${city}`,
  },
} as const

/**
 * Returns 'From ₹399', the starting price of a job. In a city, the price is a usual one if no provider has named one.
 */
export function fromPrice(rupees: number, isUsual = false): string {
  return `${isUsual ? 'Usually from' : 'From'} ${formatRupees(rupees)}`
}

/**
 * Shown beside the heading of a service page. `otherwisePrice` is for pages without a price, `otherwiseChecks` for
 * pages without known profiles.
 */
export const servicePoints = {
  price: 'Starting price shown before you book',
  otherwisePrice: 'Price agreed before the work begins',
  checks: 'Each profile says what was checked',
  otherwiseChecks: 'Checks are shown where there are any',
  secondVisit: 'A second visit if the work is not right',
} as const
