import * as v from 'valibot'
import { contactMessageSchema } from '#api/schemas/contact.ts'
import { business } from '#content/data/company.ts'
import { englishMoment } from '#lib/dates.ts'
import { languageName } from '#lib/language-name.ts'
import type { Notice } from '#upstream/destinations.ts'
import type { Attempt } from '#worker/notify/deliver.ts'
import type { Delivery } from '#worker/notify/deliveries.ts'
import { within } from '#worker/timeouts.ts'

const LINE_BYTES = 76
/** Bytes of text in an encoded word: with the name of its field it fits a line of 76 characters (RFC 2047 section 2). */
const WORD_BYTES = 39

function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)))
}

/** Cuts a text into pieces of at most so many bytes, never within a character. */
function pieces(text: string, most: number): Array<string> {
  const found: Array<string> = []
  let piece = ''
  let size = 0
  for (const character of text) {
    const bytes = new TextEncoder().encode(character).length
    if (size + bytes > most) {
      found.push(piece)
      piece = ''
      size = 0
    }
    piece += character
    size += bytes
  }
  return [...found, piece]
}

function encodedWords(text: string): string {
  return pieces(text, WORD_BYTES)
    .map((piece) => `=?utf-8?B?${base64(piece)}?=`)
    .join('\r\n ')
}

/** A text of one line in a header: as it is, or in encoded words where it holds more than printable ASCII (RFC 2047). */
function headerText(text: string): string {
  return /^[\x20-\x7e]{0,60}$/.test(text) && !text.includes('=?') ? text : encodedWords(text)
}

/** A name before an address (RFC 5322 section 3.2.5): what is more than letters, digits and blanks is encoded. */
function phrase(text: string): string {
  return /^[A-Za-z\d ]{1,60}$/.test(text) ? text : encodedWords(text)
}

const ASCII = /^[\x21-\x7e]+$/

/** An address as mail without SMTPUTF8 can write it; undefined when its name is not ASCII (RFC 6531). */
export function asciiAddress(address: string): string | undefined {
  const at = address.lastIndexOf('@')
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)]
  if (!ASCII.test(local) || /[<>()[\]\\,;:"@]/.test(local) || !URL.canParse(`http://${domain}`))
    return undefined
  return `${local}@${new URL(`http://${domain}`).hostname}`
}

type Mail = {
  from: { name: string; address: string }
  to: string
  replyTo?: string | undefined
  subject: string
  /** Names the mail, the same however often it is sent: letters, digits and hyphens. */
  id: string
  date: number
  /** It answers nobody, and nobody should answer by machine (RFC 3834). */
  isAutomatic: boolean
  text: string
}

/** A mail of plain text as RFC 5322 writes it. Addresses must be ASCII. */
export function composeMail({ from, to, replyTo, subject, id, date, isAutomatic, text }: Mail): string {
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1)
  const body = base64(text.replace(/\r?\n/g, '\r\n'))
  return [
    `From: ${phrase(from.name)} <${from.address}>`,
    `To: <${to}>`,
    ...(replyTo ? [`Reply-To: <${replyTo}>`] : []),
    `Subject: ${headerText(subject)}`,
    `Date: ${new Date(date).toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${id}@${domain}>`,
    `X-Notice-Id: ${id}`,
    ...(isAutomatic ? ['Auto-Submitted: auto-generated'] : []),
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    ...(body.match(new RegExp(`.{1,${LINE_BYTES}}`, 'g')) ?? []),
    '',
  ].join('\r\n')
}

const message = v.object({
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  message: v.string(),
  language: contactMessageSchema.entries.language,
})
const alert = v.object({ rule: v.string(), words: v.string() })

type Words = { subject: string; text: string; replyTo?: string | undefined }

/** What a person reads of a notice in a mail. Whoever wrote a message is the one who is answered, and nothing else. */
function wordsOf({ id, type, payload, createdAt }: Omit<Notice, 'dueAt'>): Words {
  const data: unknown = JSON.parse(payload)
  const moment = `${englishMoment(new Date(createdAt), { timeZone: 'Asia/Kolkata' })} (India)`
  if (type === 'contact.message') {
    const { name, email, phone, message: words, language } = v.parse(message, data)
    const fields = [
      `Name: ${name}`,
      `E-mail: ${email}`,
      `Phone: ${phone}`,
      ...(language ? [`Language: ${languageName(language, 'en')}`] : []),
      `Received: ${moment}`,
      `Id: ${id}`,
    ]
    return {
      subject: `Message from ${name}`,
      text: [...fields, '', words, ''].join('\n'),
      replyTo: asciiAddress(email),
    }
  }
  const { rule, words } = v.parse(alert, data)
  const isOver = type === 'alert.cleared'
  return {
    subject: `${business.brand} website: ${isOver ? 'over: ' : ''}${rule}`,
    text: [words, '', `Noticed: ${moment}`, `Id: ${id}`, ''].join('\n'),
  }
}

/** Codes of Cloudflare's Email Service, like `E_RATE_LIMIT_EXCEEDED`. */
const CODE = /^E_[A-Z_]{1,60}$/

function reasonOf(error: unknown): string {
  const code: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined
  return typeof code === 'string' && CODE.test(code) ? code : 'not-sent'
}

/**
 * Mails a notice once, as it is written, with its headers: that way the service takes a `Message-ID` (its own builder of
 * messages refuses one, developers.cloudflare.com/email-service/reference/headers). Whether it keeps it is its own
 * affair, so the same id is in `X-Notice-Id` and in the text.
 */
async function send(
  binding: SendEmail,
  { from, to }: { from: string; to: string },
  { id, type, payload, createdAt }: Delivery,
): Promise<Attempt> {
  const { subject, text, replyTo } = wordsOf({ id, type, payload, createdAt })
  const raw = composeMail({
    from: { name: `${business.brand} website`, address: from },
    to,
    replyTo,
    subject,
    id,
    date: createdAt,
    isAutomatic: type !== 'contact.message',
    text,
  })
  try {
    const { EmailMessage } = await import('cloudflare:email')
    await binding.send(new EmailMessage(from, to, raw))
    return { isTaken: true }
  } catch (error) {
    return { isTaken: false, reason: reasonOf(error) }
  }
}

/** Mails a notice to the operator, never to anybody else. */
export async function sendEmail(
  { binding, from, to }: { binding: SendEmail | undefined; from: string | undefined; to: string },
  delivery: Delivery,
  deadlineMs: number,
): Promise<Attempt> {
  if (!binding) return { isTaken: false, reason: 'no-binding' }
  if (!from) return { isTaken: false, reason: 'no-sender' }
  return within(deadlineMs, send(binding, { from, to }, delivery), () => ({
    isTaken: false,
    reason: 'timeout',
  }))
}
