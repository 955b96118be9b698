import { describeProvider, type ProviderHead } from '#catalogue/provider-heads.ts'
import { company } from './company.ts'

/* Titles and descriptions of all linked pages, which the script of every page contains. Their other strings are in
   separate modules, which load with the page. */

/** Page titles, to which the site's name is appended, then titles with parameters. */
export const pageTitles = {
  about: 'About Us: our values and checks',
  becomePartner: 'Become a Partner',
  book: 'Book on your phone',
  bookPartner: 'Get the partner app',
  /** The head of a brand page. */
  brand: (name: string) => `${name}: the brand and its distributors`,
  career: 'Careers: working with us',
  contact: 'Contact Us: write, call or visit',
  offline: 'You are offline',
  privacy: 'Privacy Policy',
  search: 'Search home services',
  results: (text: string) => `${text}: search results`,
  terms: 'Terms & Conditions',
  topServices: 'Top Services and what to expect',
  topTechnicians: 'Top Technicians',
} as const

/** Descriptions for search results and link previews; no browser shows them. */
export const pageDescriptions = {
  about: `The four values behind ${company.name}, what the checks on a profile mean, and how to reach us.`,
  becomePartner: `Join ${company.name} as a plumber, electrician, painter or other professional: how it works, what you need and when you are paid.`,
  book: `Go on with your booking in the ${company.name} app: the code for your phone and both stores.`,
  bookPartner: `Join as a professional with the ${company.name} partner app: the code for your phone and both stores.`,
  career: `Which roles are open at ${company.name}, and how to write to us when none of them fits.`,
  contact: `Write to ${company.name}, call or e-mail us: office hours, the address in ${company.officeCity} and a form.`,
  privacy: `Which personal data ${company.name} handles on this website, why, for how long, and your rights under the Digital Personal Data Protection Act, 2023.`,
  search:
    'Look for a home service in your own words: a leaking tap, a fan that does not work, a sofa that needs cleaning.',
  results: (text: string) =>
    `Search results for "${text}": home services with their jobs and prices, places and articles.`,
  terms: `The terms of ${company.name} in five sections: booking, prices and cancellation, quality of work, liability, and how to raise a grievance.`,
  topServices:
    'Services for the home and what to expect: a price agreed before the work starts, and a second visit if something is not right.',
  topTechnicians:
    'Who comes first, and why: professionals are ranked by ratings, recorded checks and experience, and nobody pays for a place.',
} as const

export const blogHead = { title: 'Home Service Insights & Tips' } as const

export const blogDescription =
  'Plain guides for Indian homes: what to check before the monsoon, how to read a quote, and which repairs can wait for a professional.'

/**
 * Returns a title for use within a sentence: `Plumber for homes` becomes `plumber for homes`; an `AC technician` stays.
 */
function withinSentence(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

/** Returns the title of a profile: name, service and place. */
export function providerTitle(provider: ProviderHead): string {
  const { who, what, service, city } = describeProvider(provider)
  return service === undefined ? who + (what && `: ${what}`) : `${who}: ${service} in ${city}`
}

export function providerDescription(provider: ProviderHead): string {
  const { who, what, where } = describeProvider(provider)
  const does = what && `, ${withinSentence(what)}`
  const { jobs, prices, pictures, reviews } = provider.has
  const parts = [
    jobs && 'services',
    prices && 'starting prices',
    pictures && 'pictures',
    reviews && 'reviews',
  ].filter((part) => part !== false)
  const shown = parts.length > 0 ? `: ${new Intl.ListFormat('en-GB').format(parts)}` : ''
  return `${who}${does}${where && ` in ${where}`}${shown}.`
}

/** Title of the services page. */
export const servicesTitle = `All home services | ${company.name}`

/** Titles of a service page, with or without a city. */
export const serviceHead = {
  /** The page's title and heading. */
  name: (service: string, city?: string) => `${service} Services${city ? ` in ${city}` : ''}`,
  title: (name: string) => `${name} | ${company.name}`,
  detailedTitle: (count: number | undefined, name: string) =>
    `${name}: ${count === 0 ? 'jobs and usual prices' : 'prices and booking'} | ${company.name}`,
} as const

/** Descriptions for search results and link previews; no browser shows them. */
export const servicesDescription =
  'All home services by trade, with the jobs in each of them and what they usually cost.'
