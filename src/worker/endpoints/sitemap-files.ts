import { LANGUAGES } from '#lib/language.ts'
import type { SitemapEntry } from '#worker/endpoints/sitemap-parts.ts'

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
