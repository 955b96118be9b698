import { expectAccessible } from '#support/browser/axe.ts'
import { notifications } from '#support/browser/page-parts.ts'
import { open } from '#support/browser/walk.ts'
import { OTHER_STATES, PAGES, READ_PAGES } from '#support/data/pages.ts'
import { SAMPLE_PATH } from '#support/data/sample.ts'
import { expect, test } from '#support/fixtures/test.ts'

test.use({ sharesPage: true, contextOptions: { reducedMotion: 'reduce' } })

for (const path of [...PAGES, ...OTHER_STATES].filter((one) => !READ_PAGES.includes(one))) {
  test(`axe finds nothing on ${path}`, { tag: '@slow' }, async ({ page }) => {
    await open(page, path)
    await expectAccessible(page)
  })
}

test('axe finds nothing on the home page with everything unfolded', { tag: '@slow' }, async ({ page }) => {
  await open(page, '/')
  await page.getByRole('button', { name: 'View All Services' }).click()
  await page.getByRole('tab', { name: 'By State' }).click()
  await page.getByRole('button', { name: 'View All States' }).click()
  await expectAccessible(page)
})

test('axe finds nothing in the menu of a phone', { tag: '@slow' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 })
  await open(page, '/about')
  await page.getByRole('banner').locator('summary').click()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  await expectAccessible(page, [360])
})

test('axe finds nothing on a category with the providers of a job shown', { tag: '@slow' }, async ({
  page,
}) => {
  await open(page, '/services/plumbing')
  await page.getByRole('main').getByRole('button', { expanded: false }).first().click()
  await expect(page.getByRole('region', { name: 'Available Providers' })).toBeVisible()
  await expectAccessible(page)
})

for (const path of ['/services/plumbing', '/become-partner']) {
  test(`axe finds nothing on ${path} with all answers open`, { tag: '@slow' }, async ({ page }) => {
    await open(page, path)
    await page
      .getByRole('main')
      .locator('details')
      .evaluateAll((answers) => {
        for (const answer of answers) answer.setAttribute('open', '')
      })
    await expectAccessible(page)
  })
}

test('axe finds nothing in the gallery viewer of a profile', { tag: '@slow' }, async ({ page }) => {
  await open(page, `${SAMPLE_PATH}?tab=gallery`)
  await page
    .getByRole('link', { name: /^Show larger/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
})

test('axe finds nothing on a post with a toast and with its contents unfolded', { tag: '@slow' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 360, height: 900 })
  await open(page, '/blog/termite-signs-at-home')
  await page.locator('summary', { hasText: 'In this article' }).click()
  await page.getByRole('button', { name: 'Share' }).click()
  const toast = notifications(page).getByRole('listitem')
  await toast.hover()
  await expectAccessible(page, [360])
  await expect(toast).toBeVisible()
})
