import type { APIRequestContext, Page } from 'playwright/test'
import { expectAccessible } from '#support/browser/axe.ts'
import { notifications } from '#support/browser/page-parts.ts'
import { bar, cards, compareBoxes, LIST } from '#support/browser/provider-list.ts'
import { open, reach } from '#support/browser/walk.ts'
import { SAMPLE_PATH } from '#support/data/sample.ts'
import { expect, test } from '#support/fixtures/test.ts'

test.use({ sharesPage: true, contextOptions: { reducedMotion: 'reduce' } })

/** Opens all answers of a page. */
const unfold = (page: Page) =>
  page
    .getByRole('main')
    .locator('details')
    .evaluateAll((answers) => {
      for (const answer of answers) answer.setAttribute('open', '')
    })

/** Returns the canonical address of the comparison of the best electricians in Mumbai. */
async function comparePath(request: APIRequestContext, count: number): Promise<string> {
  const answer = await request.get(`/api/web/provider/all?category=electrician&city=mumbai&limit=${count}`)
  const { data } = await answer.json()
  const ids = data.map(({ id }: { id: string }) => id)
  return `/compare?with=${ids.sort().join('%2C')}`
}

type State = [what: string, path: string, reach: (page: Page) => Promise<unknown>, widths?: Array<number>]

/** States of pages, with the actions that lead to them, which axe checks. */
const STATES: ReadonlyArray<State> = [
  [
    'a form with errors',
    '/contact',
    async (page) => {
      await page.getByRole('button', { name: 'Submit' }).click()
      await expect(page.getByRole('form').locator('[aria-invalid="true"]')).toHaveCount(4)
    },
  ],
]

const SLOW_STATES: ReadonlyArray<State> = [
  [
    'the confirmation of a message',
    '/contact?sent=0a1b2c3d',
    (page) => expect(page.getByText('0a1b2c3d', { exact: true })).toBeVisible(),
  ],
  [
    'the home page with everything unfolded',
    '/',
    async (page) => {
      await page.getByRole('button', { name: 'View All Services' }).click()
      const states = page.getByRole('tab', { name: 'By State' })
      await reach(states)
      await states.click()
      await page.getByRole('button', { name: 'View All States' }).click()
    },
  ],
  [
    'the menu of a phone',
    '/about',
    async (page) => {
      await page.setViewportSize({ width: 360, height: 900 })
      await page.getByRole('banner').locator('summary').click()
      await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
    },
    [360],
  ],
  [
    'a service with the panel of a job',
    '/services/plumbing',
    async (page) => {
      await page.getByRole('main').getByRole('button', { expanded: false }).first().click()
      await expect(page.getByRole('region', { name: 'Available Providers' })).toBeVisible()
    },
  ],
  [
    'a service in a city with the panel of a job',
    '/services/plumbing/delhi',
    async (page) => {
      await page.getByRole('button', { name: /^Leak Repair/ }).click()
      await expect(cards(page).first()).toBeVisible()
    },
  ],
  ['a service with all answers open', '/services/plumbing', unfold],
  ['the partner page with all answers open', '/become-partner', unfold],
  [
    'the gallery viewer of a profile',
    `${SAMPLE_PATH}?tab=gallery`,
    async (page) => {
      await page
        .getByRole('link', { name: /^Show larger/ })
        .first()
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  ],
  [
    'a list with providers chosen',
    LIST,
    async (page) => {
      for (const index of [0, 1]) await compareBoxes(page).nth(index).check()
      await expect(bar(page).getByRole('link', { name: 'Compare' })).toBeVisible()
    },
  ],
  [
    'a comparison',
    '/compare',
    async (page) => {
      await open(page, await comparePath(page.request, 3))
      await expect(page.getByRole('columnheader')).toHaveCount(3)
    },
  ],
]

for (const [what, path, reach, widths] of [...STATES, ...SLOW_STATES])
  test(`axe finds nothing on ${what}`, {
    tag: SLOW_STATES.some(([one]) => one === what) ? '@slow' : [],
  }, async ({ page }) => {
    await open(page, path)
    await reach(page)
    await expectAccessible(page, widths)
  })

test('axe finds nothing in the location dialog, also when no city is found', { tag: '@slow' }, async ({
  page,
}) => {
  await open(page, '/services')
  await page.getByRole('banner').getByRole('button', { name: 'Select Location' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('link', { name: 'Pune' }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Pune' }).click()
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('searchbox').fill('Paris')
  await expectAccessible(page, [360])
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
