import path from 'node:path'
import { buildBareReact } from '../build/build-bare-react.ts'
import { ourWorker, plainWorker } from '../serve/served.ts'
import type { Captured } from './capture.ts'
import { categoryReads, pages, SHELL_MARK } from './pages.ts'
import type { SiteStarter } from './sites.ts'
import type { Pair, Target } from './target.ts'

const LIMITS = path.join(import.meta.dirname, '../workers/limits.js')

/** Our pages, and what they are held against: constants, plain cache hits, and stock React on the same markup. */
export async function ownTargets(
  start: SiteStarter,
  mains: { production: string; fetching: string },
  { upstream, html, files }: Captured,
): Promise<Array<Target>> {
  const data = Object.fromEntries(Object.entries(files).map(([name, file]) => [`${name}.html`, file]))
  const limits = await start(plainWorker(LIMITS, { data }))
  const vars = { UPSTREAM_URL: upstream.url }
  const cached = await start(ourWorker(mains.production, { ...vars, PAGE_CACHE: 'on' }))
  const uncached = await start(ourWorker(mains.production, { ...vars, PAGE_CACHE: 'off' }))
  const fetching = await start(ourWorker(mains.fetching, { ...vars, PAGE_CACHE: 'off' }))
  const bare = await start(
    plainWorker(await buildBareReact(html.get('category') ?? ''), {
      vars: { ...vars, READS: JSON.stringify(categoryReads) },
    }),
  )
  const slow = async (milliseconds: number) => upstream.delay(milliseconds)
  const job = html.get('category')?.match(/aria-expanded="false"[\s\S]*?<img[^>]* src="([^"]+)"/)?.[1] ?? ''
  return [
    ...pages.flatMap(
      ({ name, path: page }): Array<Target> => [
        {
          name: `constant-${name}`,
          title: `limit: constant, size of ${name}`,
          site: limits,
          path: `/constant/${name}`,
        },
        {
          name: `hit-${name}`,
          title: `limit: Cache API hit, size of ${name}`,
          site: limits,
          path: `/hit/${name}`,
        },
        { name: `cached-${name}`, title: `our ${name}, page cache`, site: cached, path: page, sized: true },
        {
          name: `uncached-${name}`,
          title: `our ${name}, rendered, data from cache`,
          site: uncached,
          path: page,
        },
      ],
    ),
    {
      name: 'fetching-category',
      title: 'our category, rendered, upstream asked each time',
      site: fetching,
      path: '/services/plumbing',
      marks: { shell: SHELL_MARK, data: job },
      slow,
    },
    { name: 'bare', title: 'bare React, markup of our category', site: bare, path: '/', sized: true },
    {
      name: 'bare-fetching',
      title: 'bare React, same markup, upstream asked each time',
      site: bare,
      path: '/fetched',
      marks: { shell: SHELL_MARK, data: job },
      slow,
    },
  ]
}

/** The targets of the table in the readme, as far as this folder alone can tell. */
export const ownPairs: ReadonlyArray<Pair> = [
  ...pages.flatMap(
    ({ name }): Array<Pair> => [
      {
        what: `${name} from cache, against a Cache API hit`,
        name: `cached-${name}`,
        against: `hit-${name}`,
        must: 0.85,
        goal: 1.3,
      },
      {
        what: `${name} from cache, against a constant`,
        name: `cached-${name}`,
        against: `constant-${name}`,
        must: 0.45,
        goal: 0.7,
      },
      { what: `${name} from cache, against rendered`, name: `cached-${name}`, against: `uncached-${name}` },
    ],
  ),
  { what: 'category rendered, against bare React', name: 'uncached-category', against: 'bare' },
  {
    what: 'category rendered + upstream, against bare React + upstream',
    name: 'fetching-category',
    against: 'bare-fetching',
    must: 1.1,
    goal: 1.7,
  },
]
