import { createLruCache } from '#worker/cache/isolate.ts'

/** The status of our own answer, and the upstream's message for the visitor. */
type Refusal = { status: number; message?: string | undefined }

/** The circuit of one address. Plain data: an isolate keeps it between requests. */
type Circuit = Refusal & { failures: number; openUntil: number }

/** A call of the upstream. */
type Call = {
  /** Path and query. */
  address: string
  /** Counts once for silence: the path of a list without filters, else the connection of the visitor. */
  source: string
}

export type Failure = Refusal & {
  /** The upstream did not answer: no connection, or a timeout. */
  isSilence: boolean
}

const FAILURES_TO_OPEN = 5
const OPEN_MS = 5_000
const MAX_ADDRESSES = 1_000

/**
 * Returns a circuit breaker for each address of the upstream, and one for the whole upstream. Each opens for five
 * seconds after five failures in a row, and again with the next failure. The upstream's breaker counts different
 * sources, so one visitor whose calls a firewall drops cannot open it.
 */
export function createCircuitBreakers() {
  return {
    addresses: createLruCache<Circuit>(MAX_ADDRESSES, () => 1),
    silentSources: new Set<string>(),
    openUntil: 0,
  }
}

export type CircuitBreakers = ReturnType<typeof createCircuitBreakers>

/** Returns true while the circuit of the whole upstream is open. */
export function isUpstreamOpen({ openUntil }: CircuitBreakers, now: number): boolean {
  return openUntil > now
}

/** Returns what to answer instead of a call, as after the last failure; undefined while both circuits are closed. */
export function getRefusal(breakers: CircuitBreakers, address: string, now: number): Refusal | undefined {
  const circuit = breakers.addresses.get(address)
  if (circuit && circuit.openUntil > now) return circuit
  return isUpstreamOpen(breakers, now) ? { status: 503 } : undefined
}

/** Counts a failed call. Any answer, even a bad one, shows that the upstream is there. */
export function recordFailure(
  breakers: CircuitBreakers,
  { address, source }: Call,
  { status, message, isSilence }: Failure,
  now: number,
): void {
  const failures = (breakers.addresses.get(address)?.failures ?? 0) + 1
  const openUntil = failures >= FAILURES_TO_OPEN ? now + OPEN_MS : 0
  breakers.addresses.set(address, { failures, openUntil, status, message })
  if (!isSilence) {
    closeUpstream(breakers)
    return
  }
  const { silentSources } = breakers
  if (silentSources.size < FAILURES_TO_OPEN) silentSources.add(source)
  if (silentSources.size >= FAILURES_TO_OPEN) breakers.openUntil = now + OPEN_MS
}

/** Closes the circuits of an address and of the upstream. */
export function recordSuccess(breakers: CircuitBreakers, address: string): void {
  breakers.addresses.delete(address)
  closeUpstream(breakers)
}

function closeUpstream(breakers: CircuitBreakers): void {
  breakers.silentSources.clear()
  breakers.openUntil = 0
}
