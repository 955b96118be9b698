import { type LanguageCode, language } from '#lib/language.ts'
import { createLruCache } from '#worker/cache/isolate.ts'
import { isAhead } from '#worker/timeouts.ts'

/** The circuit of one address. Plain data: an isolate keeps it between requests. */
type Circuit = {
  failures: number
  openUntil: number
  status: number
  /**
   * The message for the visitor by the language of the request that failed: a search reads the addresses of other
   * languages too.
   */
  messages: { [Code in LanguageCode]?: string | undefined }
}

export type Failure = {
  /** The status of our own answer. */
  status: number
  /** The upstream's message for the visitor. */
  message?: string | undefined
  /** The upstream did not answer: no connection, or a timeout. */
  isSilence: boolean
}

const FAILURES_TO_OPEN = 5
const OPEN_MS = 5_000
const MAX_ADDRESSES = 1_000

/**
 * Returns a circuit breaker for each address of the upstream (path and query), and one for the upstream as a whole.
 * Each opens after five failures in a row, for five seconds, and again with the next failure. The upstream's counts
 * different paths that stayed without an answer: a visitor can repeat or vary a query that a firewall drops, but cannot
 * open it for others.
 */
export function createCircuitBreakers() {
  return {
    addresses: createLruCache<Circuit>(MAX_ADDRESSES, () => 1),
    silentPaths: new Set<string>(),
    openUntil: 0,
  }
}

export type CircuitBreakers = ReturnType<typeof createCircuitBreakers>

/** Returns true while the circuit of the whole upstream is open. */
export function isUpstreamOpen({ openUntil }: CircuitBreakers, now: number): boolean {
  return isAhead(openUntil, now, OPEN_MS)
}

/** Returns the status to answer with instead of a call; undefined while both circuits are closed. */
export function openStatus(breakers: CircuitBreakers, address: string, now: number): number | undefined {
  const circuit = breakers.addresses.get(address)
  if (circuit && isAhead(circuit.openUntil, now, OPEN_MS)) return circuit.status
  return isUpstreamOpen(breakers, now) ? 503 : undefined
}

/** Returns the message of the last failure of an address; undefined without one in this language. */
export function lastMessage({ addresses }: CircuitBreakers, address: string): string | undefined {
  return addresses.get(address)?.messages[language.code]
}

/** Counts a failed call. Any answer, even a bad one, shows that the upstream is there. */
export function recordFailure(
  breakers: CircuitBreakers,
  address: string,
  { status, message, isSilence }: Failure,
  now: number,
): void {
  const failures = (breakers.addresses.get(address)?.failures ?? 0) + 1
  const openUntil = failures >= FAILURES_TO_OPEN ? now + OPEN_MS : 0
  breakers.addresses.set(address, { failures, openUntil, status, messages: { [language.code]: message } })
  if (!isSilence) {
    closeUpstream(breakers)
    return
  }
  const { silentPaths } = breakers
  if (silentPaths.size < FAILURES_TO_OPEN) silentPaths.add(address.split('?', 1)[0] ?? '')
  if (silentPaths.size >= FAILURES_TO_OPEN) breakers.openUntil = now + OPEN_MS
}

export function recordSuccess(breakers: CircuitBreakers, address: string): void {
  breakers.addresses.delete(address)
  closeUpstream(breakers)
}

function closeUpstream(breakers: CircuitBreakers): void {
  breakers.silentPaths.clear()
  breakers.openUntil = 0
}
