import { company } from './company.ts'

/** What the site says without a connection; apart from the other messages, because few visits need it. */
export const offline = {
  /** Above a page that comes from this device. */
  label: 'Connection',
  copy: (moment: string) => `You are offline. This page is a copy from ${moment}.`,
  slowCopy: (moment: string) => `The connection is slow. This page is a copy from ${moment}.`,
  oldData: (moment: string) => `You are offline. Some of what you see here is a copy from ${moment}.`,
  backOnline: 'You are online again.',
  reload: 'Reload',
  /** The page for an address of which there is no copy. */
  page: {
    title: 'You are offline',
    text: 'There is no copy of this page on your device yet. It opens by itself as soon as there is a connection.',
    retry: 'Try again',
    call: `Call ${company.phone}`,
    hours: 'The office is there at these hours (Indian Standard Time):',
    kept: 'Pages that you can read now',
    keptAt: (moment: string) => `copy from ${moment}`,
    noneKept: 'None yet: the pages that you visit are kept here for a time without a connection.',
  },
  newVersion: 'A new version is ready.',
} as const

/** What becomes of a contact message that was written without a connection. */
export const unsent = {
  kept: 'You are offline. Your message is kept on this device and is sent by itself when you are online again.',
  waiting: (count: number) =>
    count === 1
      ? 'One message waits on this device. It is sent by itself as soon as there is a connection.'
      : `${count} messages wait on this device. They are sent by themselves as soon as there is a connection.`,
  sent: (moment: string) => `The message that you wrote at ${moment} has been sent.`,
  refused: (moment: string) => `The message that you wrote at ${moment} could not be taken, and is not lost.`,
  edit: 'Put it back into the form',
  discard: 'Delete it',
  open: 'Look at it',
} as const
