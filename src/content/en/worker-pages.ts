import { company } from './company.ts'

/** Strings of the pages that the worker renders without React. */

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

/** For a connection that has searched too often. */
export const refusedSearch = {
  title: 'Too many searches',
  label: 'Search for a service',
  submit: 'Search',
} as const

/** For visitors whose browser does not follow the redirect to an app. */
export const appLinkPage = {
  title: {
    customer: `Get the ${company.name} app`,
    partner: `Get the ${company.name} partner app`,
  },
  description: {
    customer: company.description,
    partner: `The app for independent professionals who work with ${company.name}.`,
  },
  heading: 'Redirecting you...',
  /** The link is part of the sentence. */
  beforeLink: 'If nothing happens, ',
  link: 'click here',
  afterLink: '.',
  noScript: 'Please turn on JavaScript in your browser to be taken there without a click.',
} as const

/** The accessible name of a table in an article. */
export const articleTable = 'Table'

/** Shortcuts of the installed app's icon. */
export const shortcuts = {
  search: 'Search',
  services: 'All services',
  contact: 'Contact us',
  contactShort: 'Contact',
  blog: 'Blog',
} as const

/** The worker's answers to an invalid contact message. Field names are those of the API. */
export const messageAnswers = {
  notDelivered: 'The message could not be delivered. Please try again in a few minutes.',
  tooLong: 'The message is too long. Please shorten it, or write to us by e-mail.',
  otherSite: 'Messages can only be sent from our own contact page.',
  /** Shown above the filled form. */
  unknownPage: `Your browser did not say that this form comes from our own page, so it was not sent. Please open the contact page in a new tab and send it from there, or write to ${company.email}.`,
  unreadableForm:
    'The form did not arrive in a way that we can read. Please fill it in here and send it again.',
  notJson: 'The body has to be a JSON object, sent as application/json.',
  wrongKey: 'The Idempotency-Key has to be 8 to 64 letters, digits, hyphens or underscores.',
  usedKey:
    'Another message was already sent under this number. Please press Submit again to send this one as well.',
  notText: (name: string) => `The field "${name}" has to be text.`,
  notWellFormed: (name: string) =>
    `The field "${name}" has a character that did not arrive whole, often half of an emoji. Please remove it and send the message again.`,
} as const
