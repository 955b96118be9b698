import { offline } from '../../src/content/offline.ts'
import { expect, test } from '../support/fixtures.ts'
import { lookForUpdate, states, takeUpdate } from '../support/new-version.ts'
import { keptForLater } from '../support/offline.ts'
import { notifications } from '../support/page-parts.ts'
import { hydrated } from '../support/walk.ts'

/** The browser itself says so of a file that is gone. */
test.use({
  serviceWorkers: 'allow',
  expectedConsole: [/Failed to load resource|dynamically imported module/],
})

test('a new version waits until the visitor agrees, and leaves other tabs as they are', async ({
  page,
  context,
  front,
}) => {
  await page.goto(`${front.url}/about`)
  await keptForLater(page)
  const other = await context.newPage()
  await other.goto(`${front.url}/contact`)
  await hydrated(other)
  await other.getByLabel('Message').fill('Half of a message')
  await page.bringToFront()
  front.changeWorker()
  await lookForUpdate(page)
  await expect(notifications(page)).toContainText(offline.newVersion)
  expect(await states(page)).toEqual({ waiting: true, active: true })
  await takeUpdate(page)
  await hydrated(page)
  await expect(notifications(page)).not.toContainText(offline.newVersion)
  await expect(other.getByLabel('Message')).toHaveValue('Half of a message')
})

for (const [what, files] of [
  ['first script', /^\/assets\/entry-client-[^/]*\.js$/],
  ['script that the first one needs', /^\/assets\/react-[^/]*\.js$/],
  ['stylesheet', /^\/assets\/app-[^/]*\.css$/],
] as const) {
  test(`a ${what} that is gone after a deployment: the page is loaded anew, once, and is whole`, async ({
    page,
    front,
  }) => {
    const bringBack = front.remove(files)
    let documents = 0
    page.on('request', (request) => {
      if (!request.isNavigationRequest()) return
      documents += 1
      if (documents === 2) bringBack()
    })
    await page.goto(`${front.url}/about`, { waitUntil: 'commit' })
    await expect.poll(() => documents).toBe(2)
    await hydrated(page)
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Jakarta')
    expect(front.asked.filter((line) => line === 'GET /about')).toHaveLength(2)
  })

  test(`a ${what} that stays away: the page is loaded anew once, and can be read`, async ({
    page,
    front,
  }) => {
    front.remove(files)
    await page.goto(`${front.url}/about`, { waitUntil: 'commit' })
    const asked = () => front.asked.filter((line) => files.test(line.replace(/^\w+ /, ''))).length
    await expect.poll(asked).toBeGreaterThan(2)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(front.asked.filter((line) => line === 'GET /about')).toHaveLength(2)
  })
}
