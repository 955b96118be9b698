import { escapeXml } from '#lib/escape.ts'
import { hashText } from '#lib/hash.ts'
import { inLanguage, LANGUAGES } from '#lib/language.ts'
import type { AppContext } from '#worker/app-context.ts'
import { refusal } from '#worker/endpoints/api-read.ts'
import { conditional } from '#worker/endpoints/conditional.ts'
import { RETRY_AFTER, siteApi } from '#worker/endpoints/site-data.ts'
import { type SitemapEntry, sitemapParts } from '#worker/endpoints/sitemap-parts.ts'
import { maxAgeOfAddresses, siteOrigin } from '#worker/request-url.ts'

const LONGEST_PATH = 900
/** An address with its origin and the markup around it. */
const LONGEST_ADDRESS = LONGEST_PATH + 100
const LANGUAGE_COUNT = Object.keys(LANGUAGES).length
/**
 * A file may hold 50,000 addresses and 50 MB (sitemaps.org). A page is there in every language, and each time with all its
 * addresses, one as that for everybody else.
 */
const MOST_PAGES = Math.floor(50_000_000 / (LANGUAGE_COUNT * (LANGUAGE_COUNT + 2) * LONGEST_ADDRESS))

/** The address of a file of a part; files count from 1. */
function filePath(part: string, file: number): string {
  return file === 1 ? `/sitemaps/${part}.xml` : `/sitemaps/${part}-${file}.xml`
}

/** The part and the number of the file with this name; undefined when no file is ever called so. */
export function parseFileName(name: string): { part: string; file: number } | undefined {
  const [, part, number] = /^([a-z]+)(?:-([2-9]|[1-9]\d{1,3}))?\.xml$/.exec(name) ?? []
  return part ? { part, file: Number(number ?? 1) } : undefined
}

/** What one file of a part holds; nothing when there is no such file. */
export function* fileEntries(
  entries: Iterable<SitemapEntry>,
  file: number,
  most = MOST_PAGES,
): Generator<SitemapEntry> {
  let index = 0
  for (const entry of entries) {
    if (entry.path.length > LONGEST_PATH) continue
    if (index >= file * most) return
    if (index >= (file - 1) * most) yield entry
    index += 1
  }
}

/**
 * The files of a part. When a file last changed is known if that is known of everything in it. Of a part without pages
 * there is none.
 */
export function partFiles(
  part: string,
  entries: Iterable<SitemapEntry>,
  most = MOST_PAGES,
): Array<SitemapEntry> {
  const files: Array<SitemapEntry> = []
  let count = 0
  for (const { path, lastmod } of entries) {
    if (path.length > LONGEST_PATH) continue
    const file = files.at(-1)
    if (!file || count % most === 0) files.push({ path: filePath(part, files.length + 1), lastmod })
    else if (!lastmod || !file.lastmod) file.lastmod = undefined
    else if (lastmod > file.lastmod) file.lastmod = lastmod
    count += 1
  }
  return files
}

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const LINKS = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"'
const CHUNK_CHARACTERS = 16_384

/** An address and when what is there last changed, as an element of a sitemap or of an index. */
function element(
  name: 'url' | 'sitemap',
  origin: string,
  { path, lastmod }: SitemapEntry,
  alternates = '',
): string {
  const changed = lastmod ? `<lastmod>${escapeXml(lastmod)}</lastmod>` : ''
  return `<${name}><loc>${escapeXml(origin + path)}</loc>${changed}${alternates}</${name}>\n`
}

const languages = Object.values(LANGUAGES)

/** A page in every language, each of which names them all (developers.google.com/search/docs/specialty/international). */
function page(origin: string, entry: SitemapEntry): string {
  const addresses = languages.map((one) => ({ code: one.code, path: inLanguage(entry.path, one) }))
  const alternates = [...addresses, { code: 'x-default', path: entry.path }]
    .map(
      ({ code, path }) =>
        `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeXml(origin + path)}"/>`,
    )
    .join('')
  return addresses.map(({ path }) => element('url', origin, { ...entry, path }, alternates)).join('')
}

/** A sitemap, piece by piece: each page in every language. */
function* urlSet(origin: string, entries: Iterable<SitemapEntry>): Generator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${NAMESPACE} ${LINKS}>\n`
  for (const entry of entries) yield page(origin, entry)
  yield '</urlset>\n'
}

/** The list of all sitemaps, piece by piece. */
function* sitemapList(origin: string, files: Iterable<SitemapEntry>): Generator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex ${NAMESPACE}>\n`
  for (const file of files) yield element('sitemap', origin, file)
  yield '</sitemapindex>\n'
}

/** Sends the pieces as they are asked for, several at a time. */
function streamOf(pieces: Iterable<string>): ReadableStream<Uint8Array> {
  const iterator = pieces[Symbol.iterator]()
  const encoder = new TextEncoder()
  return new ReadableStream(
    {
      pull(controller) {
        let text = ''
        while (text.length < CHUNK_CHARACTERS) {
          const { value, done } = iterator.next()
          if (done) {
            if (text) controller.enqueue(encoder.encode(text))
            controller.close()
            return
          }
          text += value
        }
        controller.enqueue(encoder.encode(text))
      },
    },
    { highWaterMark: 0 },
  )
}

type Write = (origin: string, entries: Iterable<SitemapEntry>) => Iterable<string>

/** The tag of a file, by what is in it and how that is written: its text may be too long to be looked at as a whole. */
export function tagOf(origin: string, entries: ReadonlyArray<SitemapEntry>, write: Write): string {
  let hash = hashText([...write(origin, entries.slice(0, 1))].join(''))
  for (const { path, lastmod } of entries) hash = hashText(`${hash} ${path} ${lastmod}`)
  return `"${entries.length}-${hash.toString(36)}"`
}

/** A file as XML. What is built without the upstream is right for now and asked for again. */
function xml(c: AppContext, entries: ReadonlyArray<SitemapEntry>, isWhole: boolean, write: Write): Response {
  const origin = siteOrigin(c)
  const headers = {
    'Content-Type': 'application/xml; charset=utf-8',
    'Cache-Control': isWhole ? maxAgeOfAddresses(c, 900) : 'no-cache',
  }
  return conditional(c, tagOf(origin, entries, write), headers, () => streamOf(write(origin, entries)))
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
