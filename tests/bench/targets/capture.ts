import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ROOT } from '../build/build-worker.ts'
import { ourWorker } from '../serve/served.ts'
import { startWorkerd } from '../serve/start-workerd.ts'
import { recordUpstream } from '../upstream/recorded-upstream.ts'
import type { Upstream } from '../upstream/start-upstream.ts'
import { pages } from './pages.ts'

/** Is sent the whole page, everything in its place: what the page cache keeps. */
const WHOLE_PAGE_AGENT = 'Googlebot/2.1'

export type Captured = {
  upstream: Upstream
  /** Page → its HTML. */
  html: ReadonlyMap<string, string>
  /** Page → a file of it. */
  files: Readonly<Record<string, string>>
}

/** Visits every page once: what the pages ask for is recorded as the upstream, what comes out is kept. */
export async function capture(main: string): Promise<Captured> {
  const folder = path.join(ROOT, 'dist/bench/pages')
  mkdirSync(folder, { recursive: true })
  const html = new Map<string, string>()
  const files: Record<string, string> = {}
  const upstream = await recordUpstream(async (url) => {
    const running = await startWorkerd(ourWorker(main, { UPSTREAM_URL: url, PAGE_CACHE: 'off' }))
    try {
      for (const page of pages) {
        const response = await fetch(running.url + page.path, { headers: { 'User-Agent': WHOLE_PAGE_AGENT } })
        if (response.status !== 200) throw new Error(`${page.path} answered ${response.status}`)
        const text = await response.text()
        html.set(page.name, text)
        files[page.name] = path.join(folder, `${page.name}.html`)
        writeFileSync(path.join(folder, `${page.name}.html`), text)
      }
    } finally {
      await running.stop()
    }
  })
  return { upstream, html, files }
}

const TRIES = 50
const PAUSE_MS = 100

/** Visits an address until its answer comes from the page cache. @throws when it never does */
export async function untilCached(url: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    const response = await fetch(url)
    await response.arrayBuffer()
    if (/sudhaar-page; hit/.test(response.headers.get('Cache-Status') ?? '')) return
    await wait(PAUSE_MS)
  }
  throw new Error(`${url} does not come from the page cache`)
}
