import type { Page } from 'playwright/test'
import { catchDepartures, PHONE } from '#support/browser/app-bar.ts'
import { openIn } from '#support/browser/chosen-city.ts'
import { open, scrollThrough } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Has safety steps, providers, questions and an article. */
const JOB = '/job/electrician/switch-socket-repair/mumbai'

const bar = (page: Page) => page.getByRole('region', { name: 'Price and booking' })
const main = (page: Page) => page.getByRole('main')

/** Follows the links from a search to the job in a city and to a provider, and returns. */
async function walkToProvider(page: Page, act: 'tap' | 'click'): Promise<void> {
  await main(page)
    .getByRole('link', { name: /^Switch and Socket Repair/ })
    .first()
    [act]()
  await expect(page).toHaveURL('/job/electrician/switch-socket-repair')
  await main(page).getByRole('link', { name: 'Mumbai', exact: true })[act]()
  await expect(page).toHaveURL(JOB)
  await main(page)
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^View Profile/ })
    [act]()
  await expect(page).toHaveURL(/\/provider\//)
  await page.goBack()
}

test('the bar appears when the buttons leave the screen, and the call back has the booking', async ({
  page,
}) => {
  await openIn(page, 'Mumbai', JOB)
  await expect(bar(page)).toHaveCount(0)
  await page.getByRole('heading', { name: 'What you pay for' }).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 900)
  await expect(bar(page)).toContainText('₹')
  await expect(bar(page).getByRole('link', { name: 'Try booking' })).toHaveAttribute(
    'href',
    /service=electrician&job=switch-socket-repair&city=mumbai/,
  )
  await page.mouse.wheel(0, -5_000)
  await expect(bar(page)).toHaveCount(0)
  await main(page).getByRole('link', { name: 'Ask for a call back' }).first().click()
  await expect(page).toHaveURL(/\/contact\?service=electrician&job=switch-socket-repair&city=mumbai/)
})

test.describe('on a phone', () => {
  test.use(PHONE)

  for (const path of [
    '/job/plumbing/leak-repair/gangtok',
    '/services/plumbing/gangtok',
    '/hi/job/plumbing/leak-repair/gangtok',
  ])
    test(`${path} has a button of one line above its note when nobody is listed`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto(path)
      const button = main(page).locator('[data-booking]').first()
      const box = await button.boundingBox()
      expect(box?.height).toBeLessThan(60)
      const note = await button.locator('xpath=following-sibling::p').first().boundingBox()
      expect(note?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0))
    })

  test('touch leads from a search to the job, to a provider, to the booking and to the list', async ({
    page,
  }) => {
    await open(page, '/search?q=switch+repair')
    await walkToProvider(page, 'tap')
    await main(page).getByRole('link', { name: 'Try booking' }).first().tap()
    const dialog = page.getByRole('dialog')
    for (const words of ['Electrician', 'Switch and Socket Repair', 'Mumbai'])
      await expect(dialog).toContainText(words)
    await open(page, '/job/plumbing/leak-repair/mumbai')
    await scrollThrough(page)
    await main(page)
      .getByRole('link', { name: /^See all/ })
      .tap()
    await expect(page).toHaveURL(/\/services\/plumbing\/mumbai\/professionals\?job=leak-repair/)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('links lead from a search to the job, to a provider and to the app', async ({ page, context }) => {
    const departures = await catchDepartures(context)
    await page.goto('/search?q=switch+repair')
    await walkToProvider(page, 'click')
    await main(page).getByRole('article').first().getByRole('link').last().click()
    await expect.poll(() => departures.length).toBe(1)
    expect(departures[0]?.searchParams.get('job')).toBe('switch-socket-repair')
  })
})
