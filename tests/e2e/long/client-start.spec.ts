import { hydrated } from '#support/browser/walk.ts'
import { SAMPLE_PATH } from '#support/data/sample.ts'
import { expect, test } from '#support/fixtures/test.ts'
import { messages } from '../../../src/content/en/messages.ts'

const CLIENT = /^\/assets\/client-[^/]*\.js$/

const PATHS = [
  '/',
  '/services/plumbing',
  '/city/mumbai',
  '/blog/termite-signs-at-home',
  '/contact',
  '/search?q=tap',
]

test('the client starts under a policy of hashes', async ({ page }) => {
  for (const path of PATHS) {
    const policy = (await page.goto(path))?.headers()['content-security-policy']
    expect(policy, path).toMatch(/script-src 'self' 'sha256-/)
    expect(policy, path).toContain("require-trusted-types-for 'script'")
    expect(policy, path).not.toContain('nonce-')
    await hydrated(page)
  }
})

// The second address is spelled as by a campaign, and differently from the router.
for (const query of ['', '?utm_campaign=summer%20sale&utm_term=&ref'])
  test(`/services/plumbing${query} keeps its scroll position when the client starts`, async ({
    page,
    front,
  }) => {
    const release = front.hold(CLIENT)
    await page.goto(`${front.url}/services/plumbing${query}`, { waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo')).toBeAttached()
    await page.evaluate(() => scrollTo({ top: 1_500, behavior: 'instant' }))
    release()
    await expect(page.locator('html')).toHaveAttribute('data-routed')
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    expect(await page.evaluate(() => scrollY)).toBe(1_500)
    const link = page.getByRole('banner').getByRole('link', { name: 'About Us' })
    // A press would scroll to the header.
    await link.evaluate((element: HTMLElement) => element.click())
    await expect(page).toHaveURL(/\/about$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/plumbing(\?.*)?$/)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1_500)
  })

test('a link works when it is pressed while the client starts to handle links', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.documentElement.dataset.routed === undefined) return
      observer.disconnect()
      document.querySelector<HTMLElement>('header a[href="/about"]')?.click()
    }).observe(document, { subtree: true, attributeFilter: ['data-routed'] })
  })
  for (const path of PATHS) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/about$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/About/)
  }
})

test('a page hydrates unchanged when the configured host differs from the requested one', async ({
  page,
  front,
}) => {
  // A site behind a server that ends TLS, or with SITE_URL set and a second host.
  front.added.host = 'company.example'
  for (const path of [...PATHS, SAMPLE_PATH]) {
    await page.goto(front.url + path)
    await hydrated(page)
    await expect(page.locator('html')).toHaveAttribute('data-routed')
  }
})

test('Back returns to the page before when the client has not loaded', async ({ page, front }) => {
  const release = front.hold(CLIENT)
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto(`${front.url}/about`, { waitUntil: 'commit' })
  await expect(heading).toContainText('About')
  await page.evaluate(() => {
    history.pushState({}, '', '/contact')
    location.reload()
  })
  await expect(heading).toContainText('Contact')
  await page.evaluate(() => history.back())
  await expect(heading).toContainText('About')
  // The client is not to start.
  await page.close()
  release()
})

test.describe('after a failed read', () => {
  test.use({ expectedConsole: [/Failed to load resource/] })

  test('the reload button works right after a press on an e-mail address', async ({ page, front }) => {
    await page.goto(`${front.url}/blog`)
    await hydrated(page)
    await page.route('**/api/web/**', (route) =>
      route.fulfill({ status: 503, json: { code: 503, message: '' } }),
    )
    await page.getByRole('main').locator('a[href="/blog/termite-signs-at-home"]').first().click()
    const again = page.getByRole('main').getByRole('button', { name: messages.actions.tryAgain })
    await expect(again).toBeVisible()
    await page.getByRole('contentinfo').locator('a[href^="mailto:"]').first().click()
    await again.click()
    await expect(again).toHaveCount(0)
    expect(front.requests).toContain('GET /blog/termite-signs-at-home')
  })
})
