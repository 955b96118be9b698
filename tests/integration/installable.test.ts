import { expect, test } from 'vitest'
import { inLanguage, LANGUAGES } from '#lib/language.ts'
import { getDocument, site } from '#support/site/shared-site.ts'
import { picturedIds } from '../../scripts/build/pictured-ids.ts'
import { company } from '../../src/content/en/company.ts'

type Icon = { src: string; sizes: string; purpose?: string }
type Manifest = {
  id: string
  lang: string
  name: string
  short_name: string
  description: string
  start_url: string
  icons: Array<Icon>
  shortcuts: Array<{ name: string; short_name?: string; url: string; icons: Array<Icon> }>
}

async function readManifest(page = '/'): Promise<Manifest> {
  const home = await getDocument(await site.fetch(page))
  const href = home.querySelector('link[rel=manifest]')?.getAttribute('href') ?? ''
  const response = await site.fetch(href)
  expect(response.headers.get('Content-Type')).toBe('application/manifest+json')
  return response.json() as Promise<Manifest>
}

/** Reads width and height in the first chunk of a PNG; throws when it is none. */
async function getPicture(path: string): Promise<{ size: string; bytes: number }> {
  const response = await site.fetch(path)
  expect([path, response.status, response.headers.get('Content-Type')]).toEqual([path, 200, 'image/png'])
  const file = Buffer.from(await response.arrayBuffer())
  expect(file.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a')
  return { size: `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`, bytes: file.length }
}

test('the manifest has the name of the company and existing pages', async () => {
  const manifest = await readManifest()
  expect(manifest.short_name).toBe(company.name)
  for (const url of [manifest.start_url, ...manifest.shortcuts.map((shortcut) => shortcut.url)])
    expect((await site.fetch(url)).status, url).toBe(200)
})

test('the site is installed in the language of its page', async () => {
  const inHindi = (path: string) => inLanguage(path, LANGUAGES.hi)
  const [english, hindi] = [await readManifest(), await readManifest('/hi/services')]
  expect(english).toMatchObject({ id: '/', lang: 'en-IN', start_url: '/?utm_source=homescreen' })
  expect(hindi).toMatchObject({ id: '/hi', lang: 'hi-IN', start_url: '/hi?utm_source=homescreen' })
  const { shortcuts } = hindi
  const texts = [
    hindi.description,
    ...[hindi, ...shortcuts].flatMap((one) => [one.name, one.short_name ?? one.name]),
  ]
  expect(texts.filter((text) => !/\p{Script=Devanagari}/u.test(text))).toEqual([])
  expect(shortcuts.map(({ url }) => url)).toEqual(english.shortcuts.map(({ url }) => inHindi(url)))
  for (const { url } of shortcuts) expect((await site.fetch(url)).status, url).toBe(200)
})

test('every icon of the manifest exists in its size, and one is maskable', async () => {
  const { icons, shortcuts } = await readManifest()
  for (const { src, sizes } of [...icons, ...shortcuts.flatMap((shortcut) => shortcut.icons)])
    expect((await getPicture(src)).size, src).toBe(sizes)
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable')
})

test('the service worker is revalidated at each visit and may only call this site', async () => {
  const { headers, status } = await site.fetch('/sw.js')
  expect(status).toBe(200)
  expect(headers.get('Content-Type')).toMatch(/javascript/)
  expect(headers.get('Cache-Control')).toBe('no-cache')
  expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; connect-src 'self'")
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
})

test('the head links the home screen icon, and /favicon.ico is an icon file', async () => {
  const page = await getDocument(await site.fetch('/'))
  const icon = page.querySelector('link[rel="apple-touch-icon"]')?.getAttribute('href') ?? ''
  expect((await getPicture(icon)).size).toBe('180x180')
  const response = await site.fetch('/favicon.ico')
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toMatch(/^image\//)
  expect(Buffer.from(await response.arrayBuffer()).readUInt32LE(0)).toBe(0x10000)
})

test('every link preview is 1200 by 630 and below 60 KB', async () => {
  const ofEntries = Object.entries(picturedIds()).flatMap(([kind, ids]) => ids.map((id) => `${kind}/${id}`))
  for (const name of ['default', 'city', 'state', ...ofEntries]) {
    const { size, bytes } = await getPicture(`/images/og/${name}.png`)
    expect([name, size]).toEqual([name, '1200x630'])
    expect(bytes, name).toBeLessThan(60_000)
  }
})
