import { type DescribedProfile, describeProfile } from './data/described-profile.ts'

/*
 * What every page's script knows of the pages that a link may lead to: their titles and descriptions. Their other words
 * come with the page, which needs a module of its own for them.
 */

export const blogHead = { title: 'Home Service Insights & Tips' } as const

export const blogDescription =
  'Plain guides for Indian homes: what to check before the monsoon, how to read a quote, and which repairs can wait for a technician.'

export const webVitalsHead = { title: 'How fast this site is' } as const

export const webVitalsDescription =
  'Measured in the browsers of visitors: medians and 75th percentiles of loading, response and stability of our pages over the last 28 days.'

/** The beginning of a sentence within one: `Plumber for homes` becomes `plumber for homes`, an `AC technician` stays one. */
function withinSentence(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

/** The title of a profile: who, which trade, where. */
export function profileTitle(profile: DescribedProfile): string {
  const { who, what, trade, city } = describeProfile(profile)
  return trade === undefined ? `${who}: ${what}` : `${who}: ${trade} in ${city}`
}

export function profileDescription(profile: DescribedProfile): string {
  const { who, what, where } = describeProfile(profile)
  return `${who}, ${withinSentence(what)} in ${where}: services, starting prices, pictures and reviews.`
}
