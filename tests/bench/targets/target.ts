import type { Marks } from '../measure/arrival.ts'
import type { Served } from '../serve/config.ts'
import type { Running } from '../serve/start-workerd.ts'

/** A worker that is measured at one or more of its addresses. */
export type Site = { served: Served; running: Running }

/** One address that is loaded. */
export type Target = {
  /** Unique, the kind first: for `--only` and for pairs. */
  name: string
  title: string
  site: Site
  path: string
  /** What to wait for with a slow upstream; undefined where no upstream is asked. */
  marks?: Marks
  /** Whether its sizes and its start are worth a line. */
  sized?: boolean
  /** Which upstream is slowed for that. */
  slow?: (milliseconds: number) => Promise<void>
}

/** The address of a target. */
export function addressOf({ site, path }: Target): string {
  return site.running.url + path
}

/** Two targets whose ratio says something, and what it has to reach (the first is so many times better). */
export type Pair = { what: string; name: string; against: string; must?: number; goal?: number }
