import { PHONE } from '#support/browser/app-bar.ts'
import { LIST } from '#support/browser/provider-list.ts'
import {
  brokenWords,
  coveredShare,
  describeSize,
  setTextSize,
  TEXT_SIZES,
} from '#support/browser/text-sizes.ts'
import { open, overflow, taken } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'

test.use({ ...PHONE })

/** A short and a long name of a city for the header. */
const BARS = [
  { bar: 'app-bar', path: '/services/plumbing/indore' },
  { bar: 'language-offer', path: '/services/plumbing/thiruvananthapuram' },
  { bar: 'compare-bar', path: LIST },
]

for (const base of ['', '/hi'])
  for (const { bar, path } of BARS)
    test.describe(base + path, () => {
      // A browser in another language gets the offer of that language in place of the app's.
      test.use({ locale: (bar === 'language-offer') === (base === '') ? 'hi-IN' : 'en-IN' })

      test(`header and ${bar} cover a quarter of the viewport at most and break no word in large text`, async ({
        page,
      }) => {
        await open(page, base + path)
        if (bar === 'app-bar') await page.getByRole('heading', { level: 1 }).tap()
        if (bar === 'compare-bar') {
          const boxes = page.locator('main article input[type=checkbox]')
          await taken(boxes.first())
          for (const index of [0, 1]) await boxes.nth(index).check()
        }
        const part = page.locator(`#${bar}`)
        await expect(part).toBeVisible()
        for (const size of TEXT_SIZES) {
          await setTextSize(page, size)
          const told = describeSize(size)
          expect.soft(await coveredShare(page), told).toBeLessThanOrEqual(0.25)
          expect.soft(await brokenWords(page.getByRole('banner')), told).toEqual([])
          expect.soft(await brokenWords(part), told).toEqual([])
          expect.soft(await overflow(page), told).toBe(0)
        }
      })
    })

for (const base of ['', '/hi'])
  test.describe(`${base}/contact`, () => {
    test.use({ locale: base ? 'hi-IN' : 'en-IN', expectedConsole: [/Failed to load resource/] })

    test('header, bar and toast cover a quarter of the viewport at most in large text', async ({
      page,
      context,
    }) => {
      await open(page, base + LIST)
      const boxes = page.locator('main article input[type=checkbox]')
      await taken(boxes.first())
      for (const index of [0, 1]) await boxes.nth(index).check()
      await open(page, `${base}/contact`)
      await expect(page.locator('#compare-bar')).toBeVisible()
      const form = page.getByRole('form')
      for (const [name, value] of [
        ['name', 'Asha Verma'],
        ['email', 'asha@example.com'],
        ['phone', '+91 98765 43210'],
        ['message', 'The kitchen tap drips.'],
      ])
        await form.locator(`[name=${name}]`).fill(value ?? '')
      await context.setOffline(true)
      await form.locator('button[type=submit]').click()
      const toast = page.locator('section[aria-live] li')
      await expect(toast).toBeVisible()
      // A toast stays while it has the focus.
      await toast.getByRole('button').focus()
      for (const size of TEXT_SIZES) {
        await setTextSize(page, size)
        const told = describeSize(size)
        expect.soft(await coveredShare(page), told).toBeLessThanOrEqual(0.25)
        expect.soft(await overflow(page), told).toBe(0)
        await toast.getByRole('button').scrollIntoViewIfNeeded()
        await expect.soft(toast.getByRole('button'), told).toBeInViewport()
      }
      await context.setOffline(false)
    })
  })

test.describe('on its side', () => {
  test.use({ locale: 'en-IN', viewport: { width: 740, height: 360 } })

  test('header and bar scroll away when a phone is held sideways', async ({ page }) => {
    await open(page, '/services/plumbing')
    await page.getByRole('heading', { level: 1 }).tap()
    await expect(page.locator('#app-bar')).toBeAttached()
    expect(await coveredShare(page)).toBe(0)
  })
})

for (const base of ['', '/hi'])
  test(`the city dialog on ${base}/services/plumbing scrolls inside when text is large`, async ({ page }) => {
    await open(page, `${base}/services/plumbing`)
    for (const size of TEXT_SIZES) {
      await setTextSize(page, size)
      const told = describeSize(size)
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await page.getByRole('banner').locator('button[aria-haspopup=dialog]:visible').first().click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toBeVisible()
      for (const control of [
        dialog.getByRole('searchbox'),
        dialog.locator('li button').first(),
        dialog.getByRole('button').last(),
        dialog.getByRole('button').first(),
      ]) {
        await control.scrollIntoViewIfNeeded()
        await expect.soft(control, told).toBeInViewport({ ratio: 0.9 })
      }
      const tooWide = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)
      expect.soft(tooWide, told).toBeLessThanOrEqual(0)
      expect.soft(await brokenWords(dialog.getByRole('heading')), told).toEqual([])
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    }
  })
