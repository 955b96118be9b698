import { type LanguageCode, language } from '#lib/language.ts'
import { isAhead } from '#worker/timeouts.ts'

/**
 * What failed lately, so that it is left alone for a while. There is one memory for the origin as a whole and one for
 * each address: which of them a failure counts against decides what a visitor can bring about with addresses that he
 * chooses. Plain numbers only.
 */
type Record = {
  failures: number
  openUntil: number
  status: number
  /** In the language of the build that was told them. */
  words?: { [Code in LanguageCode]?: string | undefined }
}

export type Breakers = { origin: Record; addresses: Map<string, Record> }

export type Failure = {
  /** What our own answer says. */
  status: number
  /** What a visitor is told. */
  words?: string | undefined
  /** There was no answer at all: no connection, or nothing in time. */
  isSilence: boolean
  /** There was no connection: no address can bring that about. */
  isUnreachable: boolean
}

const FAILURES_TO_OPEN = 5
const OPEN_MS = 5_000
const MOST_ADDRESSES = 1_000

function freshRecord(): Record {
  return { failures: 0, openUntil: 0, status: 0 }
}

export function createBreakers(): Breakers {
  return { origin: freshRecord(), addresses: new Map() }
}

/** Five failures in a row open it for five seconds; after that each further failure opens it again. */
function count(record: Record, { status, words }: Pick<Failure, 'status' | 'words'>, now: number): void {
  record.failures += 1
  record.status = status
  record.words = { [language.code]: words }
  if (record.failures >= FAILURES_TO_OPEN) record.openUntil = now + OPEN_MS
}

function remember({ addresses }: Breakers, key: string): Record {
  const record = addresses.get(key) ?? freshRecord()
  addresses.delete(key)
  addresses.set(key, record)
  const [oldest] = addresses.keys()
  if (addresses.size > MOST_ADDRESSES && oldest !== undefined) addresses.delete(oldest)
  return record
}

/** Whether nothing was heard of the origin lately. */
export function isSilent({ origin }: Breakers, now: number): boolean {
  return isAhead(origin.openUntil, now, OPEN_MS)
}

/** The status to answer with while an address is left alone; undefined when it may be asked. */
export function leftAlone(breakers: Breakers, key: string, now: number): number | undefined {
  const address = breakers.addresses.get(key)
  if (address && isAhead(address.openUntil, now, OPEN_MS)) return address.status
  return isSilent(breakers, now) ? 503 : undefined
}

/** What a visitor was told when the address failed last; undefined when there was nothing particular to tell, or not in this language. */
export function lastWords({ addresses }: Breakers, key: string): string | undefined {
  return addresses.get(key)?.words?.[language.code]
}

/**
 * A failure counts against its address; against the origin only when no visitor could have caused it by the address
 * that he chose, and only when nothing was heard: one broken list must not take the others along.
 */
export function recordFailure(
  breakers: Breakers,
  key: string,
  failure: Failure,
  isFixedAddress: boolean,
  now: number,
): void {
  const { isSilence, isUnreachable } = failure
  count(remember(breakers, key), failure, now)
  if (isUnreachable || (isSilence && isFixedAddress)) count(breakers.origin, { status: 503 }, now)
  else if (!isSilence) breakers.origin = freshRecord()
}

export function recordSuccess(breakers: Breakers, key: string): void {
  breakers.addresses.delete(key)
  breakers.origin = freshRecord()
}
