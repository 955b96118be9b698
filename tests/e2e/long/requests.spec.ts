import { addressesWith, FORM, getScripts, SWIPER } from '#support/browser/loaded-scripts.ts'
import { hydrated } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'

for (const path of [
  '/',
  '/services/plumbing',
  '/services/ac-repair/mumbai',
  '/city/mumbai',
  '/blog',
  '/about',
]) {
  test(`${path} loads neither the carousel's nor the form's library`, { tag: '@slow' }, async ({ page }) => {
    const scripts = await getScripts(page, path)
    expect(scripts.length).toBeGreaterThan(2)
    expect(addressesWith(scripts, SWIPER)).toEqual([])
    expect(addressesWith(scripts, FORM)).toEqual([])
  })
}

for (const path of ['/', '/services/plumbing', '/blog/termite-signs-at-home', '/no/such/page']) {
  test(`${path} preloads its stylesheet, and loads each stylesheet and font once`, {
    tag: '@slow',
  }, async ({ page }) => {
    const asked: Array<string> = []
    page.on('request', (request) => {
      if (['stylesheet', 'font'].includes(request.resourceType()) || /\.(css|woff2)$/.test(request.url()))
        asked.push(new URL(request.url()).pathname)
    })
    const link = (await page.goto(path))?.headers().link ?? ''
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    const [, hinted = ''] = link.match(/^<([^>]+)>; rel=preload; as=style; /) ?? []
    await expect(page.locator(`link[rel=stylesheet][href="${hinted}"]`)).toHaveCount(1)
    expect(asked).toContain(hinted)
    expect(asked.some((file) => file.endsWith('.woff2'))).toBe(true)
    expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted())
  })
}
