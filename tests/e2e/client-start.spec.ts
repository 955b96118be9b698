import { CLIENT } from '#support/browser/save-data.ts'
import { hydrated } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'
import { messages } from '../../src/content/en/messages.ts'

/** The browser logs a connection that breaks. */
test.use({ expectedConsole: [/Failed to load resource|dynamically imported module|net::ERR_/] })

test('a press on a button counts when the client has not loaded yet', async ({ page, front }) => {
  const release = front.hold(CLIENT)
  await page.goto(front.url, { waitUntil: 'commit' })
  await page.getByRole('banner').getByRole('button', { name: messages.location.select }).click()
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a client that failed to load is requested again', async ({ page }) => {
  await page.route(CLIENT, (route) => route.abort(), { times: 1 })
  const failed = page.waitForEvent('requestfailed')
  await page.goto('/about')
  await failed
  await hydrated(page)
})

test('a page stays when the connection drops during loading, and starts when it is back', async ({
  page,
  context,
}) => {
  const documents: Array<string> = []
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()))
  const code = /\/assets\/contact[^/]*\.js/
  const { promise: broken, resolve: breakLine } = Promise.withResolvers<void>()
  await page.route(code, async (route) => {
    await broken
    await route.abort('internetdisconnected')
  })
  await page.goto('/contact', { waitUntil: 'domcontentloaded' })
  const message = page.getByLabel('Message')
  await message.fill('My tap drips')
  // By then the client has loaded and waits for the code of the page.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/entry-client-')),
  )
  await context.setOffline(true)
  const failed = page.waitForEvent('requestfailed')
  breakLine()
  await failed
  await expect(message).toHaveValue('My tap drips')
  await page.unroute(code)
  await context.setOffline(false)
  await hydrated(page)
  await expect(message).toHaveValue('My tap drips')
  expect(documents).toHaveLength(1)
})
