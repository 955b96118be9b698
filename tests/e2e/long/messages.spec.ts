import { footer, json, recordToasts, toasts, visit, visits } from '#support/browser/failing-visits.ts'
import { notifications } from '#support/browser/page-parts.ts'
import { open } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'
import { startRemoteSite } from '#support/site/remote-site.ts'
import { contact } from '../../../src/content/en/contact.ts'
import { locationDialog } from '../../../src/content/en/location-dialog.ts'
import { messages } from '../../../src/content/en/messages.ts'

const { brand, errors } = messages

test.describe('when a read fails', { tag: '@slow' }, () => {
  test.use({ expectedConsole: [/Failed to load resource/] })

  for (const [name, message] of [
    ['the home page and its categories', errors.categories],
    ['a single category', errors.categories],
    ['a search', errors.categories],
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

  for (const [what, answer, message] of [
    ['500', json(500, { message: 'stack trace' }), errors.serverAt(errors.categories)],
    [
      'another status and words in the envelope',
      json(418, { code: 418, message: 'No tea today.' }),
      'No tea today.',
    ],
    ['200 and no data', json(200, { code: 200 }), errors.categories],
  ] as const) {
    test(`an answer with ${what}: "${message}", once`, async ({ page }) => {
      const recorded = await visit(page, visits['a single category'], answer)
      await expect(toasts(page)).toHaveText([message])
      expect(recorded).toEqual([message])
    })
  }

  for (const name of ['a single category', 'a single post'] as const) {
    test(`a 401 to ${name} shows "${errors.sessionExpired}" and removes the token`, async ({ page }) => {
      const tokens: Array<string | undefined> = []
      await page.addInitScript(() => localStorage.setItem('authToken', 'secret'))
      await visit(page, visits[name], (route) => {
        tokens.push(route.request().headers().authorization)
        return route.fulfill({ status: 401, json: { message: 'who are you' } })
      })
      await expect(toasts(page)).toHaveText([errors.sessionExpired])
      expect(tokens[0]).toBeUndefined()
      expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull()
    })
  }

  test('the location browser shows built-in places, and only logs, when its lists fail', async ({ page }) => {
    const logged: Array<string> = []
    page.on('console', (message) => {
      if (message.type() === 'info') logged.push(message.text())
    })
    const recorded = await visit(page, { ...visits['the brands'], calls: /\/(city|state)\/all/ }, (route) =>
      route.abort(),
    )
    const places = page.getByRole('region', { name: 'Find Us in Your City' })
    await expect(places.getByRole('tabpanel').getByRole('link')).toHaveCount(4)
    await expect(places.getByRole('link', { name: /Mumbai/ })).toHaveAttribute('href', '/city/mumbai')
    await expect.poll(() => logged).toContain(errors.unknown)
    expect(recorded).toEqual([])
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
})

test.describe('when the upstream refuses', { tag: '@slow' }, () => {
  test.use({ expectedConsole: [/Failed to load resource/] })

  test('a refused visitor token is removed with a word, and the message is sent without it', async ({
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
      await expect(toasts(page)).toHaveText([errors.sessionExpired, contact.answers.kept])
      expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull()
      const sent = upstream.calls.filter(({ path }) => path === '/query')
      expect(sent.map(({ headers }) => headers.authorization)).toEqual(['Bearer secret', undefined])
    } finally {
      await stop()
    }
  })
})

test.describe('when the upstream fails', { tag: '@slow' }, () => {
  test.use({ expectedConsole: [/Failed to load resource/] })

  test('footer and location browser show built-in lists, and other sections one error each', async ({
    page,
  }) => {
    const { upstream, site, stop } = await startRemoteSite()
    try {
      for (const path of ['/city', '/state', '/brand', '/category/primary']) upstream.set('status-500', path)
      const logged: Array<string> = []
      page.on('console', (message) => {
        if (message.type() === 'info') logged.push(message.text())
      })
      await open(page, `${site.url}/`)
      await footer(page).scrollIntoViewIfNeeded()
      // Two failures are two toasts.
      const failed = [errors.categories, errors.brands].map(errors.serverAt)
      await expect(toasts(page)).toHaveCount(failed.length)
      for (const text of failed) await expect(toasts(page).filter({ hasText: text })).toHaveCount(1)
      await expect(footer(page).getByRole('link', { name: 'Mumbai' })).toBeVisible()
      await expect(footer(page).getByRole('link', { name: 'Maharashtra' })).toBeVisible()
      const places = page.getByRole('region', { name: 'Find Us in Your City' })
      await expect(places.getByRole('tabpanel').getByRole('link')).toHaveCount(4)
      expect(logged).toContain(errors.serverAt(errors.unknown))

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
})

test(`a browser without geolocation: "${locationDialog.unsupported}"`, { tag: '@slow' }, async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'geolocation'))
  await open(page, '/services')
  await page.getByRole('banner').getByRole('button', { name: messages.location.select }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: locationDialog.useCurrent }).click()
  await expect(dialog.getByText(locationDialog.unsupported)).toBeVisible()
})

test.describe('in a browser that forbids storage', { tag: '@slow' }, () => {
  test.use({ expectedConsole: [/Failed to load resource/] })

  test('every page works, and a failed read shows a toast', async ({ page }) => {
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
