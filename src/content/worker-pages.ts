import { company } from './company.ts'

/** Words of the pages that the worker writes itself, without React. */

/** For a page that could not be rendered, by status. */
export const errorPage = {
  500: { title: 'Something went wrong', text: 'This page could not be shown. It is our fault, not yours.' },
  503: {
    title: 'We will be right back',
    text: 'The site is not available at the moment. Please try again in a few minutes.',
  },
  home: 'Go to the home page',
  call: `Call ${company.phone}`,
  reference: (id: string) => `Reference: ${id}`,
} as const

/** For whoever follows a link to an app and is not sent on by the browser. */
export const appLinkPage = {
  title: {
    customer: `Get the ${company.name} app`,
    partner: `Get the ${company.name} partner app`,
  },
  description: {
    customer: company.description,
    partner: `The app for independent technicians who work with ${company.name}.`,
  },
  heading: 'Redirecting you...',
  /** The link stands within the sentence. */
  beforeLink: 'If nothing happens, ',
  link: 'click here',
  afterLink: '.',
  noScript: 'Please turn on JavaScript in your browser to be taken there without a click.',
} as const

/** What a table of an article is called to those who cannot see it. */
export const articleTable = 'Table'

/** What structured data name that no page does. */
export const structuredDataNames = { country: 'India' } as const

/** What an icon of the installed app offers when it is pressed long. */
export const shortcuts = {
  search: 'Search',
  services: 'All services',
  contact: 'Contact us',
  contactShort: 'Contact',
  blog: 'Blog',
} as const
