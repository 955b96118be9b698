import type { Page } from 'playwright/test'
import { notifications } from '#support/browser/page-parts.ts'
import { LIST } from '#support/browser/provider-list.ts'
import { hydrated, scrollThrough } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'
import { about } from '../../../src/content/en/about.ts'

/** The browser logs a file that is blocked. */
test.use({ expectedConsole: [/ERR_BLOCKED_BY_CLIENT|dynamically imported module/] })

const PAGES = ['/', LIST]

const block = (page: Page, files: RegExp) => page.route(files, (route) => route.abort('blockedbyclient'))

function countDocuments(page: Page): { documents: number } {
  const counted = { documents: 0 }
  page.on('request', (request) => {
    if (request.isNavigationRequest()) counted.documents += 1
  })
  return counted
}

/** Loads all of a page. Returns the files that came after the start of the client. */
async function lateScripts(page: Page, address: string): Promise<ReadonlySet<string>> {
  const early = new Set<string>()
  const late = new Set<string>()
  let seen = early
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/assets\/.*\.js$/.test(pathname)) seen.add(pathname)
  })
  await page.goto(address)
  await hydrated(page)
  seen = late
  await scrollThrough(page)
  await page.waitForLoadState('networkidle')
  page.removeAllListeners('request')
  return new Set([...late].filter((script) => !early.has(script)))
}

for (const address of PAGES)
  test(`${address} is complete except for the parts whose scripts are blocked`, async ({ page, context }) => {
    const late = await lateScripts(page, address)
    const visit = await context.newPage()
    await visit.clock.install()
    const counted = countDocuments(visit)
    await visit.route(
      ({ pathname }) => late.has(pathname),
      (route) => route.abort('blockedbyclient'),
    )
    await visit.goto(address)
    await hydrated(visit)
    await scrollThrough(visit)
    for (let times = 0; times < 3; times += 1) await visit.clock.runFor(10_000)
    expect(counted.documents).toBe(1)
    await expect(notifications(visit).getByRole('listitem')).toHaveCount(0)
    await expect(visit.getByRole('heading', { level: 1 })).toBeVisible()
    await visit.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
    await expect(visit).toHaveURL('/privacy-policy')
  })

for (const [address, files] of [
  ['/blog', /\/assets\/blog[^/]*\.js$/],
  ['/contact', /\/assets\/contact[^/]*\.js$/],
  ['/about', /\/assets\/page-[^/]*\.js$/],
] as const)
  test(`${address} stays the server-rendered page with working links when its script is blocked`, async ({
    page,
  }) => {
    await page.clock.install()
    const counted = countDocuments(page)
    await block(page, files)
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    for (let times = 0; times < 3; times += 1) await page.clock.runFor(10_000)
    expect(counted.documents).toBe(1)
    await expect(notifications(page).getByRole('listitem')).toHaveCount(0)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
    await expect(page).toHaveURL('/privacy-policy')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

test('each navigation to a page loads its document when the script of the page is blocked', async ({
  page,
}) => {
  await block(page, /\/assets\/about[^/]*\.js$/)
  for (let times = 0; times < 2; times += 1) {
    await page.goto('/services')
    await hydrated(page)
    await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/about"]')?.click())
    await expect(page).toHaveURL('/about')
    await expect(page.getByRole('heading', { level: 1, name: about.title })).toBeVisible()
  }
})
