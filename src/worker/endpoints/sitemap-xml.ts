import { escapeXml } from '#lib/escape.ts'
import { inLanguage, LANGUAGES } from '#lib/language.ts'
import type { SitemapEntry } from '#worker/endpoints/sitemap-parts.ts'

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
export function* urlSet(origin: string, entries: Iterable<SitemapEntry>): Generator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${NAMESPACE} ${LINKS}>\n`
  for (const entry of entries) yield page(origin, entry)
  yield '</urlset>\n'
}

/** The list of all sitemaps, piece by piece. */
export function* sitemapList(origin: string, files: Iterable<SitemapEntry>): Generator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex ${NAMESPACE}>\n`
  for (const file of files) yield element('sitemap', origin, file)
  yield '</sitemapindex>\n'
}

/** Sends the pieces as they are asked for, several at a time. */
export function streamOf(pieces: Iterable<string>): ReadableStream<Uint8Array> {
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
