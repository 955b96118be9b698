import { company } from './company.ts'

/**
 * Titles of the pages, behind each of which the name of the site is put. Those that need more than a word of the page are in
 * `page-heads.ts`, `category-head.ts` and `place-meta.ts`.
 */
export const pageTitles = {
  about: 'About Us: our story, values and team',
  becomePartner: 'Become a Partner',
  book: 'Book on your phone',
  /** Of the page of a brand. */
  brand: (name: string) => `${name}: the brand and its distributors`,
  career: 'Careers and current openings',
  contact: 'Contact Us: write, call or visit',
  privacy: 'Privacy Policy',
  search: 'Search home services',
  found: (text: string) => `${text}: search results`,
  terms: 'Terms & Conditions',
  topServices: 'Top Services: the jobs that homes book most',
  topTechnicians: 'Top Technicians',
} as const

/** What search results and link previews say below the title; nobody reads it in a browser. */
export const pageDescriptions = {
  about: `How ${company.name} began in ${company.foundedCity} in ${company.foundedYear}, the four values behind it and the people who look after it in ${company.officeCity} today.`,
  becomePartner: `Join ${company.name} as a plumber, electrician, painter or other professional: how it works, what you need and when you are paid.`,
  book: `Go on with your booking in the ${company.name} app: the code for your phone and both stores.`,
  career: `Open roles at ${company.name} in technology, operations, partner success and customer care, and what it is like to work here.`,
  contact: `Write to ${company.name}, call or e-mail us: office hours, the address in ${company.officeCity} and a form that a person answers, usually within one working day.`,
  privacy: `Which personal data ${company.name} handles on this website, why, for how long, and your rights under the Digital Personal Data Protection Act, 2023.`,
  search:
    'Look for a home service in your own words: a leaking tap, a fan that does not work, a sofa that needs cleaning.',
  found: (text: string) =>
    `Home services that match "${text}", with the jobs in them and what each of them starts from.`,
  terms: `The terms of ${company.name} in five sections: booking, prices and cancellation, quality of work, liability, and how to raise a grievance.`,
  topServices:
    'Leak repair, fan repair, AC service, door repair, bathroom cleaning and room painting: how they are rated, how long they take and what to expect.',
  topTechnicians:
    'Plumbers, electricians and other verified professionals across India, with their experience, skills, certificates and ratings.',
} as const
