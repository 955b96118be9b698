import { expectReloaded, FIRST_SCRIPT } from '#support/browser/new-version.ts'
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
  const documents = () => front.asked.filter((line) => /^GET \/services\/plumbing$/.test(line)).length
  await expect.poll(documents).toBeGreaterThan(0)
  expect(documents()).toBeLessThanOrEqual(3)
  await expect(page.getByRole('button', { name: messages.location.select })).toBeVisible()
})

const OTHER_FILES = [
  ['script that the first one needs', /^\/assets\/react-[^/]*\.js$/],
  ['stylesheet', /^\/assets\/app-[^/]*\.css$/],
] as const

for (const [what, files] of OTHER_FILES) {
  test(
    `a page is reloaded once and is complete when a ${what} is gone after a deployment`,
    { tag: '@slow' },
    ({ page, front }) => expectReloaded(page, front, files),
  )
}

for (const [what, files] of [['first script', FIRST_SCRIPT], ...OTHER_FILES] as const) {
  test(`a page is reloaded once and is readable when a ${what} is missing`, { tag: '@slow' }, async ({
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
