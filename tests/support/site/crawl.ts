import type { Site } from './start-site.ts'

const CRAWLER = 'Mozilla/5.0 (compatible; LinkChecker/1.0; +https://crawler.example)'
const AT_ONCE = 16

/** Maximum number of visited addresses per kind. Thousands of pages link to the app with their own ids in the query. */
const OF_A_KIND = 8

/** An address as a crawler sees it. `document` is missing if the answer is no page. */
export type CrawledPage = {
  path: string
  /** The page with the first link to it. */
  linkedFrom: string
  status: number
  document?: {
    title: string
    description: string
    headings: number
    /** Absolute. */
    canonical: string | undefined
    /** The same page in every language: `hi https://…`. */
    alternates: Array<string>
    isIndexed: boolean
    /** The addresses of the site that it links to, without their fragments. */
    links: Array<string>
  }
  /** The findings of `inspect`. */
  faults: Array<string>
}

type Inspect = (path: string, html: string) => Array<string> | Promise<Array<string>>

type Crawled = Pick<Site, 'url' | 'fetch'>

const REFERENCES: Record<string, string> = { amp: '&', quot: '"', '#x27': "'", lt: '<', gt: '>' }

function getText(text: string): string {
  return text.replace(/&([#\w]+);/g, (reference, name: string) => REFERENCES[name] ?? reference)
}

/** Returns the attributes of all start tags of a name. React writes attributes in double quotes and without `>`. */
function getTags(html: string, name: string): Array<Record<string, string>> {
  return [...html.matchAll(new RegExp(`<${name}(?=[\\s>])([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value = '']) => [key, getText(value)]),
    ),
  )
}

/** Describes a page by regular expressions, because a parser is too slow for thousands of pages. */
function describe(html: string, address: string): NonNullable<CrawledPage['document']> {
  const markup = html.replace(/<script\b[^>]*>.*?<\/script>/gs, '')
  const { origin } = new URL(address)
  const metas = getTags(markup, 'meta')
  const linkTags = getTags(markup, 'link')
  const getMeta = (name: string) => metas.find((meta) => meta.name === name)?.content
  const links = getTags(markup, 'a').flatMap(({ href }) => {
    const url = new URL(href ?? '', address)
    return href !== undefined && url.origin === origin ? [url.pathname + url.search] : []
  })
  return {
    title: getText(/<title[^>]*>([^<]*)/.exec(markup)?.[1] ?? ''),
    description: getMeta('description') ?? '',
    headings: getTags(markup, 'h1').length,
    canonical: linkTags.find(({ rel }) => rel === 'canonical')?.href,
    alternates: linkTags.flatMap(({ hrefLang, href }) => (hrefLang ? `${hrefLang} ${href}` : [])),
    isIndexed: !getMeta('robots')?.includes('noindex'),
    links: [...new Set(links)],
  }
}

/** Pages of which there are hundreds: a job in a city, a provider, the providers of a service in a city. */
const MANY = /\/job\/[^/]+\/[^/]+\/[^/]+$|\/provider\/[^/]+$|\/professionals$/

/**
 * Returns the common form of addresses that differ only in ids, `/book?service,city`, or undefined if the address is of
 * none of these kinds.
 */
function getKind(address: string): string | undefined {
  const [path = '', query = ''] = address.split('?')
  if (!query && !MANY.test(path)) return undefined
  const [first, second] = path.split('/').slice(1)
  return `${first}/${first === 'hi' ? second : ''}?${[...new URLSearchParams(query).keys()]}`
}

async function visit(
  site: Crawled,
  path: string,
  linkedFrom: string,
  inspect: Inspect,
): Promise<CrawledPage> {
  const response = await site.fetch(path, { headers: { 'User-Agent': CRAWLER } })
  const text = await response.text()
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html')
  const page = { path, linkedFrom, status: response.status, faults: [] }
  if (!isPage) return page
  return { ...page, document: describe(text, site.url + path), faults: await inspect(path, text) }
}

/**
 * Visits the addresses and all that they link to, except `known`. Of the addresses that differ only in ids, visits the
 * first of each kind. With `follow: false`, visits only the given addresses. `inspect` returns the faults of a page.
 */
export async function crawl(
  site: Crawled,
  start: Iterable<string>,
  {
    known = new Map(),
    follow = true,
    inspect = () => [],
  }: { known?: ReadonlyMap<string, CrawledPage>; follow?: boolean; inspect?: Inspect } = {},
): Promise<Map<string, CrawledPage>> {
  const pages = new Map<string, CrawledPage>()
  const linkedFrom = new Map<string, string>()
  const running = new Set<Promise<void>>()
  const queue: Array<string> = []
  const kinds = new Map<string, number>()

  function enqueue(path: string, from: string): void {
    if (known.has(path) || linkedFrom.has(path)) return
    const kind = getKind(path)
    if (follow && kind !== undefined) {
      const visited = kinds.get(kind) ?? 0
      if (visited === OF_A_KIND) return
      kinds.set(kind, visited + 1)
    }
    linkedFrom.set(path, from)
    queue.push(path)
  }

  async function take(path: string): Promise<void> {
    const page = await visit(site, path, linkedFrom.get(path) ?? '', inspect)
    pages.set(path, page)
    if (follow) for (const link of page.document?.links ?? []) enqueue(link, path)
  }

  for (const path of start) enqueue(path, 'the start')
  while (queue.length > 0 || running.size > 0) {
    for (const path of queue.splice(0, AT_ONCE - running.size)) {
      const work: Promise<void> = take(path).finally(() => running.delete(work))
      running.add(work)
    }
    await Promise.race(running)
  }
  return pages
}

/** Returns true if the canonical address of a page is the one at which it was found. */
export function isCanonical(site: Crawled, { path, status, document }: CrawledPage): boolean {
  return status === 200 && document?.isIndexed === true && document.canonical === site.url + path
}

/** Returns true for a link that leads to no page. The addresses of the app redirect every visitor. */
export function isDead({ path, status }: Pick<CrawledPage, 'path' | 'status'>): boolean {
  const [pathname = ''] = path.split('?')
  return status !== 200 && !/^(?:\/hi)?\/app(?:-partner)?$/.test(pathname)
}
