import { company } from './company.ts'

/** Shown above a stored copy of a page. */
export const offline = {
  label: 'Connection',
  copy: (moment: string) => `The connection is slow or lost. This page is a copy from ${moment}.`,
  reload: 'Reload',
} as const

/** The page for an address without a copy. */
export const offlinePage = {
  text: 'There is no copy of this page on your device yet. It opens by itself as soon as there is a connection.',
  retry: 'Try again',
  call: `Call ${company.phone}`,
  hours: 'Office hours (Indian Standard Time):',
  kept: 'Pages that you can read now',
} as const
