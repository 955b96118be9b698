import { campaignOf } from '#lib/campaign.ts'

/**
 * The parameters that a visit brought to /app: its own, or those of the page of this site that it comes from. A page that
 * runs no script yet, or none at all, cannot put them on its links.
 */
export function visitParams(url: URL, referer: string | undefined): URLSearchParams {
  if (!referer || !URL.canParse(referer) || campaignOf(url.searchParams).size > 0) return url.searchParams
  const from = new URL(referer)
  return from.origin === url.origin ? from.searchParams : url.searchParams
}
