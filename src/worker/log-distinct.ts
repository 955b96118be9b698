import { hashText } from '#lib/hash.ts'
import { createBoundedMap, ofIsolate } from '#worker/isolate.ts'
import { log } from '#worker/log.ts'

const HOUR_MS = 3_600_000
const MAX_REMEMBERED = 1_000

/** The time (ms) at which each line was last logged. */
const loggedAt = ofIsolate('log-distinct', () => createBoundedMap<number>(MAX_REMEMBERED, () => 1))

/**
 * Logs a warning once an hour per isolate and `identity`, however many browsers report it. Its fingerprint is the same in
 * every isolate.
 */
export function logDistinct(
  event: string,
  identity: string,
  fields: Record<string, string>,
  now: number,
): void {
  const fingerprint = hashText(identity).toString(16).padStart(8, '0')
  const key = `${event} ${fingerprint}`
  const last = loggedAt.get(key)
  if (last !== undefined && Math.abs(now - last) < HOUR_MS) return
  loggedAt.set(key, now)
  log('warn', event, { fingerprint, ...fields })
}
