import { gzipSync } from 'node:zlib'
import type { Page, Response } from 'playwright/test'
import { scrollThrough } from './walk.ts'

/** Maximum bytes of a first visit to a page that saves data. */
export const MAX_BYTES = 120_000

/** Returns the size as sent by a CDN: text compressed, pictures and fonts unchanged. */
async function getBytes(response: Response): Promise<number> {
  const body = await response.body()
  const isText = /text|javascript|json|xml|svg/.test(response.headers()['content-type'] ?? '')
  return isText ? gzipSync(body, { level: 6 }).length : body.length
}

/** Opens a page, scrolls to its end, and adds up the responses. */
export async function visit(page: Page, path: string): Promise<{ bytes: number; urls: Array<string> }> {
  const responses: Array<Response> = []
  const collect = (response: Response) => responses.push(response)
  page.on('response', collect)
  await page.goto(path)
  await scrollThrough(page)
  await page.waitForLoadState('networkidle')
  page.off('response', collect)
  const sizes = await Promise.all(responses.map(getBytes))
  return {
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    urls: responses.map((response) => new URL(response.url()).pathname),
  }
}

export const CLIENT = /^[^?]*\/entry-client-/
export const isClientOrFont = (url: string) => CLIENT.test(url) || url.endsWith('.woff2')
