import { type FakeUpstream, startFakeUpstream } from '#support/fakes/fake-upstream.ts'
import { type Site, startSite } from './start-site.ts'

const MONTH = 31 * 24 * 3_600_000

type Visit = RequestInit & {
  /** Milliseconds after the current time of the site. */
  later?: number
}

export type RemoteSite = {
  upstream: FakeUpstream
  site: Site
  /** Sends a browser's request at the current time of the site. */
  visit: (path: string, init?: Visit) => Promise<Response>
  /** Advances the site's time by a month, after which no cached entry is usable. */
  nextMonth: () => void
  stop: () => Promise<void>
}

/** Starts a site with a remote upstream: a local server that can simulate faults. */
export async function startRemoteSite(vars: Record<string, string> = {}): Promise<RemoteSite> {
  const upstream = await startFakeUpstream()
  const site = await startSite({ vars: { UPSTREAM_URL: upstream.url, ...vars } })
  let now = Date.now()
  return {
    upstream,
    site,
    visit: (path, { later = 0, ...init } = {}) => {
      const headers = new Headers(init.headers)
      headers.set('x-test-clock', String(now + later))
      return site.fetch(path, { ...init, headers })
    },
    nextMonth: () => {
      now += MONTH
    },
    stop: async () => {
      await site.stop()
      await upstream.stop()
    },
  }
}
