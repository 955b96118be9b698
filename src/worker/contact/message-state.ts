import { momentInIndia } from '#worker/contact/message-fields.ts'
import { ACKNOWLEDGE_MS } from '#worker/contact/message-selections.ts'
import type { DeliveryState, OfficeMessage, RecordedChange } from '#worker/contact/message-store.ts'

/** Adds a month to a time. If the month lacks that day, uses its last day. */
function monthLater(time: number): number {
  const date = new Date(time)
  const day = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() + 1)
  if (date.getUTCDate() !== day) date.setUTCDate(0)
  return date.getTime()
}

/**
 * Returns the next deadline of an open complaint: acknowledged within 48 hours, resolved within a month (Consumer
 * Protection (E-Commerce) Rules, 2020, rule 4(5)).
 */
function complaintState(receivedAt: number, now: number): string {
  const acknowledge = receivedAt + ACKNOWLEDGE_MS
  const resolve = monthLater(receivedAt)
  if (now <= acknowledge) return `complaint: acknowledge by ${momentInIndia(acknowledge)}`
  return now <= resolve
    ? `complaint: resolve by ${momentInIndia(resolve)}`
    : `complaint: LATE since ${momentInIndia(resolve)}`
}

/** Returns the destinations that do not have a message, in words. */
function describeUndelivered(deliveries: ReadonlyArray<DeliveryState>): Array<string> {
  const inState = (state: DeliveryState['state'], words: string) => {
    const names = deliveries.filter((one) => one.state === state).map(({ destination }) => destination)
    return names.length > 0 ? [words + names.join(', ')] : []
  }
  return [...inState('dead', 'dead letter: '), ...inState('pending', 'waits for ')]
}

/** Returns the state of a delivery in words. */
export function deliveryLine({ destination, state, attempts, lastError, settledAt }: DeliveryState): string {
  const why = lastError ? ` (${lastError})` : ''
  const when = settledAt === null ? ` after ${attempts} attempts` : ` ${momentInIndia(settledAt)}`
  return `${destination}: ${state}${when}${why}`
}

/** Returns what the office has done, in words. */
export function progressOf({ state, calls }: Pick<RecordedChange, 'state' | 'calls'>): string {
  return state === 'called' ? `called, no answer: ${calls}` : state
}

/** Returns the state of a message in words: what the office has done, and what is left to do. */
export function getStates(
  { suspected, closedAt, topic, receivedAt, progress, calls }: OfficeMessage,
  deliveries: ReadonlyArray<DeliveryState>,
  now: number,
): Array<string> {
  if (suspected) return ['suspected spam']
  if (closedAt !== null) return ['closed']
  return [
    ...(progress === 'new' ? [] : [progressOf({ state: progress, calls })]),
    ...describeUndelivered(deliveries),
    ...(topic === 'complaint' ? [complaintState(receivedAt, now)] : []),
  ]
}
