import { hydrated, scrollThrough } from '#support/browser/walk.ts'
import { PAGES } from '#support/data/pages.ts'
import { expect, test } from '#support/fixtures/test.ts'
import { BROWSER_USER_AGENT, type Site, startSite } from '#support/site/start-site.ts'
import { BROWSER_ARGS, findBrowser } from '../../../scripts/browser.ts'

// A request sent while a page is left has the browser's own user agent, and a headless one counts as a bot.
test.use({
  viewport: { width: 390, height: 844 },
  launchOptions: {
    executablePath: findBrowser(),
    args: [...BROWSER_ARGS, `--user-agent=${BROWSER_USER_AGENT}`],
  },
})

let site: Site

test.beforeAll(async () => {
  site = await startSite({ vars: { RUM_SAMPLE_RATE: '1' } })
})
test.afterAll(() => site.stop())

test('no page sends a third-party request before the visitor consents', { tag: '@slow' }, async ({
  page,
}) => {
  test.setTimeout(120_000)
  const ads = await startSite({
    vars: {
      RUM_SAMPLE_RATE: '1',
      MAP_EMBED_URL: 'https://maps.example/embed',
      ADS_CLIENT_ID: 'ca-pub-1234567890123456',
      ADS_SCRIPT_URL: 'https://ads.example/unit.js',
      ADS_SLOTS: 'home-middle=1,home-bottom=2,category=3,blog=4',
    },
  })
  const elsewhere: Array<string> = []
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(ads.url))
      elsewhere.push(request.url())
  })
  for (const path of PAGES) {
    await page.goto(ads.url + path)
    await hydrated(page)
    await scrollThrough(page)
    await page.waitForLoadState('networkidle')
  }
  expect(elsewhere).toEqual([])
  await ads.stop()
})
