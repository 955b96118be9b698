import { company } from './company.ts'

/**
 * Titles and descriptions of the pages, for search results and link previews. Those that need more than a word of the page
 * are in `page-heads.ts`, `category-head.ts` and `place-meta.ts`. The name of the site is put behind each title.
 */
export const pageTitles = {
  about: {
    title: 'About Us: our story, values and team',
    description: `How ${company.name} began in ${company.foundedCity} in ${company.foundedYear}, the four values behind it and the people who look after it in ${company.officeCity} today.`,
  },
  becomePartner: {
    title: 'Become a Partner',
    description: `Join ${company.name} as a plumber, electrician, painter or other professional: how it works, what you need and when you are paid.`,
  },
  book: {
    title: 'Book on your phone',
    description: `Go on with your booking in the ${company.name} app: the code for your phone and both stores.`,
  },
  /** Of the page of a brand. */
  brand: (name: string) => `${name}: the brand and its distributors`,
  career: {
    title: 'Careers and current openings',
    description: `Open roles at ${company.name} in technology, operations, partner success and customer care, and what it is like to work here.`,
  },
  contact: {
    title: 'Contact Us: write, call or visit',
    description: `Write to ${company.name}, call or e-mail us: office hours, the address in ${company.officeCity} and a form that a person answers, usually within one working day.`,
  },
  privacy: {
    title: 'Privacy Policy',
    description: `Which personal data ${company.name} handles on this website, why, for how long, and your rights under the Digital Personal Data Protection Act, 2023.`,
  },
  search: {
    title: 'Search home services',
    description:
      'Look for a home service in your own words: a leaking tap, a fan that does not work, a sofa that needs cleaning.',
  },
  found: {
    title: (text: string) => `${text}: search results`,
    description: (text: string) =>
      `Home services that match "${text}", with the jobs in them and what each of them starts from.`,
  },
  terms: {
    title: 'Terms & Conditions',
    description: `The terms of ${company.name} in five sections: booking, prices and cancellation, quality of work, liability, and how to raise a grievance.`,
  },
  topServices: {
    title: 'Top Services: the jobs that homes book most',
    description:
      'Leak repair, fan repair, AC service, door repair, bathroom cleaning and room painting: how they are rated, how long they take and what to expect.',
  },
  topTechnicians: {
    title: 'Top Technicians',
    description:
      'Plumbers, electricians and other verified professionals across India, with their experience, skills, certificates and ratings.',
  },
} as const
