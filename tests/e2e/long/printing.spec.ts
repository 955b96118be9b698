import { open } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'
import { readSamples } from '../../../scripts/seed-sql.ts'

/** Width of an A4 sheet within its margins, in CSS pixels. */
const SHEET = { width: 673, height: 1000 }
const LIST = '/services/plumbing/mumbai/professionals'

test('pages are printed without header, buttons and promotions, with their address', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.setViewportSize(SHEET)
  for (const path of ['/', '/services/plumbing', LIST, '/contact', '/blog/choosing-wall-paint']) {
    await open(page, path)
    const unwanted = page.locator('body > header, body > footer, a[href="#content"], main aside, main button')
    const visible = await unwanted.evaluateAll((parts) =>
      parts.filter((part) => part.checkVisibility() && part.innerHTML !== '').map((part) => part.outerHTML),
    )
    expect(visible, path).toEqual([])
    // Emulating the medium sends no event.
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await expect(page.getByText(/^Read online at http.* 20\d\d$/), path).toBeVisible()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light')
  }
})

test('a comparison is printed with its address without the compared providers', async ({ page }) => {
  const ids = (await readSamples()).slice(0, 2).map(({ id }) => id)
  await page.emulateMedia({ media: 'print' })
  for (const base of ['', '/hi']) {
    await open(page, `${base}/compare?with=${ids.sort().join()}`)
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    const printed = page.locator('main > p').last()
    await expect(printed).toContainText(/20\d\d/)
    await expect(printed).toContainText(`${base}/compare `)
  }
})

test('a service is printed as its price list on one sheet', async ({ page }) => {
  for (const path of ['/services/plumbing', '/hi/services/interior-design/mumbai']) {
    await open(page, path)
    const pdf = await page.pdf({ format: 'A4' })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), path).toHaveLength(1)
  }
})

test('price lists and the comparison fit a sheet', async ({ page }) => {
  await page.goto(LIST)
  const links = page.getByRole('main').getByRole('article').getByRole('link', { name: 'View Profile' })
  const ids = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href')?.split('/').at(-1)),
  )
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(SHEET)
  for (const path of ['/services/plumbing', `/compare?with=${ids.slice(0, 4).join()}`]) {
    await open(page, path)
    const cut = await page
      .locator('main :is(td, th, .price-list li)')
      .evaluateAll((cells) =>
        cells
          .filter((cell) => cell.getBoundingClientRect().right > innerWidth)
          .map((cell) => cell.textContent),
      )
    expect(cut, path).toEqual([])
  }
})
