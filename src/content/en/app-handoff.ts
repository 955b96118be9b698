import { company } from './company.ts'

/** Strings that lead from the site to the app. */
export const appHandoff = {
  /** The QR code shown on computers, for the visitor's phone. */
  code: {
    customer: {
      alt: `QR code that opens the ${company.name} app on your phone`,
      title: 'On a computer?',
      text: 'Point the camera of your phone at the code to get the app there.',
    },
    partner: {
      alt: `QR code that opens the ${company.name} partner app on your phone`,
      title: 'Reading this on a computer?',
      text: 'Point the camera of your phone at the code to get the partner app there.',
    },
  },
  /** The bar shown on phones. */
  bar: {
    label: `${company.name} app`,
    title: `The ${company.name} app`,
    text: 'Book and follow visits',
    open: 'Open',
    dismiss: 'Not now',
    partner: {
      title: `The ${company.name} partner app`,
      text: 'Register and get jobs',
    },
  },
} as const
