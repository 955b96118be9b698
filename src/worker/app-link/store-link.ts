/** Campaign parameters as Google and others name them. */
const UTM = /^utm_[a-z][a-z_]{0,30}$/
const MAX_UTM_LENGTH = 256
const MAX_REFERRER_LENGTH = 1024
const MAX_COUNT = 12
const CONTROL = /\p{C}/u

function usable(value: string, maxLength: number): boolean {
  return value !== '' && value.length <= maxLength && !CONTROL.test(value)
}

/** The first usable value of each campaign parameter, under the names that may travel on. */
function campaignOf(params: URLSearchParams): URLSearchParams {
  const campaign = new URLSearchParams()
  for (const [name, value] of params) {
    const isUtm = UTM.test(name) && usable(value, MAX_UTM_LENGTH)
    if (isUtm && !campaign.has(name) && campaign.size < MAX_COUNT) campaign.set(name, value)
  }
  return campaign
}

/**
 * The link of a store with the visitor's campaign on it: `utm_*` and `referrer`, once each, nothing else. Google Play
 * hands an app only what is in `referrer`, so without one it gets the campaign there too.
 * https://developer.android.com/google/play/installreferrer
 */
export function storeLink(
  link: string,
  store: 'ios' | 'android',
  params: URLSearchParams,
): string | undefined {
  if (!URL.canParse(link)) return undefined
  const target = new URL(link)
  const campaign = campaignOf(params)
  const given = params.getAll('referrer').find((value) => usable(value, MAX_REFERRER_LENGTH))
  const referrer = given ?? (store === 'android' ? campaign.toString() : '')
  for (const [name, value] of campaign) target.searchParams.set(name, value)
  if (referrer) target.searchParams.set('referrer', referrer)
  return target.href
}
