import type { Price } from '#lib/listed.ts'
import { formatRupees } from '#lib/money.ts'

/** Strings of the services page and the service pages. */
export const browse = {
  services: {
    title: 'All Services',
    text: 'Services for the whole home. Choose one to see what it includes.',
    more: 'More services',
    custom: {
      title: 'Need something else?',
      text: 'If the job does not fit a service, describe it in a few lines and we look for the right professional.',
      action: 'Contact Us',
    },
  },
  service: {
    /** The built-in summary of a service, as a sentence. */
    text: (summary: string) => `${summary}.`,
    noJobs: {
      title: 'No jobs are listed here yet',
      text: 'Tell us what needs doing and we look for the right professional.',
      action: 'Describe the job',
    },
  },
  /** Shown on a service page without a city: the link to the service in the visitor's city. */
  ownCity: {
    choose: 'Choose your city',
    offered: (service: string, city: string) => `${service} in ${city}`,
    missing: (city: string) => `Not offered in ${city} yet.`,
    seeNearest: 'See nearest city',
    nearest: (service: string, city: string, km?: number) =>
      `${service} in ${city}${km === undefined ? '' : `, ${km} km away`}`,
  },
  providers: {
    title: 'Available Providers',
    text: (job: string, city?: string) => `For ${job}${city ? ` in ${city}` : ''}.`,
    opened: (job: string) => `Available professionals for ${job} are shown below it.`,
    /** The link to the page of the job. */
    page: (job: string) => `What ${job} includes`,
    close: 'Close the list of professionals',
  },
  faqs: {
    title: 'Good to know',
  },
  related: { title: 'Related Services' },
} as const

/** Returns where the prices of a list are from; `place` is missing for all of India. */
export const pricesIn = (place = 'India') => `Starting prices in ${place}.`

/** Returns 'From ₹399', or 'Usually from ₹399' for a price that no provider names. */
export function fromPrice({ amount, kind }: Price): string {
  return `${kind === 'usual' ? 'Usually from' : 'From'} ${formatRupees(amount)}`
}

function sampleScope(count: number | undefined, place: string | undefined): string {
  if (count === 1) return 'one sample profile here'
  return `lowest of the sample profiles ${place === undefined ? 'in India' : 'here'}`
}

/**
 * Returns what a price is the lowest of, for a price that a provider or a sample names. It counts nobody, because some
 * name no price. `place` is missing for all of India.
 */
export function priceScope({ kind }: Price, count: number | undefined, place: string | undefined): string {
  if (kind === 'usual') return ''
  if (kind === 'sample') return sampleScope(count, place)
  if (place === undefined) return 'lowest in India'
  if (count === 1) return 'one professional here'
  return 'lowest price here'
}
