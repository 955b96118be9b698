import type { CacheAnswer } from '#worker/cache/edge-cache.ts'
import { timeToLive } from '#worker/cache/freshness.ts'

const CACHE_NAME = 'sudhaar-edge'

/** Returns the `Cache-Status` of an answer (RFC 9211). */
export function cacheStatus(answer: CacheAnswer, now: number): string {
  const ttl = `ttl=${timeToLive(answer.entry, now)}`
  if (answer.outcome === 'hit') return `${CACHE_NAME}; hit; ${ttl}`
  if (answer.outcome === 'stale') return `${CACHE_NAME}; fwd=stale; ${ttl}; detail=${answer.reason}`
  return `${CACHE_NAME}; fwd=${answer.instead}; fwd-status=${answer.entry.status}; stored; ${ttl}`
}

/** Returns the `Cache-Status` of an answer that bypassed the store. */
export function bypassStatus(detail: string): string {
  return `${CACHE_NAME}; fwd=bypass; detail=${detail}`
}

/** Returns the `Cache-Status` of a failed call. */
export function failureStatus(status: number, detail: string): string {
  return `${CACHE_NAME}; fwd=miss; fwd-status=${status}; detail=${detail}`
}
