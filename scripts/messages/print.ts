import { detailLines, fieldLines, momentInIndia } from '#worker/contact/message-fields.ts'
import { deliveryLine, getStates, progressOf } from '#worker/contact/message-state.ts'
import type { DeliveryState, OfficeMessage } from '#worker/contact/message-store.ts'

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

/**
 * Returns a one-line summary: the beginning of the id, when the message came, its sender, its first words, its state.
 */
export function summaryLine(
  message: OfficeMessage,
  deliveries: ReadonlyArray<DeliveryState>,
  now = Date.now(),
): string {
  const { id, receivedAt, name, topic, message: words } = message
  const states = getStates(
    message,
    deliveries.filter(({ messageId }) => messageId === id),
    now,
  )
  return [
    id.slice(0, ID_SHOWN),
    momentInIndia(receivedAt),
    cut(toLine(name), NAME_SHOWN).padEnd(NAME_SHOWN),
    cut(toLine(words || [topic ?? [], detailLines(message)].flat().join(', ')), WORDS_SHOWN),
    ...(states.length > 0 ? [`[${states.join('; ')}]`] : []),
  ].join('  ')
}

/** Formats a whole message. */
export function wholeText(message: OfficeMessage, deliveries: ReadonlyArray<DeliveryState>): string {
  const { closedAt, suspected, progress, calls, note } = message
  return [
    ...fieldLines(message).map(toLine),
    `State: ${progressOf({ state: progress, calls })}`,
    ...(note ? [`Note: ${toLine(note)}`] : []),
    ...(closedAt === null ? [] : [`Closed: ${momentInIndia(closedAt)}`]),
    ...(suspected ? ['Suspected: a field that visitors do not see was filled in; resend releases it'] : []),
    ...deliveries.map(deliveryLine).map(toLine),
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
