import { hashText } from '#lib/hash.ts'
import type { AppContext } from '#worker/app.ts'
import { refusal } from '#worker/endpoints/api-read.ts'
import { conditional } from '#worker/endpoints/conditional.ts'
import { RETRY_AFTER, siteApi } from '#worker/endpoints/site-data.ts'
import { fileEntries, parseFileName, partFiles } from '#worker/endpoints/sitemap-files.ts'
import { type SitemapEntry, sitemapParts } from '#worker/endpoints/sitemap-parts.ts'
import { sitemapList, streamOf, urlSet } from '#worker/endpoints/sitemap-xml.ts'
import { siteOrigin } from '#worker/request-url.ts'

/** The tag of a file, by what is in it: its text may be too long to be looked at as a whole. */
function tagOf(origin: string, entries: ReadonlyArray<SitemapEntry>): string {
  let hash = hashText(origin)
  for (const { path, lastmod } of entries) hash = hashText(`${hash} ${path} ${lastmod}`)
  return `"${entries.length}-${hash.toString(36)}"`
}

type Write = (origin: string, entries: Iterable<SitemapEntry>) => Iterable<string>

/** A file as XML. What is built without the upstream is right for now and asked for again. */
function xml(c: AppContext, entries: ReadonlyArray<SitemapEntry>, isWhole: boolean, write: Write): Response {
  const origin = siteOrigin(c)
  const headers = {
    'Content-Type': 'application/xml; charset=utf-8',
    'Cache-Control': isWhole ? 'public, max-age=900' : 'no-cache',
  }
  return conditional(c, tagOf(origin, entries), { headers }, () => streamOf(write(origin, entries)))
}

/** GET `/sitemap.xml`: the index of all files. One that cannot be looked into now is there, and says when to come back. */
export async function sitemapIndex(c: AppContext): Promise<Response> {
  const api = await siteApi(c)
  const parts = await Promise.all(
    [...sitemapParts].map(async ([name, readPart]) => ({ name, ...(await readPart(api)) })),
  )
  const files = parts.flatMap(({ name, entries, isWhole }): Array<SitemapEntry> => {
    const known = partFiles(name, entries)
    return known.length === 0 && !isWhole ? [{ path: `/sitemaps/${name}.xml` }] : known
  })
  const isWhole = parts.every((part) => part.isWhole)
  return xml(c, files, isWhole, sitemapList)
}

/** GET `/sitemaps/{part}.xml` and, from the second file of a part on, `/sitemaps/{part}-{file}.xml`. */
export async function sitemapFile(c: AppContext): Promise<Response> {
  const name = parseFileName(c.req.param('file') ?? '')
  const readPart = name && sitemapParts.get(name.part)
  if (!readPart) return refusal(404, 'There is no such sitemap.')
  const { entries, isWhole } = await readPart(await siteApi(c))
  const listed = [...fileEntries(entries, name.file)]
  if (listed.length > 0) return xml(c, listed, isWhole, urlSet)
  // To a crawler 'not found' means that the pages are gone.
  return isWhole
    ? refusal(404, 'There is no such sitemap.')
    : refusal(503, 'This sitemap cannot be shown right now.', RETRY_AFTER)
}
