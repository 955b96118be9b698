import { keptForLater, keptPaths } from '#support/browser/offline.ts'
import { hydrated } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'

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
