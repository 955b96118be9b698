import type { Page, Route } from 'playwright/test'
import { notifications } from '#support/browser/page-parts.ts'
import { cards, LIST } from '#support/browser/provider-list.ts'
import { open, reach } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'
import { startRemoteSite } from '#support/site/remote-site.ts'
import { contact } from '../../src/content/en/contact.ts'
import { messages } from '../../src/content/en/messages.ts'

const { brand, errors } = messages

const toasts = (page: Page) => notifications(page).getByRole('listitem')
const footer = (page: Page) => page.getByRole('contentinfo')

/** Records every toast from now on, including those that others have replaced. */
async function recordToasts(page: Page): Promise<Array<string>> {
  const recorded: Array<string> = []
  await page.exposeFunction('recordToast', (text: string) => recorded.push(text))
  await notifications(page).evaluate((element) => {
    const report = (node: Node) => {
      if (node instanceof HTMLLIElement) Reflect.get(window, 'recordToast')(node.textContent)
    }
    new MutationObserver((records) => {
      for (const record of records) record.addedNodes.forEach(report)
    }).observe(element, { childList: true, subtree: true })
  })
  return recorded
}

/** Follows a link of the footer, whose failure the page tells. */
async function followInFooter(page: Page, name: string): Promise<void> {
  const link = footer(page).getByRole('link', { name })
  await reach(link)
  await link.click()
}

type Visit = {
  /** The first page of the visit. */
  from: string
  /** Opens the page with data that cannot be read. */
  go: (page: Page) => Promise<void>
  /** The calls that fail. */
  calls: RegExp
}

const visits = {
  'the home page and its categories': {
    from: '/services',
    go: (page) => page.getByRole('banner').getByRole('link').first().click(),
    calls: /\/category\/(primary|popular)$/,
  },
  'a single category': {
    from: '/services',
    go: (page) =>
      page
        .getByRole('main')
        .getByRole('link', { name: /Painting/ })
        .click(),
    calls: /\/category\/painting$/,
  },
  'the brands': {
    from: '/services',
    go: (page) => page.getByRole('banner').getByRole('link').first().click(),
    calls: /\/brand\/all$/,
  },
  'a city that only the upstream knows': {
    from: '/services',
    go: (page) => followInFooter(page, 'Vadodara'),
    calls: /\/(city|state)\/all$/,
  },
  'a state that only the upstream knows': {
    from: '/services',
    go: (page) => followInFooter(page, 'Punjab'),
    calls: /\/(city|state)\/all$/,
  },
  'the list of posts': {
    from: '/services',
    go: (page) => followInFooter(page, 'Blog'),
    calls: /\/blog\/all$/,
  },
  'a single post': {
    from: '/blog',
    go: (page) => page.getByRole('main').getByRole('article').first().getByRole('link').first().click(),
    calls: /\/blog\/(?!all)[a-z-]+$/,
  },
} satisfies Record<string, Visit>

async function visit(page: Page, { from, go, calls }: Visit, answer: (route: Route) => Promise<void>) {
  await open(page, from)
  await page.route((url) => calls.test(url.pathname + url.search), answer)
  const recorded = await recordToasts(page)
  await go(page)
  return recorded
}

const json = (status: number, body: object) => (route: Route) => route.fulfill({ status, json: body })

test.describe('when a read fails', () => {
  test.use({ expectedConsole: [/Failed to (?:load resource|fetch dynamically imported module)/] })

  test('a missing entry shows its screen and no toast', async ({ page }) => {
    const recorded = await visit(page, visits['a single post'], json(404, { message: 'Not found.' }))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.notFound.post.title)
    await page.unrouteAll()
    await open(page, LIST)
    await page.route(/\/provider\/(?!all)/, json(410, { message: 'Gone.' }))
    await cards(page).first().getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.gone.provider.title)
    await expect(toasts(page)).toHaveCount(0)
    expect(recorded).toEqual([])
  })

  test('the error screen of a page keeps header, footer and Try again', async ({ page }) => {
    await visit(page, visits['a single post'], (route) => route.abort())
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be shown')
    await expect(page.getByRole('main').getByText(errors.blogs)).toBeVisible()
    await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(footer(page)).toBeVisible()
    await page.getByRole('link', { name: messages.actions.backToHome }).click()
    await expect(page).toHaveURL('/')
  })

  test('a page that failed offline loads by itself when the connection is back', async ({
    page,
    context,
  }) => {
    await open(page, '/services/plumbing')
    const link = page
      .getByRole('main')
      .getByRole('link', { name: /Painting/ })
      .first()
    // The code of the part with the link must be there.
    await reach(link)
    await context.setOffline(true)
    await link.click()
    await expect(page.getByRole('main').getByRole('button', { name: /try again/i })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 2, name: 'Inside the Home' })).toBeVisible()
  })
})

test.describe('when another read fails', { tag: '@slow' }, () => {
  test.use({ expectedConsole: [/Failed to load resource/] })

  for (const [name, message] of [
    ['the home page and its categories', errors.categories],
    ['a single category', errors.categories],
    ['the brands', errors.brands],
    ['a city that only the upstream knows', errors.cities],
    ['a state that only the upstream knows', errors.states],
    ['the list of posts', errors.blogs],
    ['a single post', errors.blogs],
  ] as const) {
    test(`${name} without a connection: "${message}"`, async ({ page }) => {
      const recorded = await visit(page, visits[name], (route) => route.abort())
      await expect(toasts(page)).toHaveText([message])
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(new Set(recorded)).toEqual(new Set([message]))
      if (!name.startsWith('the home page')) expect(recorded).toHaveLength(1)
    })
  }

  test('a read is sent without the token, and the token is removed, when the API answers 401', async ({
    page,
  }) => {
    const tokens: Array<string | undefined> = []
    await page.addInitScript(() => localStorage.setItem('authToken', 'secret'))
    await visit(page, visits['a single category'], (route) => {
      tokens.push(route.request().headers().authorization)
      return route.fulfill({ status: 401, json: { message: 'who are you' } })
    })
    await expect(toasts(page)).toHaveText([errors.sessionExpired])
    expect(tokens[0]).toBeUndefined()
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull()
  })

  test('a page that is preloaded fails silently and is requested again when it is visited', async ({
    page,
  }) => {
    await open(page, '/services')
    const recorded = await recordToasts(page)
    const ahead = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('/category/painting'),
    )
    await page.route('**/api/web/category/painting', (route) => route.abort(), { times: 1 })
    const link = page.getByRole('main').getByRole('link', { name: /Painting/ })
    await link.hover()
    await ahead
    await link.click()
    await expect(page.getByRole('heading', { level: 2, name: 'Inside the Home' })).toBeVisible()
    expect(recorded).toEqual([])
  })

  test('toasts are announced, can be dismissed, and expire unless they are in use', async ({ page }) => {
    await page.clock.install()
    await visit(page, visits['the list of posts'], (route) => route.abort())
    await expect(notifications(page)).toHaveAttribute('aria-live', 'polite')
    await expect(toasts(page)).toHaveText([errors.blogs])
    await toasts(page).getByRole('button', { name: 'Dismiss' }).focus()
    await page.clock.runFor(10_000)
    await expect(toasts(page)).toHaveText([errors.blogs])
    await toasts(page).getByRole('button', { name: 'Dismiss' }).blur()
    await page.clock.runFor(6_100)
    await expect(toasts(page)).toHaveCount(0)
    await page
      .getByRole('main')
      .getByRole('button', { name: /try again/i })
      .click()
    await expect(toasts(page)).toHaveText([errors.blogs])
    await toasts(page).getByRole('button', { name: 'Dismiss' }).click()
    await expect(toasts(page)).toHaveCount(0)
  })

  test('the token is removed with a toast, and the message is sent without it, when the API refuses it', async ({
    page,
  }) => {
    const { upstream, site, stop } = await startRemoteSite()
    try {
      upstream.refuse('/query', 401, { code: 401, message: 'Who are you?' })
      await page.addInitScript(() => localStorage.setItem('authToken', 'secret'))
      await open(page, `${site.url}/contact`)
      await page.getByLabel('Name').fill('Asha Rao')
      await page.getByLabel('Email').fill('asha@home.example')
      await page.getByLabel('Phone Number').fill('+91 98000 00000')
      await page.getByLabel('Message').fill('The kitchen tap leaks.')
      await page.getByRole('button', { name: 'Submit' }).click()
      await expect(toasts(page)).toHaveText([errors.sessionExpired])
      await expect(page.getByRole('main').getByText(contact.answers.kept)).toBeVisible()
      expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull()
      const sent = upstream.calls.filter(({ path }) => path === '/query')
      expect(sent.map(({ headers }) => headers.authorization)).toEqual(['Bearer secret', undefined])
    } finally {
      await stop()
    }
  })

  test('footer and location browser show built-in lists when the upstream fails', async ({ page }) => {
    const { upstream, site, stop } = await startRemoteSite()
    try {
      for (const path of ['/city', '/state', '/brand', '/category']) upstream.set('status-500', path)
      const logged: Array<string> = []
      page.on('console', (message) => {
        if (message.type() === 'info') logged.push(message.text())
      })
      await open(page, `${site.url}/`)
      await footer(page).scrollIntoViewIfNeeded()
      // Two failures are two toasts, that of the brands further down. After five the circuit breaker adds others.
      for (const text of [errors.categories, errors.brands].map(errors.serverAt))
        await expect(toasts(page).filter({ hasText: text })).toHaveCount(1)
      await expect(footer(page).getByRole('link', { name: 'Mumbai' })).toBeVisible()
      await expect(footer(page).getByRole('link', { name: 'Maharashtra' })).toBeVisible()
      const places = page.getByRole('region', { name: 'Find Us in Your City' })
      await expect(places.getByRole('tabpanel').getByRole('link')).toHaveCount(4)
      expect(logged).toContain(errors.server)

      upstream.set('status-500', '/blog')
      await open(page, `${site.url}/blog/remote-post`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be shown')
      await expect(page.getByRole('main').getByText(errors.server)).toBeVisible()
      await expect(toasts(page)).toHaveText([errors.serverAt(errors.blogs)])

      upstream.set('ok', '/brand')
      await open(page, `${site.url}/brand/remote-brand`)
      for (const text of [brand.noInformation, brand.noDistributors])
        await expect(page.getByRole('main').getByText(text)).toBeVisible()
    } finally {
      await stop()
    }
  })

  test('every page works in a browser that forbids storage, and a failed read shows a toast', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('denied', 'SecurityError')
          },
        })
      }
    })
    for (const path of ['/blog', '/contact', '/', '/services/plumbing', '/search?q=tap', '/services']) {
      await open(page, path)
      if (path === '/blog' || path === '/contact') continue
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    }
    await page.route('**/api/web/category/painting', (route) => route.fulfill({ status: 401, json: {} }))
    await page
      .getByRole('main')
      .getByRole('link', { name: /Painting/ })
      .click()
    await expect(toasts(page)).toHaveText([errors.sessionExpired])
  })
})
