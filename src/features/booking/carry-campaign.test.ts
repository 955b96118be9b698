import { expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { campaignHref } from './carry-campaign.ts'

const ORIGIN = 'https://www.company.example'
const campaign = new URLSearchParams('utm_source=sms&utm_campaign=diwali')

test.each(['/app', '/app-partner'])('the campaign travels on a link to %s', (path) => {
  expect(campaignHref(ORIGIN + path, ORIGIN, campaign)).toBe(
    `${ORIGIN}${path}?utm_source=sms&utm_campaign=diwali`,
  )
})

test('a link straight to a store gets the campaign as the redirect would give it', () => {
  const play = new URL(campaignHref(company.playStoreURL, ORIGIN, campaign) ?? '')
  expect(play.searchParams.get('referrer')).toBe('utm_source=sms&utm_campaign=diwali')
  expect(campaignHref(company.appStoreURL, ORIGIN, campaign)).toBe(`${company.appStoreURL}?${campaign}`)
})

test('a campaign that is added twice changes nothing', () => {
  const once = campaignHref(company.playStoreURL, ORIGIN, campaign) ?? ''
  expect(campaignHref(once, ORIGIN, campaign)).toBe(once)
})

test.each([
  `${ORIGIN}/`,
  `${ORIGIN}/app-news`,
  'https://elsewhere.example/app',
  'https://facebook.example/company',
  'tel:+910000000000',
  'mailto:care@company.example',
])('no other link is changed: %s', (href) => {
  expect(campaignHref(href, ORIGIN, campaign)).toBeUndefined()
})
