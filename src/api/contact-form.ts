import type { ContactQuery } from '#api/schemas/contact.ts'
import { contactMessage, contactRegarding } from '#content/contact.ts'

/** Least time from the page to a message: a person needs longer for four fields, a script does not. */
export const MIN_FILL_MS = 3_000

/** The form as the page opens with it: empty, with the words of a topic, or as it was sent back. */
export type ContactFormState = {
  values: ContactQuery
  errors: Partial<Record<keyof ContactQuery, string>>
  /** Why the form came back, when it was not for one of its fields. */
  notice?: string
  /** Names this filling of the form, so that sending it twice gives one message. */
  key: string
  /** When the page was made, in milliseconds. */
  startedAt: number
  subject?: string | undefined
  about?: string | undefined
}

/** A new idempotency key. */
export function newMessageKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The form that a visitor opens, with the words of the topic when the address names one. */
export function openContactForm(now: number, subject?: string, about?: string): ContactFormState {
  const isKnown = contactRegarding(subject) !== undefined
  return {
    values: { name: '', email: '', phone: '', message: contactMessage(subject, about) },
    errors: {},
    key: newMessageKey(),
    startedAt: now,
    ...(isKnown && { subject }),
    ...(isKnown && about && { about }),
  }
}

/** The message as it is sent: what it is about comes first, unless that makes it too long. */
export function messageWithTopic(
  message: string,
  longest: number,
  subject: string | undefined,
  about?: string,
): string {
  const regarding = contactRegarding(subject, about)
  const whole = regarding ? `Regarding: ${regarding}\n\n${message}` : message
  return whole.length > longest ? message : whole
}
