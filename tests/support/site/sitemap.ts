import { DOMParser } from 'linkedom'
import type { Site } from './start-site.ts'

type SitemapUrl = { loc: string; lastmod: string | undefined }
type Sitemap = { path: string; urls: Array<SitemapUrl> }

function parse(xml: string, name: 'url' | 'sitemap'): Array<SitemapUrl> {
  const document = new DOMParser().parseFromString(xml, 'text/xml')
  return [...document.querySelectorAll(name)].map((element) => ({
    loc: element.querySelector('loc')?.textContent ?? '',
    lastmod: element.querySelector('lastmod')?.textContent,
  }))
}

/** Returns the files in the sitemap index of a site. */
export async function readSitemapIndex(site: Pick<Site, 'fetch'>): Promise<Array<SitemapUrl>> {
  const response = await site.fetch('/sitemap.xml')
  if (response.status !== 200) throw new Error(`/sitemap.xml answers ${response.status}`)
  return parse(await response.text(), 'sitemap')
}

/** Returns all sitemaps in the index of a site. @throws when one cannot be read */
export async function readSitemaps(site: Pick<Site, 'fetch'>): Promise<Array<Sitemap>> {
  const files = await readSitemapIndex(site)
  return Promise.all(
    files.map(async ({ loc }) => {
      const path = new URL(loc).pathname
      const response = await site.fetch(path)
      if (response.status !== 200) throw new Error(`${path} answers ${response.status}`)
      return { path, urls: parse(await response.text(), 'url') }
    }),
  )
}
