import { keptForLater, keptPaths } from '#support/browser/offline.ts'
import { hydrated } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'
import { messages } from '../../src/content/en/messages.ts'

/** The browser logs a file that is gone. */
test.use({
  serviceWorkers: 'allow',
  expectedConsole: [/Failed to load resource|dynamically imported module/],
})

test('a new version takes over at once and leaves typed text and loaded files', async ({ page, front }) => {
  await page.goto(`${front.url}/contact`)
  await keptForLater(page)
  await hydrated(page)
  await page.getByLabel('Message').fill('Half of a message')
  const isFile = (path: string) => path.startsWith('/assets/')
  const files = (await keptPaths(page)).filter(isFile)
  front.changeWorker()
  await page.evaluate(async () => {
    const { serviceWorker } = navigator
    const replaced = new Promise((done) => serviceWorker.addEventListener('controllerchange', done))
    await (await serviceWorker.ready).update()
    await replaced
  })
  await expect(page.getByLabel('Message')).toHaveValue('Half of a message')
  expect(await keptPaths(page)).toEqual(expect.arrayContaining(files))
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
