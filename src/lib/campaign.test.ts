import { expect, test } from 'vitest'
import { getCampaign, storeWithCampaign, withCampaign } from '#lib/campaign.ts'

const APP = new URL('https://www.company.example/app')

test('the campaign of an address is its utm parameters and its referrer', () => {
  const params = new URLSearchParams(
    'city=Pune&utm_source=sms&q=tap&referrer=friend&UTM_MEDIUM=x&utm_campaign=diwali',
  )
  expect(getCampaign(params).toString()).toBe('utm_source=sms&utm_campaign=diwali&referrer=friend')
})

test('other parameters of an advertisement are dropped', () => {
  const params = new URLSearchParams(
    'gclid=1&gad_source=1&gad_campaignid=2&srsltid=3&ttclid=4&fbclid=5&igshid=6&ref=7&utm_nonsense=8&utm_id=9',
  )
  expect(getCampaign(params).toString()).toBe('utm_id=9')
})

test('a link to the app gets the campaign and keeps its own parameters', () => {
  const link = new URL('/app?web=https%3A%2F%2Fwww.company.example%2Fblog', APP)
  const target = withCampaign(link, new URLSearchParams('utm_source=sms'))
  expect(target.search).toBe('?web=https%3A%2F%2Fwww.company.example%2Fblog&utm_source=sms')
})

test('the campaign of the visit replaces all of the campaign in a link', () => {
  const link = new URL('/app?utm_source=site&utm_medium=bar', APP)
  expect(withCampaign(link, new URLSearchParams('utm_source=sms')).search).toBe('?utm_source=sms')
  expect(withCampaign(link, new URLSearchParams()).search).toBe('?utm_source=site&utm_medium=bar')
})

const PLAY = new URL(
  'https://play.google.com/store/apps/details?id=x&referrer=provider%3Dasha%26city%3Dkochi',
)

test('the referrer of a store link is kept when the campaign is added repeatedly', () => {
  for (const [campaign, referrer] of [
    ['utm_source=sms', 'utm_source=sms&provider=asha&city=kochi'],
    ['utm_source=sms&referrer=friend', 'friend&provider=asha&city=kochi'],
  ] as const) {
    const params = new URLSearchParams(campaign)
    const once = storeWithCampaign(PLAY, 'android', params)
    expect(once.searchParams.get('referrer')).toBe(referrer)
    expect(storeWithCampaign(once, 'android', params).href).toBe(once.href)
  }
})
