import type { Page } from 'playwright/test'
import { hydrated } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'
import { BROWSER_USER_AGENT, type Site, startSite } from '#support/site/start-site.ts'
import { BROWSER_ARGS, findBrowser } from '../../scripts/browser.ts'

// The beacon has the User-Agent of the browser itself, and a headless browser counts as a bot.
test.use({
  expectedConsole: [/./],
  launchOptions: {
    executablePath: findBrowser(),
    args: [...BROWSER_ARGS, `--user-agent=${BROWSER_USER_AGENT}`],
  },
})

let site: Site

test.beforeAll(async () => {
  test.setTimeout(60_000)
  site = await startSite({ vars: { CLIENT_ERROR_SAMPLE_RATE: '1' } })
})
test.afterAll(() => site.stop())

type Line = { kind: string; message: string; page: string; stack: string }

const reported = (kind: string): Array<Line> =>
  site.logs
    .filter((line) => line.includes('"client_error_reported"'))
    .map((line) => JSON.parse(line))
    .filter((line) => line.kind === kind)

/** Makes the server send another heading than the client renders. */
async function misquote(page: Page, heading = 'Another page'): Promise<void> {
  await page.route(`${site.url}/about`, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/(<h1[^>]*>)[^<]+/, `$1${heading}`)
    await route.fulfill({ response, body })
  })
}

test('a hydration mismatch is reported with its place in our files', async ({ page }) => {
  await misquote(page)
  await page.goto(`${site.url}/about`)
  await hydrated(page)
  await expect.poll(() => reported('recoverable').length).toBe(1)
  const [line] = reported('recoverable')
  expect(line).toMatchObject({ page: '/about', message: expect.stringContaining('#418') })
  expect(line?.stack).toMatch(/^\/assets\/react-[\w-]+\.js:\d+:\d+/)
})

test('errors of our scripts are reported once each, and those of extensions never', { tag: '@slow' }, async ({
  page,
}) => {
  await page.goto(`${site.url}/terms`)
  await hydrated(page)
  await page.evaluate(() => {
    const failure = (words: string, from: string) =>
      Object.assign(new Error(words), { stack: `Error\n at x (${from}/assets/app-B1cD3fGh.js:1:20)` })
    const fail = (error: Error) => dispatchEvent(new ErrorEvent('error', { error }))
    fail(failure('from an extension', 'chrome-extension://abc'))
    fail(failure('one of asha@home.example', location.origin))
    fail(failure('one of asha@home.example', location.origin))
    Promise.reject(failure('nobody caught', location.origin))
    Promise.reject(Object.assign(failure('given up', location.origin), { name: 'AbortError' }))
  })
  await expect.poll(() => reported('rejection').length + reported('error').length).toBe(2)
  expect(reported('rejection')).toMatchObject([{ message: 'Error: nobody caught', page: '/terms' }])
  expect(reported('error')).toMatchObject([
    { message: 'Error: one of …', stack: '/assets/app-B1cD3fGh.js:1:20' },
  ])
})

test('a visit without an error loads no code for it and reports nothing', async ({ page }) => {
  const requests: Array<string> = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto(`${site.url}/career`)
  await hydrated(page)
  expect(requests.filter((url) => /client-error/.test(url))).toEqual([])
})

test('a visitor with an opt-out signal reports nothing', { tag: '@slow' }, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  const requests: Array<string> = []
  page.on('request', (request) => requests.push(request.url()))
  await misquote(page)
  await page.goto(`${site.url}/about`)
  await hydrated(page)
  await expect.poll(() => requests.filter((url) => url.includes('report-client-error')).length).toBe(1)
  await page.goto(`${site.url}/terms`)
  expect(requests.filter((url) => url.endsWith('/client-errors'))).toEqual([])
})

test('a hydration mismatch is not reported when a form filler changed the document', {
  tag: '@slow',
}, async ({ page }) => {
  const requests: Array<string> = []
  page.on('request', (request) => requests.push(request.url()))
  await misquote(page, 'Another page<fill-button></fill-button>')
  await page.goto(`${site.url}/about`)
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Another page')
  await page.goto(`${site.url}/terms`)
  expect(requests.filter((url) => url.endsWith('/client-errors'))).toEqual([])
})
