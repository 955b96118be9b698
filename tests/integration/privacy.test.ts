import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readEndpoints } from '#api/endpoints.ts'
import { site as shared } from '#support/site/shared-site.ts'
import { startSite } from '#support/site/start-site.ts'

const getKept = (days: number) => `kept on the website for ${days} days after they were delivered`

test('the privacy page says for how many days messages are kept', async () => {
  const usual = await (await shared.fetch('/privacy-policy')).text()
  expect(usual).toContain(getKept(365))
  expect(usual).not.toContain('messageRetentionDays')
  const site = await startSite({ vars: { MESSAGE_RETENTION_DAYS: '30' } })
  try {
    const html = await (await site.fetch('/privacy-policy')).text()
    expect(html).toContain(getKept(30))
    // The browser must render the same text at hydration.
    expect(html).toContain('messageRetentionDays')
  } finally {
    await site.stop()
  }
})

test('the privacy page says that messages are kept for seven days beside a remote upstream', async () => {
  const site = await startSite({ vars: { UPSTREAM_URL: 'http://127.0.0.1:9' } })
  try {
    expect(await (await site.fetch('/privacy-policy')).text()).toContain(getKept(7))
  } finally {
    await site.stop()
  }
})

/** Words in the names that public filter lists (EasyList, EasyPrivacy) block on every site. */
const WORDS =
  /(?<![a-z])(?:ads?|adv|advert\w*|affiliates?|analytics|banners?|beacons?|collect(?:or)?|counter|events?|impressions?|log(?:s|ger|ging)?|metrics|pageviews?|ping|pixels?|popups?|popunder|rum|sentry|sponsor\w*|stats?|telemetry|track\w*|trk|vitals)(?![a-z])/i

test('no file or address of the site is named like an advertisement or a tracker', () => {
  const built = readdirSync('dist/client', { recursive: true })
  const addresses = [
    '/page-times',
    '/client-errors',
    '/csp-report',
    ...readEndpoints.map(({ pattern }) => pattern.source),
  ]
  const names = [...built.map(String), ...addresses].map((name) => name.replace(/-[\w-]{8}(?=\.\w+$)/, ''))
  expect(names.filter((name) => WORDS.test(name))).toEqual([])
})
