import { gzipSync } from 'node:zlib'
import type { Page, Response } from 'playwright/test'
import { hydrated } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'

/** Matches the code of Swiper. Tests look at the scripts that a browser loads, because a build lists fewer. */
const SWIPER = /swiper-initialized|swiper-horizontal"|slideToLoop/
const FORM = /shouldDirty/

type Loaded = { address: string; content: string; bytes: number }

/** Returns the scripts that a page loads until the network is idle. */
async function getScripts(page: Page, path: string): Promise<Array<Loaded>> {
  const bodies: Array<Promise<Loaded>> = []
  function collect(response: Response): void {
    if (response.request().resourceType() !== 'script') return
    const address = new URL(response.url()).pathname
    bodies.push(
      response.body().then((body) => ({
        address,
        content: body.toString(),
        bytes: gzipSync(body, { level: 6 }).length,
      })),
    )
  }
  page.on('response', collect)
  await page.goto(path)
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  page.off('response', collect)
  return Promise.all(bodies)
}

function addressesWith(scripts: ReadonlyArray<Loaded>, code: RegExp): Array<string> {
  return scripts.filter(({ content }) => code.test(content)).map(({ address }) => address)
}

test('carousel and form load their libraries when they come near the viewport', async ({ page }) => {
  const form = await getScripts(page, '/contact')
  expect(addressesWith(form, FORM)).toHaveLength(1)
  expect(addressesWith(form, SWIPER)).toEqual([])
  await page.goto('/')
  await hydrated(page)
  const library = page.waitForResponse(/carousel-swiper/)
  await page.getByRole('region', { name: 'Top Service Providers' }).scrollIntoViewIfNeeded()
  expect(await (await library).text()).toMatch(SWIPER)
})

// The limits leave little room, like those of scripts/budgets.
for (const [path, most] of [
  // Its head waits for title, texts and lowest price from the data. The way back and the keyboard's place cost half a
  // kilobyte each.
  ['/services/plumbing', 150],
  // Includes the parts near the first screen, such as cards of the directory, and the parts for offline use.
  ['/', 152],
] as const) {
  test(`${path} loads at most ${most} KiB of scripts, each file once`, async ({ page }) => {
    const scripts = await getScripts(page, path)
    const sizes = scripts.map(({ address, bytes }) => `${address} ${bytes}`).join('\n')
    expect(
      scripts.reduce((sum, { bytes }) => sum + bytes, 0),
      sizes,
    ).toBeLessThanOrEqual(most * 1024)
    expect(new Set(scripts.map(({ address }) => address)).size).toBe(scripts.length)
  })
}
