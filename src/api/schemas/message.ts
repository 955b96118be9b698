import * as v from 'valibot'
import { contactMessages as strings } from '#content/contact.ts'
import type { LanguageCode } from '#lib/language.ts'
import { normalizeEmail, normalizeLine, normalizeText } from '#lib/normalize-contact.ts'
import { findPhones } from '#lib/phone.ts'

const MAX_NAME_LENGTH = 120

/** Topic of a call back about a booking. */
export const CALL_BACK = 'booking'

/** Returns true for a topic that asks for a call. Its messages need a name and a phone number only. */
export function asksForCall(subject: string | null | undefined): boolean {
  return subject === CALL_BACK || subject === 'change' || subject === 'partner' || subject === 'place'
}

/** The details of a call back: ids, a calendar day (`2026-11-01`) and a part of the day. */
export const detailNames = ['service', 'job', 'city', 'provider', 'preferredDay', 'preferredTime'] as const

export type Details = { [Name in (typeof detailNames)[number]]?: string | undefined }

/** Returns the name of the control of a detail in a form. */
export function detailField(name: keyof Details): string {
  return ['details', name].join('.')
}

/** The parts of the day that a visitor can prefer. */
export const dayParts = ['morning', 'afternoon', 'evening'] as const

/** Returns true for a calendar day (`2026-11-01`) that is not before `today`. */
export function isDayFrom(today: string, day: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(day) : Number.NaN
  // Some engines read February 30 as a day of March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) && day >= today
}

/** Longest message, in UTF-16 units. */
export const MAX_MESSAGE_LENGTH = 5_000

/** RFC 5321 sections 4.1.2 and 4.5.3.1: a dot-string of at most 64 octets; RFC 6531 section 3.3: of any letters. */
const LOCAL_PART = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u

/** Labels of letters and digits of any script with hyphens inside (RFC 5890 section 2.3.2). */
const DOMAIN =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]$/u

/** Returns true for an e-mail address, also an internationalized one (RFC 6531). */
function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@')
  const [local, domain] = [text.slice(0, at), text.slice(at + 1)]
  return at > 0 && local.length <= 64 && LOCAL_PART.test(local) && DOMAIN.test(domain)
}

/**
 * Creates the schema of a message, with the sentences of specification section 5. Parsing normalizes its values. The
 * e-mail address and the text of a call back may be empty.
 */
function createQuerySchema(isCallBack: boolean) {
  const isLeftOut = (text: string) => isCallBack && text === ''
  return v.object({
    name: v.pipe(
      v.string(),
      v.transform(normalizeLine),
      v.minLength(2, strings.name),
      v.maxLength(MAX_NAME_LENGTH, strings.longName(MAX_NAME_LENGTH)),
    ),
    email: v.pipe(
      v.string(),
      v.transform(normalizeEmail),
      v.maxLength(254, strings.email),
      v.check((text) => isLeftOut(text) || isEmail(text), strings.email),
    ),
    phone: v.pipe(
      v.string(),
      v.transform(findPhones),
      v.nonEmpty(strings.phone),
      v.maxLength(1, strings.twoPhones),
      v.transform(([number = '']) => number),
    ),
    message: v.pipe(
      v.string(),
      v.transform(normalizeText),
      v.check((text) => isLeftOut(text) || text.length >= 10, strings.message),
      v.maxLength(MAX_MESSAGE_LENGTH, strings.longMessage(MAX_MESSAGE_LENGTH)),
    ),
  })
}

/** The contact query. */
export const contactQuerySchema = createQuerySchema(false)

export type ContactQuery = v.InferOutput<typeof contactQuerySchema>

const callBackSchema = createQuerySchema(true)

/** Returns the schema for a message with a topic. */
export function contactSchemaFor(subject: string | undefined) {
  return asksForCall(subject) ? callBackSchema : contactQuerySchema
}

export const CONTACT_FIELDS = ['name', 'email', 'phone', 'message'] as const satisfies Array<
  keyof ContactQuery
>

/** A message with its topic by id. The site writes the topic into the first line, in one language. */
export type ContactMessage = ContactQuery & {
  language?: LanguageCode | undefined
  subject?: string | undefined
  about?: string | undefined
  details?: Details | undefined
}

/** The answer to a message. */
export type ContactAnswer = {
  code: number
  message?: string
  /** The reference that identifies the message in questions about it. */
  reference?: string
  /** The message is saved, and not delivered yet. */
  isWaiting?: boolean
}
