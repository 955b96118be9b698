import { company } from './company.ts'

/** Strings of the shell around every page. */
export const shell = {
  skip: 'Skip to content',
  home: `${company.name}, home`,
  /** Read by screen readers before the city on the button that changes it. */
  yourCity: 'Your city:',
  menu: 'Menu',
  mainNavigation: 'Main',
  search: 'Search',
  breadcrumb: 'Breadcrumb',
  /** The role of a carousel for screen readers. */
  carousel: 'carousel',
  toasts: {
    label: 'Notifications',
    dismiss: 'Dismiss',
  },
  printedFrom: (address: string) => `Read online at ${address}`,
  footer: {
    social: (network: string) => `${company.name} on ${network} (opens in a new tab)`,
    playStore: `Get the ${company.name} app on Google Play`,
    samples: 'Everything marked as a sample on these pages is made up.',
  },
} as const

/** The links of header and footer. */
export const navigation = {
  allServices: 'All Services',
  topServices: 'Top Services',
  topTechnicians: 'Top Technicians',
  about: 'About Us',
  contact: 'Contact Us',
  career: 'Career',
  downloadApp: 'Download App',
  blog: 'Blog',
  becomePartner: 'Become a Partner',
  terms: 'Terms & Conditions',
  privacy: 'Privacy Policy',
} as const

export const footerHeadings = {
  services: 'Popular Services',
  company: 'Company',
  states: 'Popular States',
  cities: 'Popular Cities',
} as const
