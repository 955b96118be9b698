import { type FakeUpstream, startFakeUpstream } from '#support/fakes/fake-upstream.ts'
import { type Site, startSite } from './start-site.ts'

const MONTH = 31 * 24 * 3_600_000

type Visit = RequestInit & {
  /** Milliseconds after the time at which the site is. */
  later?: number
}

export type RemoteSite = {
  upstream: FakeUpstream
  site: Site
  /** A request by a browser at the time at which the site is. */
  visit: (path: string, init?: Visit) => Promise<Response>
  /** Takes the site a month on, when no cached entry is of use. */
  nextMonth: () => void
  stop: () => Promise<void>
}

/** Returns a site whose marketplace API is another system: one on this machine that can be told to fail. */
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
