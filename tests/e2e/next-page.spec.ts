import type { Page } from 'playwright/test'
import { addLink } from '#support/browser/page-parts.ts'
import { expect, test } from '#support/fixtures/test.ts'

/** The file of the client, which the entry imports. */
const CLIENT = /\/assets\/client-/

type Ahead = {
  /** Returns the browser's errors about the rules. */
  errors: Array<string>
  /** Pages that the browser would load on intent, as paths. */
  candidates: Array<string>
  /** Pages that the browser has loaded or begun to load, with the outcome. */
  loaded: Map<string, string>
}

/** Returns the pages that the browser would prefetch. */
async function watchLoadsAhead(page: Page): Promise<Ahead> {
  const ahead: Ahead = { errors: [], candidates: [], loaded: new Map() }
  const getPath = (address: string) => address.slice(new URL(address).origin.length)
  const session = await page.context().newCDPSession(page)
  session.on('Preload.ruleSetUpdated', ({ ruleSet: { errorType, errorMessage } }) => {
    if (errorType) ahead.errors.push(errorMessage ?? errorType)
  })
  session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    ahead.candidates = preloadingAttemptSources.map(({ key }) => getPath(key.url))
  })
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, prefetchStatus }) => {
    ahead.loaded.set(getPath(prefetchUrl), prefetchStatus)
  })
  await session.send('Preload.enable')
  return ahead
}

const linkToContact = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Contact Us' })

test.describe('before the client runs', () => {
  test.beforeEach(({ page }) =>
    page.route(CLIENT, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'export function start() {}' }),
    ),
  )

  test('a page is prefetched on hover without running scripts, and not loaded again', async ({
    page,
    front,
  }) => {
    const ahead = await watchLoadsAhead(page)
    await page.goto(`${front.url}/services/plumbing`)
    await page.waitForLoadState('networkidle')
    front.requests.length = 0
    await linkToContact(page).hover()
    await expect.poll(() => ahead.loaded.get('/contact')).toBe('PrefetchSuccessfulButNotUsed')
    expect(front.requests).toEqual(['prefetch /contact'])
    await linkToContact(page).click()
    await expect(page).toHaveURL(/\/contact$/)
    await expect.poll(() => ahead.loaded.get('/contact')).toBe('PrefetchResponseUsed')
    expect(front.requests.filter((request) => request.endsWith(' /contact'))).toEqual(['prefetch /contact'])
    expect(ahead.errors).toEqual([])
  })

  test('only pages of the site that are the same for all visitors are prefetched', { tag: '@slow' }, async ({
    page,
  }) => {
    const ahead = await watchLoadsAhead(page)
    await page.goto('/services')
    await addLink(page, '/about#values')
    await expect.poll(() => ahead.candidates).toContain('/about#values')
    expect(ahead.candidates).toEqual(expect.arrayContaining(['/', '/contact', '/services/appliance-repair']))
    expect(ahead.candidates.filter((path) => /^\/(app|api)\b|[?.]|^\/services#/.test(path))).toEqual([])
    expect(ahead.errors).toEqual([])
  })

  test('a page prefetches nothing when its connection is slow', { tag: '@slow' }, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } })
    })
    const ahead = await watchLoadsAhead(page)
    await page.goto('/about')
    await linkToContact(page).click()
    await expect(page).toHaveURL(/\/contact$/)
    expect([...ahead.loaded]).toEqual([])
  })
})

test('the browser prefetches only links with a fragment once the client handles links', {
  tag: '@slow',
}, async ({ page }) => {
  const ahead = await watchLoadsAhead(page)
  await page.goto('/services/plumbing')
  await expect(page.locator('html[data-routed]')).toBeAttached()
  await addLink(page, '/about#values')
  await expect.poll(() => ahead.candidates).toContain('/about#values')
  expect(ahead.candidates.filter((path) => !path.includes('#'))).toEqual([])
  await linkToContact(page).click()
  await expect(page).toHaveURL(/\/contact$/)
  expect([...ahead.loaded]).toEqual([])
  expect(ahead.errors).toEqual([])
})

test.describe('with Save-Data', () => {
  test.use({ extraHTTPHeaders: { 'Save-Data': 'on' } })

  test('a page has no speculation rules', async ({ page }) => {
    await page.goto('/services/plumbing')
    await expect(page.locator('script[type=speculationrules]')).toHaveCount(0)
  })
})
