import { gzipSync } from 'node:zlib'
import type { Page, Response } from 'playwright/test'
import { hydrated } from './walk.ts'

/** Matches the code of Swiper. Tests look at the scripts that a browser loads, because a build lists fewer. */
export const SWIPER = /swiper-initialized|swiper-horizontal"|slideToLoop/
export const FORM = /shouldDirty/

type Loaded = { address: string; content: string; bytes: number }

/** Returns the scripts that a page loads until the network is idle. */
export async function getScripts(page: Page, path: string): Promise<Array<Loaded>> {
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

export function addressesWith(scripts: ReadonlyArray<Loaded>, code: RegExp): Array<string> {
  return scripts.filter(({ content }) => code.test(content)).map(({ address }) => address)
}

/** Holds the scripts of a page back until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const release = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await release.promise
    await route.continue()
  })
  return release.resolve
}
