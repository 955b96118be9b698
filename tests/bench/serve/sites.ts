import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'
import { pages, type SiteName, type Target } from '../targets.ts'
import { buildBareReact, buildWorker, ROOT, type Variant, workerFile } from '../workers/build.ts'
import {
  PEERS_UPSTREAM,
  recordUpstream,
  startPeersUpstream,
  startUpstream,
  type Upstream,
} from './upstream.ts'
import { type Running, type Served, startWorkerd } from './workerd.ts'

/** A worker that is measured at one or more of its addresses, and the upstream that it asks. */
type Site = { served: Served; running: Running; upstream: Upstream | undefined }

/** A target whose worker runs: its address, and what is behind it. */
export type Started = Target & Site & { url: string }

/** What the category page reads, below the upstream's origin. */
const CATEGORY_READS = [
  '/api/web/category/plumbing',
  '/api/web/category/fetch_all',
  '/api/web/city/all?limit=20',
  '/api/web/state/all',
  '/api/web/brand/all',
]

/** Is sent the whole page, everything in its place: what the page cache keeps. */
const WHOLE_PAGE_AGENT = 'Googlebot/2.1'

const CACHE_TRIES = 50
const CACHE_PAUSE_MS = 100

const { workerOptions } = unstable_getMiniflareWorkerOptions(path.join(ROOT, 'wrangler.toml'))
const ownVars = Object.fromEntries(
  Object.entries(workerOptions.bindings ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  ),
)

/** A worker of one file with the compatibility settings of wrangler.toml, and what it reads beside it. */
function plainWorker(
  main: string,
  { vars = {}, data = {} }: { vars?: Record<string, string>; data?: Record<string, string> } = {},
): Served {
  return {
    modules: [
      { name: 'index.js', kind: 'esModule', file: main },
      ...Object.entries(data).map(([name, file]) => ({ name, kind: 'data' as const, file })),
    ],
    vars,
    compatibilityDate: String(workerOptions.compatibilityDate),
    compatibilityFlags: [workerOptions.compatibilityFlags ?? []].flat().map(String),
  }
}

/** Our worker with the variables of wrangler.toml, of which `vars` replaces some. */
function ourWorker(main: string, vars: Record<string, string>): Served {
  return { ...plainWorker(main, { vars: { ...ownVars, ...vars } }), assets: path.join(ROOT, 'dist/client') }
}

/** The build of TanStack Start in the peers' bench; undefined when there is none. */
function startWorker(peers: string | undefined): Served | undefined {
  const folder = path.join(peers ?? '', 'c-tanstack-start/dist')
  const root = path.join(folder, 'server')
  if (peers === undefined || !existsSync(path.join(root, 'index.js'))) return undefined
  const others = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.m?js$/.test(name) && name !== 'index.js',
  )
  return {
    modules: ['index.js', ...others].map((name) => ({
      name,
      kind: 'esModule' as const,
      file: path.join(root, name),
    })),
    assets: path.join(folder, 'client'),
    vars: {},
    compatibilityDate: '2026-10-01',
    compatibilityFlags: [],
  }
}

/** Visits an address until its answer comes from the page cache. @throws when it never does */
async function untilCached(url: string): Promise<void> {
  for (let tries = 0; tries < CACHE_TRIES; tries++) {
    const response = await fetch(url)
    await response.arrayBuffer()
    if (/sudhaar-page; hit/.test(response.headers.get('Cache-Status') ?? '')) return
    await wait(CACHE_PAUSE_MS)
  }
  throw new Error(`${url} does not come from the page cache`)
}

/** @throws when a page of ours is no constant: something that it reads failed, and it was rendered twice */
async function expectConstant(url: string): Promise<void> {
  const response = await fetch(url, { headers: { 'User-Agent': WHOLE_PAGE_AGENT } })
  if (/ nonce="/.test(await response.text())) throw new Error(`${url} is no constant page`)
}

/** Visits every page once: what the pages ask for is recorded as the upstream, what comes out is kept as files. */
async function capture(main: string): Promise<{ upstream: Upstream; files: Record<string, string> }> {
  const folder = path.join(ROOT, 'dist/bench/pages')
  mkdirSync(folder, { recursive: true })
  const files: Record<string, string> = {}
  const upstream = await recordUpstream(async (url) => {
    const running = await startWorkerd(ourWorker(main, { UPSTREAM_URL: url, PAGE_CACHE: 'off' }))
    try {
      for (const [name, address] of Object.entries(pages)) {
        const response = await fetch(running.url + address, { headers: { 'User-Agent': WHOLE_PAGE_AGENT } })
        if (response.status !== 200) throw new Error(`${address} answered ${response.status}`)
        const file = path.join(folder, `${name}.html`)
        writeFileSync(file, await response.text())
        files[`${name}.html`] = file
      }
    } finally {
      await running.stop()
    }
  })
  return { upstream, files }
}

/** What the peers' upstream says, its pictures at the site's own address: a front has them there. */
async function readPeers(path: string): Promise<Response> {
  const response = await fetch(PEERS_UPSTREAM + path)
  const text = await response.text()
  return new Response(text.replaceAll(PEERS_UPSTREAM, ''), response)
}

/** Does its work when it is first asked for. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}

type SiteOptions = {
  /** Build the workers; else those of before are used. */
  build: boolean
  /** Workers whose functions have their names, with an inspector. */
  readable: boolean
  /** The folder of the peers' bench. */
  peers: string | undefined
}

/** The measured workers. Each is built and started when it is first asked for, and all end together. */
export function createSites({ build, readable, peers }: SiteOptions) {
  const ends: Array<() => Promise<void>> = []

  const production = once(async () => {
    if (build) await buildWorker('production', false)
    return workerFile('production', false)
  })

  async function worker(variant: Variant): Promise<string> {
    const main = await production()
    if (variant === 'production' && !readable) return main
    if (build) await buildWorker(variant, readable)
    return workerFile(variant, readable)
  }

  const captured = once(async () => {
    const { upstream, files } = await capture(await production())
    ends.push(upstream.stop)
    return { upstream, files }
  })

  const peersUpstream = once(async () => {
    ends.push(await startPeersUpstream(peers ?? ''))
  })

  /** What stands between a worker and the peers' upstream, whose address is written into it. */
  async function peerSite(served: Served | undefined, differing: boolean) {
    if (!served) throw new Error('PEERS names no folder with a built c-tanstack-start')
    await peersUpstream()
    const upstream = await startUpstream(readPeers, { differing })
    ends.push(upstream.stop)
    return { served: { ...served, outbound: new URL(upstream.url).host }, upstream }
  }

  const ours = once(async () =>
    ourWorker(await worker('peer'), { UPSTREAM_URL: PEERS_UPSTREAM, PAGE_CACHE: 'off' }),
  )

  async function ownSite(variant: Variant, pageCache: 'on' | 'off') {
    const { upstream } = await captured()
    const vars = { UPSTREAM_URL: upstream.url, PAGE_CACHE: pageCache }
    return { served: ourWorker(await worker(variant), vars), upstream }
  }

  const sites: Record<SiteName, () => Promise<Omit<Site, 'running'>>> = {
    limits: async () => {
      const main = path.join(import.meta.dirname, '../workers/limits.js')
      return { served: plainWorker(main, { data: (await captured()).files }), upstream: undefined }
    },
    cached: () => ownSite('production', 'on'),
    fetching: () => ownSite('fetching', 'off'),
    bare: async () => {
      const { upstream, files } = await captured()
      const vars = { UPSTREAM_URL: upstream.url, READS: JSON.stringify(CATEGORY_READS) }
      const html = readFileSync(files['category.html'] ?? '', 'utf8')
      return { served: plainWorker(await buildBareReact(html), { vars }), upstream }
    },
    ours: async () => peerSite(await ours(), false),
    'differing-ours': async () => peerSite(await ours(), true),
    start: async () => peerSite(startWorker(peers), false),
    'differing-start': async () => peerSite(startWorker(peers), true),
  }
  const started = new Map<SiteName, Site>()

  async function startSite(name: SiteName): Promise<Site> {
    const known = started.get(name)
    if (known) return known
    const { served, upstream } = await sites[name]()
    const running = await startWorkerd(served, { inspect: readable })
    ends.push(running.stop)
    const site = { served, running, upstream }
    started.set(name, site)
    return site
  }

  return {
    async start(target: Target): Promise<Started> {
      const site = await startSite(target.site)
      const url = site.running.url + target.path
      if (target.site === 'cached') await untilCached(url)
      if (/fetching|ours/.test(target.site)) await expectConstant(url)
      return { ...target, ...site, url }
    },
    /** Whether there is what a target is made of. */
    isThere: ({ site }: Target) => !/start|ours/.test(site) || startWorker(peers) !== undefined,
    stop: async () => {
      for (const end of ends.reverse()) await end()
    },
  }
}
