import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Miniflare } from 'miniflare'
import { createRuntime, getOrigin, migrate, type RuntimeOptions, seed } from '../../../scripts/runtime.ts'
import { filledDatabase } from './filled-databases.ts'

/** User agent of a phone. Bots and curl get other answers. */
export const BROWSER_USER_AGENT =
  'Mozilla/5.0 (Linux; Android 14; SM-A145F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'

/** User agent of a bot. Bots get whole pages and are not counted. */
export const BOT_USER_AGENT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

/** Sets the clock of the worker. */
const CLOCK_ENTRY = readFileSync(path.join(import.meta.dirname, 'clock-entry.js'), 'utf8')

export type Site = {
  url: string
  runtime: Miniflare
  /** Structured log lines of the worker so far. */
  logs: Array<string>
  /** Sends a browser's request without following redirects. `path` begins with a slash. */
  fetch: (path: string, init?: RequestInit) => Promise<Response>
  stop: () => Promise<void>
}

/** Returns true if a call failed because the connection was closed before the answer. */
function isClosed(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && cause.code === 'UND_ERR_SOCKET'
}

export function fetchFrom(url: string, userAgent = BROWSER_USER_AGENT): Site['fetch'] {
  return (path, init = {}) => {
    const headers = new Headers(init.headers)
    if (!headers.has('User-Agent')) headers.set('User-Agent', userAgent)
    const ask = () => fetch(url + path, { redirect: 'manual', ...init, headers })
    // On a busy machine, an idle connection may close just as it is reused. Retries as browsers do.
    return init.method === undefined
      ? ask().catch((error) => (isClosed(error) ? ask() : Promise.reject(error)))
      : ask()
  }
}

/**
 * Starts the production build with a database in memory. The database holds the catalogue unless `UPSTREAM_URL` is set;
 * with `samples`, it also holds the sample directory. Samples are shown unless `SAMPLE_CONTENT` is off. The request
 * header `x-test-clock` sets the clock. By default, pages are not cached and visits not measured, and a browser asks.
 */
export async function startSite({
  samples = false,
  userAgent,
  ...options
}: Partial<RuntimeOptions> & { samples?: boolean; userAgent?: string } = {}): Promise<Site> {
  const logs: Array<string> = []
  const isRemote = Boolean(options.vars?.UPSTREAM_URL)
  const filling = isRemote ? 'empty' : samples ? 'samples' : 'catalogue'
  const isOwn = options.database !== false && !options.persist && !options.root
  const filled = isOwn ? await filledDatabase(filling) : undefined
  const runtime = createRuntime({
    port: 0,
    ...(filled && { persist: filled.persist }),
    onLog: (line) => logs.push(line),
    entry: CLOCK_ENTRY,
    ...options,
    vars: {
      PAGE_CACHE: 'off',
      RUM_SAMPLE_RATE: '0',
      LOG_SAMPLE: '1',
      SAMPLE_CONTENT: 'on',
      ...options.vars,
    },
  })
  const url = await getOrigin(runtime)
  if (options.database !== false && !filled) {
    const db = await runtime.getD1Database('DB')
    await migrate(db)
    if (!isRemote) await seed(db, { samples })
  }
  return {
    url,
    runtime,
    logs,
    fetch: fetchFrom(url, userAgent),
    stop: async () => {
      await runtime.dispose()
      await filled?.remove()
      const unfinished = logs.filter((line) => line.includes('page_unfinished'))
      if (unfinished.length > 0) throw new Error(`Pages were rendered twice:\n${unfinished.join('\n')}`)
    },
  }
}
