import { asksForCall, type ContactQuery, type FieldName } from '#api/schemas/message.ts'
import { contact } from '#content/contact.ts'
import { contactMessage, contactRegarding } from '#data/contact-subjects.ts'
import { type Details, detailNames } from '#lib/message-details.ts'
import { paths } from '#lib/paths.ts'
import { parsePhone } from '#lib/phone.ts'
import { isAddressPart } from '#lib/slug.ts'

/**
 * Name of the honeypot, a field that only programs fill in. Browsers and password managers fill neither its name nor
 * its label.
 */
export const HONEYPOT_FIELD = 'weather'

/** Stands for the missing reference of a message in the address of the confirmation page. */
export const NO_REFERENCE = 'now'

/** The topic of a message, as in the address. */
export type Topic = { subject?: string | undefined; about?: string | undefined }

/** A message that was sent: the topic, the booking and the time of a call, and the number to call. */
export type SentMessage = Topic & { details?: Details | undefined; phone: string }

/**
 * Returns the address of the confirmation page, which repeats the message. It holds no free text, and only the end of
 * the telephone number.
 */
export function sentHref(
  { reference = NO_REFERENCE, isWaiting }: { reference: string | undefined; isWaiting: boolean },
  { subject, details = {}, phone }: SentMessage,
): string {
  const isKnown = contactRegarding(subject) !== undefined
  const end = parsePhone(phone)?.slice(-4)
  const chosen = detailNames.filter((name) => name !== 'trade').map((name) => [name, details[name]] as const)
  const params = new URLSearchParams({
    sent: reference,
    ...(isWaiting && { waits: '1' }),
    ...(subject && isKnown && { subject }),
    ...Object.fromEntries(chosen.filter(([, value]) => value && isAddressPart(value))),
    ...(end && { phone: end }),
  })
  return `${paths.contact}?${params}`
}

/** The form that the page opens with: empty, with the text of a topic, or as the visitor posted it. */
export type ContactFormState = Topic & {
  values: ContactQuery
  errors: Partial<Record<FieldName, string>>
  /** The details that the address names or the visitor chose. */
  details: Details
  /** The reason for which the form was refused, if no field was the reason. */
  notice?: string
}

/** Returns the form that a visitor opens, with the text of the topic if the address names one. */
export function openContactForm(subject?: string, about?: string, details?: Details): ContactFormState {
  const isKnown = contactRegarding(subject) !== undefined
  return {
    values: { name: '', email: '', phone: '', message: contactMessage(subject, about) },
    errors: {},
    ...(isKnown && { subject }),
    ...(isKnown && about && { about }),
    details: subject === 'place' && about ? { city: about } : (details ?? {}),
  }
}

/** Returns the message with its topic in the first line, unless that makes it too long. */
export function messageWithTopic(
  message: string,
  longest: number,
  subject: string | undefined,
  about?: string,
): string {
  const regarding = contactRegarding(subject, about)
  const whole = regarding ? `${contact.form.regardingLine(regarding)}\n\n${message}` : message
  return message === '' || whole.length > longest ? message : whole
}

function toLines(text: string): Array<string> {
  const lines = text.split('\n').map((line) => line.trim())
  return lines.filter(Boolean)
}

/**
 * Returns the open lines of a topic's text if a message holds that text and nothing else. A topic that asks for a call
 * has none: the caller asks.
 */
export function missingLines(message: string, subject: string | undefined, about?: string): Array<string> {
  if (asksForCall(subject)) return []
  const opened = toLines(contactMessage(subject, about))
  const written = toLines(message)
  if (written.length === 0 || written.some((line) => !opened.includes(line))) return []
  return opened.filter((line) => line.endsWith(':')).map((line) => line.slice(0, -1))
}
