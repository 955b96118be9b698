import { formatCount } from '#lib/money.ts'
import { company } from './company.ts'

/** Strings of the home page, in the order of its sections. */
export const home = {
  hero: {
    headline: 'The right hands for every repair at home',
    subHeadline:
      'A tap that drips, a fan that hums, a wall that needs paint. Find an independent professional in your city, who agrees the price with you before the work begins.',
    searchLabel: 'What do you need help with?',
    searchPlaceholder: 'Try leaking tap or AC service',
    searchButton: 'Search',
    popularLabel: 'Popular:',
    imageAlt:
      'A house seen from the side, with a tap, a fan, an air conditioner, a ladder and plants in its rooms',
  },
  /** Facts about how booking works; never counts of customers, ratings or jobs. */
  trustFacts: {
    prices: {
      title: 'Prices in the open',
      text: 'Where a job has a starting price, you see it before you book.',
    },
    checks: {
      title: 'Checks in the open',
      text: 'Where a professional was checked, you see what was checked.',
    },
    range: {
      title: 'Many kinds of work',
      text: 'From a loose switch to a leaking terrace, in one place.',
    },
    since: {
      title: `At work since ${company.foundedYear}`,
      text: 'Started in Mumbai, now serving cities across India.',
    },
  },
  /** Accessible name of the row of facts. */
  trustLabel: 'How we work',
  services: {
    title: 'Our Services',
    text: 'Everyday repairs and bigger jobs, sorted by trade.',
    showAll: 'View All Services',
    showLess: 'Show Less',
    /** Text around a price. */
    from: { before: 'From ', after: '' },
  },
  howItWorks: {
    title: 'How It Works',
    text: 'Three steps from the problem to a finished job.',
  },
  brands: {
    title: 'Trusted Brands',
    text: 'Makers whose fittings, paints and machines our professionals know well.',
    label: 'Trusted brands, moving row',
    pause: 'Pause the row of brands',
    play: 'Start the row of brands',
    previous: 'Previous brands',
    next: 'Next brands',
    newTab: '(opens in a new tab)',
  },
  providers: {
    title: 'Top Service Providers',
    text: 'Meet a few of the professionals behind the work.',
    label: 'Professionals',
    previous: 'Previous professionals',
    next: 'Next professionals',
  },
  testimonials: {
    title: 'What Our Customers Say',
    text: 'Households on the repairs they no longer think about.',
    label: 'Testimonials, moving row',
    previous: 'Previous testimonial',
    next: 'Next testimonial',
    pause: 'Pause the testimonials',
    play: 'Start the testimonials',
    shown: (number: number, of: number, name: string) => `Testimonial ${number} of ${of}: ${name}`,
  },
  promotions: {
    title: 'Offers This Season',
    text: 'Savings and promises for the jobs on your list.',
  },
  appBanner: {
    title: 'Book from your phone',
    text: `Pick a slot, share a photo of the problem, follow the visit and keep every bill in one place with the ${company.name} app.`,
    points: [
      'Choose the day and the hour of the visit',
      'Pay only when the job is finished',
      'Keep bills and job notes together',
    ],
    playStoreLabel: 'Get it on Google Play',
    learnMoreLabel: 'Learn More',
    imageAlt: `The ${company.name} app on a phone: a day, an hour and a button to book`,
  },
  locations: {
    title: 'Find Us in Your City',
    text: 'See which services are offered where you live.',
    byCity: 'By City',
    byState: 'By State',
    viewAllCities: 'View All Cities',
    viewAllStates: 'View All States',
    showLess: 'Show Less',
    notYet: 'Not there yet:',
    seeCities: 'See cities',
    services: (count: number) => `${formatCount(count)} ${count === 1 ? 'service' : 'services'}`,
    cities: (count: number) => `${count} ${count === 1 ? 'city' : 'cities'}`,
  },
} as const
