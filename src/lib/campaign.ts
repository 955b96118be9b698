/**
 * Parameters about the origin of a visit, with their maximum lengths: those of Google Analytics, and last that of
 * Google Play. They are passed on to the apps and their stores; other parameters of an advertisement are not.
 * https://support.google.com/analytics/answer/10917952
 */
const PARAMETERS: Readonly<Record<string, number>> = {
  utm_source: 256,
  utm_medium: 256,
  utm_campaign: 256,
  utm_term: 256,
  utm_content: 256,
  utm_id: 256,
  utm_source_platform: 256,
  utm_creative_format: 256,
  utm_marketing_tactic: 256,
  referrer: 1_024,
}
const CONTROL = /\p{C}/u

function usable(value: string, maxLength: number): boolean {
  return value !== '' && value.length <= maxLength && !CONTROL.test(value)
}

/** Returns the first usable value of each campaign parameter, in the order of their list. */
export function getCampaign(params: URLSearchParams): URLSearchParams {
  const campaign = new URLSearchParams()
  for (const [name, most] of Object.entries(PARAMETERS)) {
    const value = params.getAll(name).find((one) => usable(one, most))
    if (value) campaign.set(name, value)
  }
  return campaign
}

/** Returns a link to the app with the visitor's campaign, which replaces the link's own. */
export function withCampaign(link: URL, campaign: URLSearchParams): URL {
  const target = new URL(link)
  if (campaign.size === 0) return target
  for (const name of getCampaign(link.searchParams).keys()) target.searchParams.delete(name)
  for (const [name, value] of campaign) target.searchParams.set(name, value)
  return target
}

/**
 * Returns a store link with the visitor's campaign. Google Play passes only `referrer` to an app, so there the campaign
 * goes into it, before its other parts. https://developer.android.com/google/play/installreferrer
 */
export function storeWithCampaign(link: URL, store: 'ios' | 'android', campaign: URLSearchParams): URL {
  const target = new URL(link)
  const rest = new URLSearchParams(target.searchParams.get('referrer') ?? '')
  for (const [name, value] of campaign) target.searchParams.set(name, value)
  const referrer = campaign.get('referrer') ?? campaign.toString()
  if (store === 'ios' || referrer === '') return target
  // A link may get the campaign more than once, so what is there already is not repeated.
  for (const name of new URLSearchParams(referrer).keys()) rest.delete(name)
  target.searchParams.set('referrer', [referrer, rest.toString()].filter(Boolean).join('&'))
  return target
}
