import { expect, test } from '#support/fixtures/test.ts'

test.use({ javaScriptEnabled: false })

for (const path of ['/', '/services/plumbing', '/services/plumbing/mumbai/professionals', '/contact', '/blog', '/book', '/hi', '/top-technicians', '/search?q=tap']) // biome-ignore format: a list
  test(`no control of ${path} is dead without JavaScript`, async ({ page }) => {
    await page.goto(path)
    const dead: Array<string> = []
    for (const control of await page.locator('button, [role=button], [role=tab]').all()) {
      if (!(await control.isVisible())) continue
      const markup = await control.evaluate((element) => element.outerHTML.slice(0, 120)).catch(() => '')
      const isSent = /type="submit"/.test(markup) || !/type=/.test(markup)
      if (/popovertarget=/.test(markup)) continue
      if (!/^<a [^>]*href=|^<summary/.test(markup) && !(/^<button/.test(markup) && isSent)) dead.push(markup)
    }
    expect(dead).toEqual([])
  })

test('a job tile leads to its own text without JavaScript', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/services/plumbing')
  const tile = page.locator('.job-tile:has(.job-text)').nth(2)
  await expect(tile.locator('.job-text')).toBeHidden()
  await tile.click()
  await expect(page).toHaveURL(/#job-/)
  await expect(tile.locator('.job-text')).toBeVisible()
})
