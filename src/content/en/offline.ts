import { company } from './company.ts'

/** Messages without a connection; apart from the others, because few visits need them. */
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
    hours: 'Office hours (Indian Standard Time):',
    kept: 'Pages that you can read now',
    keptAt: (moment: string) => `copy from ${moment}`,
    noneKept: 'None yet: the pages that you visit are kept here for a time without a connection.',
  },
  newVersion: 'A new version is ready.',
} as const
