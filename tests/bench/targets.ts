/** The pages that are measured, by name. */
export const pages = {
  home: '/',
  category: '/services/plumbing',
  post: '/blog/choosing-wall-paint',
} as const

/** A search with a fault, a thing and a city. */
const SEARCH = 'q=leaking+tap+in+mumbai'

/** Addresses that are rendered or composed for every request, with their data in the cache. */
export const searches = { search: `/search?${SEARCH}`, 'search-api': `/api/web/search?${SEARCH}` } as const

/** The served workers. */
export type SiteName =
  | 'limits'
  | 'cached'
  | 'uncached'
  | 'fetching'
  | 'bare'
  | `${'' | 'differing-'}${'ours' | 'start'}`

/** Texts that only the shell has, and only the data of a page. */
export type Marks = { shell: string; data: string }

export type Target = {
  /** Unique, for `--only` and for pairs. */
  name: string
  title: string
  site: SiteName
  path: string
  /** Texts to wait for with a slow upstream. Undefined if no upstream is asked. */
  marks?: Marks
  /** True if the CPU of a start is measured. */
  isStarted?: boolean
}

/** Two targets, and how many times better the first must be. */
export type Pair = { what: string; name: string; against: string; must: number; goal: number }

const OURS: Marks = { shell: '</header>', data: 'class="job-tile"' }
const START: Marks = { shell: '</header>', data: 'class="tile"' }
const path = pages.category

/** Our pages and what they are compared with. The sites `start` and `differing-start` need the peers. */
export const targets: ReadonlyArray<Target> = [
  ...Object.entries(pages).flatMap(([name, path]): Array<Target> => [
    { name: `hit-${name}`, title: `limit: Cache API hit, size of ${name}`, site: 'limits', path: `/${name}` },
    { name: `cached-${name}`, title: `our ${name}, page cache`, site: 'cached', path, isStarted: true },
  ]),
  ...Object.entries(searches).map(
    ([name, path]): Target => ({ name, title: `our ${name}, not cached`, site: 'uncached', path }),
  ),
  { name: 'fetching-category', title: 'our category, upstream asked each time', site: 'fetching', path, marks: OURS },
  { name: 'fetching-bare', title: 'bare React on its markup, upstream asked each time', site: 'bare', path: '/', marks: OURS },
  { name: 'peer-ours', title: "peers' category: ours", site: 'ours', path, marks: OURS, isStarted: true },
  { name: 'peer-start', title: "peers' category: TanStack Start", site: 'start', path, marks: START, isStarted: true },
  { name: 'differing-ours', title: "peers' category, every answer differs: ours", site: 'differing-ours', path },
  { name: 'differing-start', title: "peers' category, every answer differs: TanStack Start", site: 'differing-start', path },
] // biome-ignore format: a table

/** The goals of the loads. */
export const pairs: ReadonlyArray<Pair> = [
  ...Object.keys(pages).map((name): Pair => ({ what: `${name} from cache, against a Cache API hit`, name: `cached-${name}`, against: `hit-${name}`, must: 0.9, goal: 1 })),
  { what: 'category + upstream, against bare React + upstream', name: 'fetching-category', against: 'fetching-bare', must: 0.9, goal: 1 },
  { what: "peers' category, against TanStack Start", name: 'peer-ours', against: 'peer-start', must: 1.3, goal: 1.8 },
  { what: "peers' category, every answer differs, against TanStack Start", name: 'differing-ours', against: 'differing-start', must: 1, goal: 1.2 },
] // biome-ignore format: a table

/**
 * Returns the targets whose name begins with one of the parts, or all of them without parts. @throws for an unknown
 * part
 */
export function chosen(parts: ReadonlyArray<string>): ReadonlyArray<Target> {
  const unknown = parts.find((part) => !targets.some(({ name }) => name.startsWith(part)))
  if (unknown) throw new Error(`nothing is called ${unknown}: ${targets.map(({ name }) => name).join(', ')}`)
  return targets.filter(({ name }) => parts.length === 0 || parts.some((part) => name.startsWith(part)))
}
