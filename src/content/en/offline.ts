import { company } from './company.ts'

/** Messages shown offline. They are a separate module, because few visits need them. */
export const offline = {
  /** Shown above a stored copy of a page. */
  label: 'Connection',
  copy: (moment: string) => `You are offline. This page is a copy from ${moment}.`,
  slowCopy: (moment: string) => `The connection is slow. This page is a copy from ${moment}.`,
  oldData: (moment: string) => `You are offline. Some of what you see here is a copy from ${moment}.`,
  backOnline: 'You are online again.',
  reload: 'Reload',
  /** The offline page, for an address without a copy. */
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
