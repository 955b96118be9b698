import { company } from './company.ts'

/** Strings of 'Book on your phone', a page and a dialog. */
export const bookingStrings = {
  title: 'Book on your phone',
  /** Shown on phones, where the app can be opened directly. */
  phoneTitle: 'How would you like to book?',
  text: `You can book, and review a visit, in the ${company.name} app.`,
  code: {
    alt: `QR code that opens the booking in the ${company.name} app on your phone`,
    title: 'Point the camera of your phone here',
    text: 'The code opens the app, or its store, with what you chose.',
  },
  chosen: {
    title: 'What you chose',
    provider: 'Professional',
    service: 'Service',
    job: 'Job',
    city: 'City',
    sample: 'sample profile',
    waiting: 'Loading what you chose',
  },
  stores: {
    title: 'Or get the app first',
    play: 'Google Play',
    apple: 'App Store',
    newTab: '(opens in a new tab)',
  },
  /** The same for professionals, who get the partner app. */
  partner: {
    title: 'Get the partner app',
    text: 'You register in the app. It may ask for identity proof, PAN and bank details.',
    codeText: 'The code opens the partner app, or its store.',
    storesTitle: 'Or open its store',
    callBackText: 'Rather by phone? We call you and help you register.',
  },
  /** The alternative to the app. */
  callBackText: 'Without the app: leave your number, and we call you.',
  /** Shown on the page, for visitors with a phone. */
  open: 'Open the app',
  close: 'Close',
} as const
