import type { Page } from 'playwright/test'
import { hydrated } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'
import { BROWSER_USER_AGENT, type Site, startSite } from '#support/site/start-site.ts'
import { BROWSER_ARGS, findBrowser } from '../../scripts/browser.ts'

// The beacon has the User-Agent of the browser itself, and a headless browser counts as a bot.
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

/** Waits until the measuring library is loaded. */
async function measuring(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/page-times-[\w-]+\.js$/.test(name)),
  )
}

/** Records requests for the library and the beacon. */
function watchMeasuring(page: Page): Array<string> {
  const requests: Array<string> = []
  page.on('request', (request) => {
    if (request.url().includes('/page-times')) requests.push(request.url())
  })
  return requests
}

test('a visit reports its web vitals once, when the page is left, and sets no cookie', async ({ page }) => {
  await page.goto(`${site.url}/services/plumbing`)
  await hydrated(page)
  await measuring(page)
  await page.locator('summary', { hasText: 'Menu' }).click()
  await page.goto(`${site.url}/about`)
  const reports = () => site.logs.filter((line) => line.includes('web_vitals_reported'))
  await expect.poll(() => reports().length).toBe(1)
  const report = JSON.parse(reports()[0] ?? '')
  expect(report).toMatchObject({ page: '/services/$id', device: 'phone' })
  for (const metric of ['LCP', 'FCP', 'TTFB', 'CLS']) expect(report[metric]).toBeGreaterThanOrEqual(0)
  expect(await page.context().cookies()).toEqual([])
})

test('a page that is not found is not measured', { tag: '@slow' }, async ({ page }) => {
  const requests = watchMeasuring(page)
  for (const path of ['/no/such/page', '/services/nonsense']) {
    await page.goto(site.url + path)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
  }
  expect(requests).toEqual([])
})
