import { detailLines, fieldLines, momentInIndia } from '#worker/contact/message-fields.ts'
import type { DeliveryState, Message } from './store.ts'

/** Control characters, and characters that change the text direction: a terminal would obey them. */
const UNSAFE = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

const WORDS_SHOWN = 60
const NAME_SHOWN = 24
const ID_SHOWN = 8

/** Returns a text as one line that a terminal can show. */
export function toLine(text: string): string {
  return text.replace(/\s+/g, ' ').replace(UNSAFE, '').trim()
}

function toSafeText(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replaceAll('\t', ' ').replace(UNSAFE, ''))
    .join('\n')
}

function cut(text: string, max: number): string {
  const characters = [...text]
  return characters.length > max ? `${characters.slice(0, max - 1).join('')}…` : text
}

const ACKNOWLEDGE_MS = 48 * 3_600_000

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

/** Returns the state of a message; empty if nothing is left to do. */
function getState(
  { suspected, closedAt, topic, receivedAt }: Message,
  deliveries: ReadonlyArray<DeliveryState>,
  now: number,
): string {
  const inState = (state: DeliveryState['state']) =>
    deliveries.filter((delivery) => delivery.state === state).map(({ destination }) => destination)
  if (suspected) return 'suspected spam'
  if (closedAt !== null) return 'closed'
  if (inState('dead').length > 0) return `dead letter: ${inState('dead').join(', ')}`
  if (inState('pending').length > 0) return `waits for ${inState('pending').join(', ')}`
  return topic === 'complaint' ? complaintState(receivedAt, now) : ''
}

/**
 * Returns a one-line summary: the beginning of the id, when the message came, its sender, its first words, its state.
 */
export function summaryLine(
  message: Message,
  deliveries: ReadonlyArray<DeliveryState>,
  now = Date.now(),
): string {
  const { id, receivedAt, name, topic, message: words } = message
  const state = getState(
    message,
    deliveries.filter(({ messageId }) => messageId === id),
    now,
  )
  return [
    id.slice(0, ID_SHOWN),
    momentInIndia(receivedAt),
    cut(toLine(name), NAME_SHOWN).padEnd(NAME_SHOWN),
    cut(toLine(words || [topic ?? [], detailLines(message)].flat().join(', ')), WORDS_SHOWN),
    ...(state ? [`[${state}]`] : []),
  ].join('  ')
}

function deliveryLine({ destination, state, attempts, lastError, settledAt }: DeliveryState): string {
  const why = lastError ? ` (${toLine(lastError)})` : ''
  const when = settledAt === null ? ` after ${attempts} attempts` : ` ${momentInIndia(settledAt)}`
  return `${destination}: ${state}${when}${why}`
}

/** Formats a whole message. */
export function wholeText(message: Message, deliveries: ReadonlyArray<DeliveryState>): string {
  const { closedAt, suspected } = message
  return [
    ...fieldLines(message).map(toLine),
    ...(closedAt === null ? [] : [`Closed: ${momentInIndia(closedAt)}`]),
    ...(suspected ? ['Suspected: a field that visitors do not see was filled in; resend releases it'] : []),
    ...deliveries.map(deliveryLine),
    '',
    toSafeText(message.message),
  ].join('\n')
}

/** Lists the places outside this database that may hold copies of deleted messages. */
export function copiesElsewhere(deliveries: ReadonlyArray<DeliveryState>): string {
  const sentTo = (destination: string) =>
    deliveries.filter((delivery) => delivery.destination === destination && delivery.attempts > 0).length
  return [
    'Not reached from here, to be deleted there:',
    `- e-mails in the mailbox of CONTACT_EMAIL_TO (${sentTo('email')} of these messages were sent there)`,
    `- what the system behind CONTACT_WEBHOOK_URL has stored (${sentTo('webhook')} were sent there)`,
    `- what the marketplace API behind UPSTREAM_URL has stored (${sentTo('upstream')} were sent there)`,
    '- exported files',
    '- the database of a site on Cloudflare can be restored as it was up to 30 days ago (Time Travel): after a restore, delete again',
  ].join('\n')
}
