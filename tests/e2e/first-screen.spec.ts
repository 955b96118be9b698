import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { hydrated } from '../support/walk.ts'

const STYLESHEET = /\/assets\/app-[\w-]+\.css$/
const PATHS = ['/services/plumbing', '/services/plumbing/pune']
const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
]

const PROPERTIES = [
  'display',
  'position',
  'color',
  'backgroundColor',
  'borderTopWidth',
  'borderBottomWidth',
  'borderBottomColor',
  'borderTopLeftRadius',
  'boxShadow',
  'fontFamily',
  'fontSize',
  'fontWeight',
  'letterSpacing',
  'lineHeight',
  'textDecorationLine',
  'fill',
  'stroke',
  'opacity',
] as const

/** How each element of the header and of the page's head looks, and where it is. */
function looksOf(page: Page) {
  return page.evaluate((properties) => {
    const parts = document.querySelectorAll(
      'body, body > a, header, header *, main, main > :first-child, main > :first-child *',
    )
    return [...parts].map((part) => {
      const style = getComputedStyle(part)
      const { left, top, width, height } = part.getBoundingClientRect()
      const tag = `${part.tagName.toLowerCase()}.${part.getAttribute('class')}`
      // The body and the main part end where what comes after does.
      const box = /^(?:body|main)\b/.test(tag) ? [left, top] : [left, top, width, height]
      return { tag, box, look: properties.map((property) => `${property}: ${style[property]}`) }
    })
  }, PROPERTIES)
}

const isStyled = (page: Page) => expect(page.locator('html:not([data-unstyled])')).toHaveCount(1)

for (const path of PATHS) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the first screen of ${path} is painted without the stylesheet, which changes nothing about it (${colorScheme})`, async ({
      page,
      front,
    }) => {
      await page.emulateMedia({ colorScheme })
      for (const size of SIZES) {
        await page.setViewportSize(size)
        const release = front.hold(STYLESHEET)
        await page.goto(front.url + path, { waitUntil: 'domcontentloaded' })
        await page.evaluate(() => document.fonts.ready)
        await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
        const before = await looksOf(page)
        release()
        await isStyled(page)
        await page.evaluate(() => document.fonts.ready)
        const after = await looksOf(page)
        expect(before.map(({ tag, look }) => ({ tag, look }))).toEqual(
          after.map(({ tag, look }) => ({ tag, look })),
        )
        for (const [index, { tag, box }] of before.entries()) {
          for (const [side, length] of box.entries()) {
            // The rupee sign comes in a file of its own.
            expect(Math.abs(length - (after[index]?.box[side] ?? Number.NaN)), tag).toBeLessThan(2)
          }
        }
      }
    })
  }
}

test('what comes after the first screen is not seen until it is styled, and then shifts nothing', async ({
  page,
  front,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.addInitScript(() => {
    Reflect.set(window, 'shift', 0)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.set(window, 'shift', Reflect.get(window, 'shift') + Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const release = front.hold(STYLESHEET)
  await page.goto(`${front.url}/services/plumbing`, { waitUntil: 'domcontentloaded' })
  const jobs = page.getByRole('heading', { name: 'Leaks and Pipes' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(jobs).toBeHidden()
  await expect(page.getByText('Sudhaar is a brand of')).toBeHidden()
  release()
  await expect(jobs).toBeVisible()
  await expect(page.getByText('Sudhaar is a brand of')).toBeVisible()
  await hydrated(page)
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.02)
})

test.describe('without the stylesheet', () => {
  test.use({ expectedConsole: [/404|integrity/] })

  test('all of the page is there, and it works', async ({ page, front }) => {
    front.remove(STYLESHEET)
    await page.goto(`${front.url}/services/plumbing`)
    await hydrated(page)
    await expect(page.getByRole('heading', { name: 'Leaks and Pipes' })).toBeVisible()
    await expect(page.getByText('Sudhaar is a brand of')).toBeVisible()
  })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the page is styled as a whole from its first paint', async ({ page }) => {
    await page.goto('/services/plumbing')
    await expect(page.getByText('Sudhaar is a brand of')).toBeVisible()
    await expect(page.locator('footer')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  })
})

test('an address that names a place of the page leads there, however late the stylesheet is', async ({
  page,
  front,
}) => {
  const release = front.hold(STYLESHEET)
  await page.goto(`${front.url}/services/plumbing#jobs-3`, { waitUntil: 'domcontentloaded' })
  release()
  await isStyled(page)
  await expect(page.locator('#jobs-3')).toBeInViewport()
})

test('a page that is loaded again is where it was', async ({ page }) => {
  await page.goto('/services/plumbing')
  await hydrated(page)
  await page.evaluate(() => scrollTo(0, 1_500))
  await page.reload()
  await hydrated(page)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1_500)
})
