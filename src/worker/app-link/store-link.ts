import { campaignOf, storeWithCampaign } from '#lib/campaign.ts'

/** The link of a store with `utm_*` and `referrer` of the visitor's address on it, once each, nothing else. */
export function storeLink(
  link: string,
  store: 'ios' | 'android',
  params: URLSearchParams,
): string | undefined {
  return URL.canParse(link) ? storeWithCampaign(new URL(link), store, campaignOf(params)).href : undefined
}
