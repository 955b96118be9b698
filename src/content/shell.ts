import { company } from './company.ts'

/** Words around every page; the links of header and footer are in `navigation.ts`. */
export const shell = {
  skip: 'Skip to content',
  home: `${company.name}, home`,
  /** Read aloud before the city on the button that changes it. */
  yourCity: 'Your city:',
  menu: 'Menu',
  mainNavigation: 'Main',
  search: 'Search',
  breadcrumb: 'Breadcrumb',
  toasts: { label: 'Notifications', dismiss: 'Dismiss' },
  tryAgain: 'Try again',
  footer: {
    social: (network: string) => `${company.name} on ${network} (opens in a new tab)`,
    playStore: `Get the ${company.name} app on Google Play`,
  },
} as const
