import { type Breakers, createBreakers } from '#worker/cache/breaker.ts'
import { createLeases, type Leases } from '#worker/cache/leases.ts'

/**
 * What an isolate remembers between requests: plain data only. A promise, response or stream that outlives its
 * request would break the next one on Workers.
 */
export type IsolateState = { leases: Leases; breakers: Breakers }

export function createIsolateState(): IsolateState {
  return { leases: createLeases(), breakers: createBreakers() }
}
