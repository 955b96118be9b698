/** Campaign parameters as Google and others name them. */
const UTM = /^utm_[a-z][a-z_]{0,30}$/
const MAX_UTM_LENGTH = 256
const MAX_REFERRER_LENGTH = 1024
const MAX_COUNT = 12
const CONTROL = /\p{C}/u

function usable(value: string, maxLength: number): boolean {
  return value !== '' && value.length <= maxLength && !CONTROL.test(value)
}

/** The first usable value of each `utm_*` parameter, and of `referrer`, as the last; nothing else. */
export function campaignOf(params: URLSearchParams): URLSearchParams {
  const campaign = new URLSearchParams()
  for (const [name, value] of params) {
    const isUtm = UTM.test(name) && usable(value, MAX_UTM_LENGTH)
    if (isUtm && !campaign.has(name) && campaign.size < MAX_COUNT) campaign.set(name, value)
  }
  const referrer = params.getAll('referrer').find((value) => usable(value, MAX_REFERRER_LENGTH))
  if (referrer) campaign.set('referrer', referrer)
  return campaign
}

/** A link of our own to the app with the visitor's campaign, which takes the place of one that the link had. */
export function withCampaign(link: URL, campaign: URLSearchParams): URL {
  const target = new URL(link)
  if (campaign.size === 0) return target
  for (const name of campaignOf(link.searchParams).keys()) target.searchParams.delete(name)
  for (const [name, value] of campaign) target.searchParams.set(name, value)
  return target
}

/**
 * The link of a store with the visitor's campaign on it. Google Play hands an app only what is in `referrer`, so without
 * one it gets the campaign there too. https://developer.android.com/google/play/installreferrer
 */
export function storeWithCampaign(link: URL, store: 'ios' | 'android', campaign: URLSearchParams): URL {
  const target = new URL(link)
  for (const [name, value] of campaign) target.searchParams.set(name, value)
  if (store === 'android' && campaign.size > 0 && !campaign.has('referrer'))
    target.searchParams.set('referrer', campaign.toString())
  return target
}
