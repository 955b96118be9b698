/** In the tab until it is closed; nothing is sent. */
const KEY = 'campaign'

/** The campaign that brought the visitor, as a query; empty when there is none. */
export function storedCampaign(): string {
  try {
    return sessionStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

export function storeCampaign(campaign: string): void {
  try {
    sessionStorage.setItem(KEY, campaign)
  } catch {
    // it then lasts until the next document
  }
}
