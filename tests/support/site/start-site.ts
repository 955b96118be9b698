import type { Miniflare } from 'miniflare'
import { createRuntime, getOrigin, migrate, type RuntimeOptions, seed } from '../../../scripts/runtime.ts'
import { filledDatabase } from './filled-databases.ts'

/** Headers of a phone: bots and curl are answered differently. */
export const BROWSER_USER_AGENT =
  'Mozilla/5.0 (Linux; Android 14; SM-A145F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'

/** Waits for whole pages, and is not counted. */
export const BOT_USER_AGENT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

export type Site = {
  url: string
  runtime: Miniflare
  /** Structured log lines of the worker so far. */
  logs: Array<string>
  /** A request by a browser; redirects are not followed. `path` begins with a slash. */
  fetch: (path: string, init?: RequestInit) => Promise<Response>
  stop: () => Promise<void>
}

/** Returns true if a call failed because its connection was closed before an answer. */
function isClosed(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && cause.code === 'UND_ERR_SOCKET'
}

export function fetchFrom(url: string): Site['fetch'] {
  return (path, init = {}) => {
    const headers = new Headers(init.headers)
    if (!headers.has('User-Agent')) headers.set('User-Agent', BROWSER_USER_AGENT)
    const ask = () => fetch(url + path, { redirect: 'manual', ...init, headers })
    // On a busy machine an idle connection may be closed as it is used again: browsers retry.
    return init.method === undefined
      ? ask().catch((error) => (isClosed(error) ? ask() : Promise.reject(error)))
      : ask()
  }
}

/**
 * Returns the production build with a database in memory, which holds the catalogue unless that is another system's,
 * and a clock that the request header `x-test-clock` can set. Pages are rendered for every request unless a test wants
 * them kept, and no visit is measured unless it wants that. With `samples` the sample directory is written and shown.
 */
export async function startSite({
  samples = false,
  ...options
}: Partial<RuntimeOptions> & { samples?: boolean } = {}): Promise<Site> {
  const logs: Array<string> = []
  const isRemote = Boolean(options.vars?.UPSTREAM_URL)
  const filling = isRemote ? 'empty' : samples ? 'samples' : 'catalogue'
  const isOwn = options.database !== false && !options.persist && !options.root
  const filled = isOwn ? await filledDatabase(filling) : undefined
  const runtime = createRuntime({
    port: 0,
    ...(filled && { persist: filled.persist }),
    onLog: (line) => logs.push(line),
    ...options,
    vars: {
      TEST_CLOCK: 'header',
      PAGE_CACHE: 'off',
      RUM_SAMPLE_RATE: '0',
      LOG_SAMPLE: '1',
      SAMPLE_PEOPLE: samples ? 'on' : 'off',
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
    fetch: fetchFrom(url),
    stop: async () => {
      await runtime.dispose()
      await filled?.remove()
    },
  }
}
