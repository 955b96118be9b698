import type { Page } from 'playwright/test'
import { catchDepartures, PHONE } from '#support/browser/app-bar.ts'
import { expectAccessible } from '#support/browser/axe.ts'
import { openIn } from '#support/browser/chosen-city.ts'
import { open, overflow, scrollThrough } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Has safety steps, providers, questions and an article. */
const JOB = '/job/electrician/switch-socket-repair/mumbai'
/** No provider of the city does it. */
const NOBODY = '/job/interior-design/home-design-consultation/kochi'

const bar = (page: Page) => page.getByRole('region', { name: 'Price and booking' })
const main = (page: Page) => page.getByRole('main')

test('axe finds nothing on the page of a job, in a city and without one', async ({ page }) => {
  test.slow()
  for (const path of [JOB, '/job/plumbing/leak-repair', `/hi${JOB}`, '/job/plumbing/nonsense']) {
    await page.goto(path)
    await scrollThrough(page)
    await page.evaluate(() => scrollTo(0, 0))
    await expectAccessible(page)
  }
})

for (const width of [320, 360, 768, 1280])
  test(`the page of a job fits a screen of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    for (const path of [JOB, `/hi${JOB}`, NOBODY]) {
      await open(page, path)
      await scrollThrough(page)
      expect(await overflow(page), path).toBe(0)
    }
  })

test('the bar appears when the buttons leave the screen, and goes when they return', async ({ page }) => {
  await openIn(page, 'Mumbai', JOB)
  await expect(bar(page)).toHaveCount(0)
  await page.getByRole('heading', { name: 'What you pay for' }).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 900)
  await expect(bar(page)).toContainText('₹')
  await expect(bar(page).getByRole('link', { name: 'Book this job' })).toHaveAttribute(
    'href',
    /service=electrician&job=switch-socket-repair&city=mumbai/,
  )
  await page.mouse.wheel(0, -5_000)
  await expect(bar(page)).toHaveCount(0)
})

test('the call back has service, job and city filled in', async ({ page }) => {
  await open(page, JOB)
  await main(page).getByRole('link', { name: 'Ask for a call back' }).first().click()
  await expect(page).toHaveURL(/\/contact\?service=electrician&job=switch-socket-repair&city=mumbai/)
})

test('the head of a panel links to the page of its job', async ({ page }) => {
  await open(page, '/services/electrician/mumbai')
  await main(page)
    .getByRole('button', { name: /^Fan Repair/ })
    .click()
  const panel = page.getByRole('region', { name: 'Available Providers' })
  await panel.getByRole('link', { name: 'What Fan Repair includes' }).click()
  await expect(page).toHaveURL('/job/electrician/fan-repair/mumbai')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fan Repair in Mumbai')
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('touch leads from a search to the job, to a provider and to the booking', async ({ page }) => {
    await open(page, '/search?q=switch+repair')
    await main(page)
      .getByRole('link', { name: /^Switch and Socket Repair/ })
      .first()
      .tap()
    await expect(page).toHaveURL('/job/electrician/switch-socket-repair')
    await main(page).getByRole('link', { name: 'Mumbai', exact: true }).tap()
    await expect(page).toHaveURL(JOB)
    await main(page)
      .getByRole('article')
      .first()
      .getByRole('link', { name: /^View Profile/ })
      .tap()
    await expect(page).toHaveURL(/\/provider\//)
    await page.goBack()
    await main(page).getByRole('link', { name: 'Book this job' }).first().tap()
    for (const words of ['Electrician', 'Switch and Socket Repair', 'Mumbai'])
      await expect(page.getByRole('dialog')).toContainText(words)
  })
})

test('the keyboard leads from a search to the job and to its list of providers', async ({ page }) => {
  await open(page, '/search?q=leak+repair')
  await main(page)
    .getByRole('link', { name: /^Leak Repair/ })
    .first()
    .press('Enter')
  await expect(page).toHaveURL('/job/plumbing/leak-repair')
  await main(page).getByRole('link', { name: 'Mumbai', exact: true }).press('Enter')
  await expect(page).toHaveURL('/job/plumbing/leak-repair/mumbai')
  await scrollThrough(page)
  await main(page)
    .getByRole('link', { name: /^See all/ })
    .press('Enter')
  await expect(page).toHaveURL(/\/services\/plumbing\/mumbai\/professionals\?job=leak-repair/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('links lead from a search to the job, to a provider and to the app', async ({ page, context }) => {
    const departures = await catchDepartures(context)
    await page.goto('/search?q=switch+repair')
    await main(page)
      .getByRole('link', { name: /^Switch and Socket Repair/ })
      .first()
      .click()
    await expect(page).toHaveURL('/job/electrician/switch-socket-repair')
    await main(page).getByRole('link', { name: 'Mumbai', exact: true }).click()
    await expect(page).toHaveURL(JOB)
    await main(page)
      .getByRole('article')
      .first()
      .getByRole('link', { name: /^View Profile/ })
      .click()
    await expect(page).toHaveURL(/\/provider\//)
    await page.goBack()
    await main(page).getByRole('article').first().getByRole('link').last().click()
    await expect.poll(() => departures.length).toBe(1)
    expect(departures[0]?.searchParams.get('job')).toBe('switch-socket-repair')
  })
})
