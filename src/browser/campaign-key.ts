/** Key of the visit's campaign in the storage of the tab, which ends with the tab. Nothing is sent. */
export const CAMPAIGN_KEY = 'campaign'
