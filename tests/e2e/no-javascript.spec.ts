import { expect, test } from '#support/fixtures/test.ts'

test.use({ sharesPage: true, javaScriptEnabled: false })

const PAGES = [
  '/',
  '/services/plumbing',
  '/services/plumbing/mumbai/professionals',
  '/contact',
  '/blog',
  '/book',
  '/hi',
  '/top-technicians',
  '/search?q=tap',
]

test('no control of a page is dead without JavaScript', async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path)
    const controls = await page
      .locator('button:visible, [role=button]:visible, [role=tab]:visible')
      .evaluateAll((all) => all.map((control) => control.outerHTML.slice(0, 120)))
    const dead = controls.filter((markup) => {
      const isSent = /type="submit"/.test(markup) || !/type=/.test(markup)
      const isLink = /^<a [^>]*href=|^<summary|popovertarget=/.test(markup)
      return !isLink && !(/^<button/.test(markup) && isSent)
    })
    expect(dead, path).toEqual([])
  }
})
