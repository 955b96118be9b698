import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { unstable_readConfig } from 'wrangler'
import { pages, type SiteName, searches, type Target } from '../targets.ts'
import { buildBareReact, buildWorker, ROOT, type Variant, workerFile } from '../workers/build.ts'
import {
  PEERS_UPSTREAM,
  recordUpstream,
  startPeersUpstream,
  startUpstream,
  type Upstream,
} from './upstream.ts'
import { type Running, type Served, startWorkerd } from './workerd.ts'

type Site = { served: Served; running: Running; upstream: Upstream | undefined }

/** A target whose worker runs. */
export type Started = Target & Site & { url: string }

/** The reads of the service page, below the upstream's origin. */
const CATEGORY_READS = [
  '/api/web/category/plumbing',
  '/api/web/category/fetch_all',
  '/api/web/city/all?limit=20',
  '/api/web/state/all',
  '/api/web/brand/all',
]

/** Receives the whole page, as the page cache stores it. */
const WHOLE_PAGE_AGENT = 'Googlebot/2.1'

const CACHE_TRIES = 50
const CACHE_PAUSE_MS = 100

const {
  vars: ownVars,
  ...config
}: { vars: Record<string, string>; compatibility_date?: string; compatibility_flags: Array<string> } =
  unstable_readConfig({ config: path.join(ROOT, 'wrangler.toml') })

/**
 * Describes a worker of one file with the compatibility settings of wrangler.toml. `data` are files that it imports.
 */
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
    compatibilityDate: config.compatibility_date ?? '',
    compatibilityFlags: config.compatibility_flags,
  }
}

/** Describes our worker. `vars` replaces variables of wrangler.toml. */
function ourWorker(main: string, vars: Record<string, string>): Served {
  return { ...plainWorker(main, { vars: { ...ownVars, ...vars } }), assets: path.join(ROOT, 'dist/client') }
}

/** Describes the peers' build of TanStack Start, if there is one. */
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
    if (/site-page; hit/.test(response.headers.get('Cache-Status') ?? '')) return
    await wait(CACHE_PAUSE_MS)
  }
  throw new Error(`${url} does not come from the page cache`)
}

/** @throws when a page of ours is not constant, because a read failed and it was rendered twice */
async function expectConstant(url: string): Promise<void> {
  const response = await fetch(url, { headers: { 'User-Agent': WHOLE_PAGE_AGENT } })
  if (/ nonce="/.test(await response.text())) throw new Error(`${url} is no constant page`)
}

type Captured = { upstream: Upstream; files: Record<string, string> }

/** Visits every page once. Records what the pages ask for as the upstream, and keeps the pages as files. */
async function capture(main: string): Promise<Captured> {
  const folder = path.join(ROOT, 'dist/bench/pages')
  mkdirSync(folder, { recursive: true })
  const files: Record<string, string> = {}
  const upstream = await recordUpstream(async (url) => {
    const running = await startWorkerd(ourWorker(main, { UPSTREAM_URL: url, PAGE_CACHE: 'off' }))
    try {
      for (const [name, page] of Object.entries(pages)) {
        const response = await fetch(running.url + page, { headers: { 'User-Agent': WHOLE_PAGE_AGENT } })
        if (!response.ok) throw new Error(`${page} answered ${response.status}`)
        files[`${name}.html`] = path.join(folder, `${name}.html`)
        writeFileSync(path.join(folder, `${name}.html`), await response.text())
      }
      for (const address of Object.values(searches)) await (await fetch(running.url + address)).arrayBuffer()
    } finally {
      await running.stop()
    }
  })
  return { upstream, files }
}

/** Reads from the peers' upstream. Pictures get the address of the site, where the front has them. */
async function readPeers(path: string): Promise<Response> {
  const response = await fetch(PEERS_UPSTREAM + path)
  const text = await response.text()
  return new Response(text.replaceAll(PEERS_UPSTREAM, ''), response)
}

/** Delays work until its result is first needed. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}

type SiteOptions = {
  /** True to build the workers first. */
  build: boolean
  /** True to keep the names of functions and open an inspector. */
  readable: boolean
  /** The folder of the peers. */
  peers: string | undefined
}

/** Returns the measured workers. Each is built and started when it is first needed. */
export function createSites({ build, readable, peers }: SiteOptions) {
  const ends: Array<() => Promise<void>> = []
  const started = new Map<SiteName, Site>()

  async function worker(variant: Variant, isReadable = readable): Promise<string> {
    if (build) await buildWorker(variant, isReadable)
    return workerFile(variant, isReadable)
  }

  const production = once(() => worker('production', false))
  const ours = once(async () => ourWorker(await worker('peer'), { UPSTREAM_URL: PEERS_UPSTREAM, PAGE_CACHE: 'off' })) // biome-ignore format: one line
  const peersUpstream = once(async () => ends.push(await startPeersUpstream(peers ?? '')))
  const captured = once(async () => {
    const result = await capture(await production())
    ends.push(result.upstream.stop)
    return result
  })

  /** Puts an upstream between a worker and that of the peers, whose address is in the worker's build. */
  async function peerSite(served: Served | undefined, differing: boolean) {
    if (!served) throw new Error('PEERS names no folder with a built c-tanstack-start')
    await peersUpstream()
    const upstream = await startUpstream(readPeers, { differing })
    ends.push(upstream.stop)
    return { served: { ...served, outbound: new URL(upstream.url).host }, upstream }
  }

  async function ownSite(main: string, pageCache: 'on' | 'off') {
    const { upstream } = await captured()
    return { served: ourWorker(main, { UPSTREAM_URL: upstream.url, PAGE_CACHE: pageCache }), upstream }
  }

  const sites: Record<SiteName, () => Promise<Omit<Site, 'running'>>> = {
    limits: async () => {
      const main = path.join(import.meta.dirname, '../workers/limits.js')
      return { served: plainWorker(main, { data: (await captured()).files }), upstream: undefined }
    },
    cached: async () => ownSite(readable ? await worker('production') : await production(), 'on'),
    uncached: async () => ownSite(readable ? await worker('production') : await production(), 'off'),
    fetching: async () => ownSite(await worker('fetching'), 'off'),
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

  async function startSite(name: SiteName): Promise<Site> {
    const { served, upstream } = await sites[name]()
    const running = await startWorkerd(served, { inspect: readable })
    ends.push(running.stop)
    return { served, running, upstream }
  }

  return {
    async start(target: Target): Promise<Started> {
      const site = started.get(target.site) ?? (await startSite(target.site))
      started.set(target.site, site)
      const url = site.running.url + target.path
      if (target.site === 'cached') await untilCached(url)
      if (/fetching|ours/.test(target.site)) await expectConstant(url)
      return { ...target, ...site, url }
    },
    /** Returns true if the parts of a target are present. */
    isThere: ({ site }: Target) => !/start|ours/.test(site) || startWorker(peers) !== undefined,
    stop: async () => {
      for (const end of ends.reverse()) await end()
    },
  }
}
