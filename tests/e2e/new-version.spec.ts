import {
  expectReloaded,
  FIRST_SCRIPT,
  lookForUpdate,
  states,
  takeUpdate,
} from '#support/browser/new-version.ts'
import { keptForLater } from '#support/browser/offline.ts'
import { notifications } from '#support/browser/page-parts.ts'
import { hydrated } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'
import { offline } from '../../src/content/en/offline.ts'

/** The browser logs a file that is gone. */
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

test('a page is reloaded once and is complete when its script is gone after a deployment', ({
  page,
  front,
}) => expectReloaded(page, front, FIRST_SCRIPT))
