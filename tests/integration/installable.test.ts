import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { getDocument, site } from '#support/site/shared-site.ts'
import { company } from '../../src/content/en/company.ts'

type Icon = { src: string; sizes: string; purpose?: string }
type Manifest = {
  name: string
  short_name: string
  start_url: string
  icons: Array<Icon>
  shortcuts: Array<{ name: string; url: string; icons: Array<Icon> }>
}

async function readManifest(): Promise<Manifest> {
  const home = await getDocument(await site.fetch('/'))
  const href = home.querySelector('link[rel=manifest]')?.getAttribute('href') ?? ''
  const response = await site.fetch(href)
  expect(response.headers.get('Content-Type')).toBe('application/manifest+json')
  return response.json() as Promise<Manifest>
}

/** Width and height from the header of a PNG. */
function pngSize(file: string): string {
  const bytes = readFileSync(file)
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

test('the manifest has the name of the company and existing pages', async () => {
  const manifest = await readManifest()
  expect(manifest.short_name).toBe(company.name)
  for (const url of [manifest.start_url, ...manifest.shortcuts.map((shortcut) => shortcut.url)])
    expect((await site.fetch(url)).status, url).toBe(200)
})

test('every icon of the manifest exists in its size, and one is maskable', async () => {
  const { icons, shortcuts } = await readManifest()
  for (const { src, sizes } of [...icons, ...shortcuts.flatMap((shortcut) => shortcut.icons)])
    expect(pngSize(`dist/client${src}`), src).toBe(sizes)
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
