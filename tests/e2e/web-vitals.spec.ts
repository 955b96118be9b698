import type { Page } from 'playwright/test'
import { BROWSER_ARGS, findBrowser } from '../../scripts/browser.ts'
import { expect, test } from '../support/fixtures.ts'
import { openMenu } from '../support/page-parts.ts'
import { BROWSER_USER_AGENT, type Site, startSite } from '../support/start-site.ts'
import { hydrated } from '../support/walk.ts'

// What is sent while a page is left carries the browser's own name, and one without a screen counts as a program.
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

/** True once the library that measures has been loaded. */
async function measuring(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/assets\/measure-[\w-]+\.js$/.test(name)),
  )
}

type Count = { page: string; metric: string; device: string; visits: number }

async function counts(): Promise<Array<Count>> {
  const db = await site.runtime.getD1Database('DB')
  const { results } = await db
    .prepare('SELECT page, metric, device, SUM(count) AS visits FROM field_measurements GROUP BY 1, 2, 3')
    .all<Count>()
  return results
}

test('what a visit measured is sent when it ends, counted, and shown on the page of figures', async ({
  page,
}) => {
  await page.goto(`${site.url}/speed`)
  await expect(page.getByRole('heading', { name: 'No measurements yet' })).toBeVisible()

  await page.goto(`${site.url}/services/plumbing`)
  await hydrated(page)
  await measuring(page)
  await openMenu(page)
  await page.goto(`${site.url}/about`)
  const key = { page: '/services/$id', device: 'phone', visits: 1 }
  await expect
    .poll(counts)
    .toEqual(expect.arrayContaining(['LCP', 'FCP', 'TTFB', 'CLS'].map((metric) => ({ ...key, metric }))))

  expect(await page.context().cookies()).toEqual([])

  const later = String(Date.now() + 7_200_000)
  await page.setExtraHTTPHeaders({ 'x-test-clock': later })
  await page.goto(`${site.url}/speed`)
  const table = page.getByRole('table', { name: /Largest part in view \(LCP\): median and 75th percentile/ })
  const row = table.getByRole('row', { name: /^Service Phone/ })
  await expect(row).toContainText(/\d (ms|s)/)
  await expect(row).toContainText(/Good|Needs improvement|Poor/)
  await expect(row.getByRole('cell').last()).toContainText('1')
})

test('the page of figures says the same without a script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${site.url}/speed`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How fast this site is')
  await expect(page.getByRole('heading', { name: 'What is measured, and what is not kept' })).toBeVisible()
  await context.close()
})

for (const [wish, script] of [
  ['Do Not Track', () => Object.defineProperty(navigator, 'doNotTrack', { value: '1' })],
  ['Global Privacy Control', () => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })],
] as const)
  test(`a visitor with ${wish} is not measured`, async ({ page }) => {
    await page.addInitScript(script)
    const asked: Array<string> = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(`${site.url}/terms`)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    await page.goto(`${site.url}/about`)
    expect(asked.filter((url) => /\/rum$|\/measure-/.test(url))).toEqual([])
  })

test('a page that is not there is not measured', async ({ page }) => {
  const asked: Array<string> = []
  page.on('request', (request) => asked.push(request.url()))
  for (const path of ['/no/such/page', '/services/nonsense']) {
    await page.goto(site.url + path)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
  }
  expect(asked.filter((url) => /\/rum$|\/measure-/.test(url))).toEqual([])
})
