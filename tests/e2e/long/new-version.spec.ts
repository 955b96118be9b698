import { keptForLater } from '#support/browser/offline.ts'
import { expect, test } from '#support/fixtures/test.ts'
import { messages } from '../../../src/content/en/messages.ts'

/** The browser logs a file that is gone. */
test.use({
  serviceWorkers: 'allow',
  expectedConsole: [/Failed to load resource|dynamically imported module/],
})

test('a page is loaded as a document, once, when its code is gone after a deployment', {
  tag: '@slow',
}, async ({ page, front }) => {
  await page.goto(`${front.url}/about`)
  await keptForLater(page)
  front.remove(/^\/assets\/(?:services|category)[^/]*\.js$/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Plumbing' }).first().click()
  await expect(page).toHaveURL(/\/services\/plumbing$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const documents = () => front.requests.filter((line) => /^GET \/services\/plumbing$/.test(line)).length
  await expect.poll(documents).toBeGreaterThan(0)
  expect(documents()).toBeLessThanOrEqual(3)
  await expect(page.getByRole('button', { name: messages.location.select })).toBeVisible()
})
