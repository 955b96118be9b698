import { languageName } from '#lib/language-name.ts'
import type { DeliveryState, Message } from './store.ts'

/** Control characters, and those that turn the direction of a line: a terminal would obey them. */
const UNSAFE = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

const WORDS_SHOWN = 60
const NAME_SHOWN = 24
const ID_SHOWN = 8

/** A text of one line, as a terminal can show it. */
export function lineOf(text: string): string {
  return text.replace(/\s+/g, ' ').replace(UNSAFE, '').trim()
}

/** A text of several lines, as a terminal can show it. */
function linesOf(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replaceAll('\t', ' ').replace(UNSAFE, ''))
    .join('\n')
}

function cut(text: string, most: number): string {
  const characters = [...text]
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : text
}

const moment = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** A time as people in India read it: `2026-11-22 13:15`. */
function momentOf(time: string | number): string {
  return moment.format(new Date(time))
}

/** What is left to do about a message, in a word or two; empty when nothing is. */
function stateOf({ place, dealt_with_at }: Message, deliveries: ReadonlyArray<DeliveryState>): string {
  if (place === 'dead') return 'refused by the API'
  if (dealt_with_at !== null) return 'dealt with'
  const waiting = deliveries.filter(({ delivered_at }) => delivered_at === null)
  const towards = [...(place === 'outbox' ? ['API'] : []), ...waiting.map(({ destination }) => destination)]
  return towards.length > 0 ? `waits for ${towards.join(', ')}` : ''
}

/** A message in one line: the beginning of its id, when it came, who wrote it, its first words, what is left to do. */
export function summaryLine(message: Message, deliveries: ReadonlyArray<DeliveryState>): string {
  const { id, received_at, name, message: words } = message
  const own = deliveries.filter((delivery) => delivery.id === id)
  const state = stateOf(message, own)
  return [
    id.slice(0, ID_SHOWN),
    momentOf(received_at),
    cut(lineOf(name), NAME_SHOWN).padEnd(NAME_SHOWN),
    cut(lineOf(words), WORDS_SHOWN),
    ...(state ? [`[${state}]`] : []),
  ].join('  ')
}

/** All of a message. */
export function wholeText(message: Message, deliveries: ReadonlyArray<DeliveryState>): string {
  const { id, received_at, name, email, phone, message: words, language, dealt_with_at } = message
  const state = ({ delivered_at, attempts, last_error }: DeliveryState) =>
    delivered_at === null
      ? `waiting after ${attempts} attempts${last_error ? ` (${lineOf(last_error)})` : ''}`
      : `delivered ${momentOf(delivered_at)}`
  return [
    `Id:        ${id}`,
    `Received:  ${momentOf(received_at)} (India)`,
    `Name:      ${lineOf(name)}`,
    `E-mail:    ${lineOf(email)}`,
    `Phone:     ${lineOf(phone)}`,
    ...(language === null ? [] : [`Language:  ${languageName(language, 'en')}`]),
    ...(dealt_with_at === null ? [] : [`Closed:    ${momentOf(dealt_with_at)}`]),
    ...deliveries.map((delivery) => `${`${delivery.destination}:`.padEnd(10)} ${state(delivery)}`),
    '',
    linesOf(words),
  ].join('\n')
}

/** Which copies of erased messages are elsewhere, as far as is known here. */
export function copiesElsewhere(deliveries: ReadonlyArray<DeliveryState>): string {
  const sentTo = (destination: string) =>
    deliveries.filter((delivery) => delivery.destination === destination && delivery.attempts > 0).length
  return [
    'Not reached from here, to be deleted there:',
    `- e-mails in the mailbox of CONTACT_EMAIL_TO (${sentTo('email')} of these messages were sent there)`,
    `- what the system behind CONTACT_WEBHOOK_URL has stored (${sentTo('webhook')} were sent there)`,
    '- what a marketplace API behind UPSTREAM_URL has taken, and files that were exported',
    '- the database of a site on Cloudflare can be restored as it was up to 30 days ago (Time Travel): after a restore, delete again',
  ].join('\n')
}
