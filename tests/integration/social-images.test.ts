import { expect, test } from 'vitest'
import { getDocument, site } from '#support/site/shared-site.ts'
import { picturedIds } from '#worker/structured-data/share-image.ts'

const OF_ENTRIES = Object.entries(picturedIds).flatMap(([kind, ids]) => ids.map((id) => `${kind}/${id}`))
const MAX_BYTES = 60_000

/** Width and height in the first chunk of a PNG; throws when it is none. */
async function getSize(response: Response): Promise<{ width: number; height: number; bytes: number }> {
  expect(response.status, response.url).toBe(200)
  expect(response.headers.get('Content-Type')).toBe('image/png')
  const file = Buffer.from(await response.arrayBuffer())
  expect(file.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a')
  expect(file.toString('latin1', 12, 16)).toBe('IHDR')
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20), bytes: file.length }
}

test('every link preview is 1200 by 630 and below 60 KB', async () => {
  for (const name of ['default', 'city', 'state', ...OF_ENTRIES]) {
    const { width, height, bytes } = await getSize(await site.fetch(`/images/og/${name}.png`))
    expect({ name, width, height }).toEqual({ name, width: 1200, height: 630 })
    expect(bytes, name).toBeLessThan(MAX_BYTES)
  }
})

test.each([
  '/',
  '/about',
  '/services/plumbing',
  '/city/udaipur',
  '/state/kerala',
  '/state/kerala/city/kochi/service/cleaning',
  '/brand/nalvika',
  '/blog/choosing-wall-paint',
  '/hi',
  '/hi/city/udaipur',
  '/hi/blog/choosing-wall-paint',
])('the preview image that %s names exists', async (path) => {
  const page = await getDocument(await site.fetch(path))
  const image = page.querySelector('meta[property="og:image"]')?.getAttribute('content')
  const { width, height } = await getSize(await site.fetch(new URL(image ?? '').pathname))
  expect({ width, height }).toEqual({ width: 1200, height: 630 })
})

test('other sites may show every public picture', async () => {
  const getPolicy = async (path: string) =>
    (await site.fetch(path)).headers.get('Cross-Origin-Resource-Policy')
  const pictures = ['images/og/default.png', 'images/services/plumbing.svg', 'icons/icon-512.png', 'favicon.svg'] // biome-ignore format: a list
  for (const path of pictures) expect(await getPolicy(`/${path}`), path).toBe('cross-origin')
})

test('structured data names a bitmap picture that other sites may show', async () => {
  const home = await (await site.fetch('/')).text()
  const logo = /"logo":"([^"]+)"/.exec(home)?.[1] ?? ''
  const { status, headers } = await site.fetch(new URL(logo).pathname)
  expect([status, headers.get('Content-Type')]).toEqual([200, 'image/png'])
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
})

test.each([
  ['/icons/icon-192.png', 192],
  ['/icons/icon-512.png', 512],
  ['/icons/maskable-512.png', 512],
  ['/icons/apple-touch-180.png', 180],
])('%s is a square of its size', async (path, side) => {
  const { width, height } = await getSize(await site.fetch(path))
  expect({ width, height }).toEqual({ width: side, height: side })
})

test('the head links the home screen icon, and /favicon.ico is an icon file', async () => {
  const page = await getDocument(await site.fetch('/'))
  expect(page.querySelector('link[rel="apple-touch-icon"]')?.getAttribute('href')).toBe(
    '/icons/apple-touch-180.png',
  )
  const icon = await site.fetch('/favicon.ico')
  expect(icon.status).toBe(200)
  expect(icon.headers.get('Content-Type')).toMatch(/^image\//)
  const file = Buffer.from(await icon.arrayBuffer())
  expect(file.readUInt32LE(0)).toBe(0x10000)
})
