import type { Served } from '../serve/config.ts'
import { startWorkerd } from '../serve/start-workerd.ts'
import type { Site } from './target.ts'

export type SiteStarter = (served: Served) => Promise<Site>

/** Starts workers, and remembers them so that all end together. */
export function createSites() {
  const sites: Array<Site> = []
  return {
    async start(served: Served): Promise<Site> {
      const site = { served, running: await startWorkerd(served) }
      sites.push(site)
      return site
    },
    async stop(): Promise<void> {
      await Promise.all(sites.map(({ running }) => running.stop()))
    },
  }
}
