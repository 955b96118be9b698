import { company } from './company.ts'

/** Strings of the home page, in the order of its sections. */
export const home = {
  hero: {
    headline: 'The right hands for every repair at home',
    subHeadline:
      'A tap that drips, a fan that hums, a wall that needs paint: find an independent professional in your city.',
    /** Replaces `subHeadline` while nobody is listed anywhere. */
    nobodyListed:
      'No professional is listed yet: see what a job usually costs, or ask for a call back, and we look for somebody near you.',
    searchLabel: 'What do you need help with?',
    searchPlaceholder: 'Try leaking tap or AC service',
    searchButton: 'Search',
    popularLabel: 'Popular:',
    imageAlt:
      'A house seen from the side, with a tap, a fan, an air conditioner, a ladder and plants in its rooms',
  },
  services: {
    title: 'Our Services',
    showAll: 'View All Services',
    showLess: 'Show Less',
  },
  howItWorks: {
    title: 'How It Works',
    steps: (isNobodyListed: boolean) => [
      'Say what needs doing: search for the job or pick a service.',
      isNobodyListed
        ? 'Ask for a call back: we look for a professional and agree on the day with you.'
        : 'Choose the day and the hour, in the app or when we call you back.',
      'The professional looks first and tells you the full price. You agree before the work starts.',
    ],
  },
  brands: {
    title: 'Trusted Brands',
    label: 'Trusted brands, moving row',
    pause: 'Pause the row of brands',
    play: 'Start the row of brands',
    previous: 'Previous brands',
    next: 'Next brands',
    newTab: '(opens in a new tab)',
  },
  providers: {
    title: 'Top Service Providers',
    label: 'Professionals',
    previous: 'Previous professionals',
    next: 'Next professionals',
  },
  testimonials: {
    title: 'What Our Customers Say',
    label: 'Testimonials, moving row',
    previous: 'Previous testimonial',
    next: 'Next testimonial',
    pause: 'Pause the testimonials',
    play: 'Start the testimonials',
    shown: (number: number, of: number, name: string) => `Testimonial ${number} of ${of}: ${name}`,
  },
  promotions: {
    title: 'Offers This Season',
    /** Without a discount. */
    withoutOffer: 'Good to Know',
  },
  appBanner: {
    title: 'Book from your phone',
    text: `Share a photo of the problem, follow the visit and keep every bill in one place with the ${company.name} app.`,
    playStoreLabel: 'Get it on Google Play',
    learnMoreLabel: 'Learn More',
    imageAlt: `The ${company.name} app on a phone: a day, an hour and a button to book`,
  },
  locations: {
    title: 'Find Us in Your City',
    /** While nobody is listed anywhere. */
    nobodyListed: 'Choose Your City',
    byCity: 'By City',
    byState: 'By State',
    viewAllCities: 'View All Cities',
    viewAllStates: 'View All States',
    notYet: 'Not there yet',
  },
} as const
