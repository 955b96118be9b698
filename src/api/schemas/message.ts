import * as v from 'valibot'
import { officeDay } from '#catalogue/office-day.ts'
import { contactMessages as strings } from '#content/contact.ts'
import type { LanguageCode } from '#lib/language.ts'
import { once } from '#lib/memoize.ts'
import type { DetailName, Details } from '#lib/message-details.ts'
import { normalizeEmail, normalizeLine, normalizeText } from '#lib/normalize-contact.ts'
import { findPhones, parsePhone } from '#lib/phone.ts'

const MAX_LINE_LENGTH = 120

/** Topic of a call back about a booking. */
export const CALL_BACK = 'booking'

/** The changes of a visit that a visitor can ask for. */
export const visitChanges = ['move', 'cancel'] as const

/** The fields that a topic needs beside the name: the ways to reach the visitor, a message, and details. */
type Needs = {
  reach: 'both' | 'phone' | 'any'
  message: boolean
  details: ReadonlyArray<DetailName>
  /** The message is about a visit that has begun. */
  isAfterVisit?: boolean
}

const GENERAL: Needs = { reach: 'both', message: true, details: [] }
const CALL: Needs = { reach: 'phone', message: false, details: [] }
const QUESTION: Needs = { reach: 'any', message: true, details: [] }

const needsByTopic = new Map<string, Needs>([
  [CALL_BACK, CALL],
  ['change', { ...CALL, details: ['visitDay', 'change'] }],
  ['partner', { ...CALL, details: ['trade', 'city'] }],
  ['place', { ...CALL, details: ['city'] }],
  ['complaint', { ...QUESTION, details: ['visitDay'], isAfterVisit: true }],
  ['custom-service', QUESTION],
  ['invoice', QUESTION],
])

/** Returns what a topic needs, for the form and the server. Other topics need the fields of specification section 5. */
export function needsOf(subject: string | null | undefined): Needs {
  return needsByTopic.get(subject ?? '') ?? GENERAL
}

/** Returns true for a topic that asks for a call. */
export function asksForCall(subject: string | null | undefined): boolean {
  return needsOf(subject).reach === 'phone'
}

/** Returns the name of the control of a detail in a form. */
export function detailField<Name extends DetailName>(name: Name): `details.${Name}` {
  return `details.${name}`
}

/** The parts of the day that a visitor can prefer. */
export const dayParts = ['morning', 'afternoon', 'evening'] as const

/** Returns true for a calendar day: `2026-11-01`. */
export function isCalendarDay(day: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(day) : Number.NaN
  // Some engines read February 30 as a day of March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}

/** Returns true for a calendar day that is not before `today`. */
export function isDayFrom(today: string, day: string): boolean {
  return isCalendarDay(day) && day >= today
}

/** Longest message, in UTF-16 units. */
export const MAX_MESSAGE_LENGTH = 5_000

/** The parts of an e-mail address. Created at the first use: patterns with letters of every script are costly. */
const getAddressParts = once(() => ({
  /** RFC 5321 section 4.1.2: a dot-string; RFC 6531 section 3.3: of any letters. */
  local: /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u,
  /**
   * Labels of letters and digits of any script with hyphens inside (RFC 5890 section 2.3.2). The last one begins with a
   * letter: an IP address is no domain (RFC 3696 section 2).
   */
  domain:
    /^(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+\p{L}[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]$/u,
}))

/** Longest local part of an e-mail address (RFC 5321 section 4.5.3.1). */
const MAX_LOCAL_LENGTH = 64

/** Returns true for an e-mail address, also an internationalized one (RFC 6531). */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@')
  const [local, domain] = [text.slice(0, at), text.slice(at + 1)]
  const parts = getAddressParts()
  return at > 0 && local.length <= MAX_LOCAL_LENGTH && parts.local.test(local) && parts.domain.test(domain)
}

/** Returns the fields of a message, with the sentences of specification section 5. Parsing normalizes their values. */
function createFields({ reach, message: needsMessage }: Needs) {
  const isLeftOut = (text: string, isNeeded: boolean) => !isNeeded && text.trim() === ''
  const needsEmail = reach === 'both'
  const needsPhone = reach !== 'any'
  return {
    name: v.pipe(
      v.string(),
      v.transform(normalizeLine),
      v.minLength(2, strings.name),
      v.maxLength(MAX_LINE_LENGTH, strings.longName(MAX_LINE_LENGTH)),
    ),
    email: v.pipe(
      v.string(),
      v.transform(normalizeEmail),
      v.maxLength(254, strings.email),
      v.check((text) => isLeftOut(text, needsEmail) || isEmail(text), strings.email),
    ),
    phone: v.pipe(
      v.string(),
      v.check((text) => isLeftOut(text, needsPhone) || findPhones(text).length > 0, strings.phone),
      v.check((text) => findPhones(text).length < 2, strings.twoPhones),
      v.transform((text) => parsePhone(text) ?? ''),
    ),
    message: v.pipe(
      v.string(),
      v.transform(normalizeText),
      v.check((text) => isLeftOut(text, needsMessage) || text.length >= 10, strings.message),
      v.maxLength(MAX_MESSAGE_LENGTH, strings.longMessage(MAX_MESSAGE_LENGTH)),
    ),
  }
}

/**
 * Returns the schema of the details. Days are `today` or later, that of a past visit is `today` or earlier. On the
 * preferred day the office calls.
 */
function createDetails({ details: needed, isAfterVisit }: Needs, today: string) {
  const isDay = (day: string) => isDayFrom(today, day)
  const isPastDay = (day: string) => isCalendarDay(day) && day <= today
  const isCallDay = (day: string) => isDay(day) && officeDay(Date.parse(day)).closes !== undefined
  const isChange = (change: string) => visitChanges.some((known) => known === change)
  const line = (
    name: DetailName,
    isRight: (text: string) => boolean = Boolean,
    sentence: string = strings.needed,
  ) =>
    v.pipe(
      v.optional(v.string(), ''),
      v.transform(normalizeLine),
      v.check((text) => text !== '' || !needed.includes(name), strings.needed),
      v.maxLength(MAX_LINE_LENGTH, strings.longLine(MAX_LINE_LENGTH)),
      v.check((text) => text === '' || isRight(text), sentence),
    )
  return v.pipe(
    v.object({
      service: line('service'),
      job: line('job'),
      city: line('city'),
      provider: line('provider'),
      preferredDay: line('preferredDay', isCallDay, strings.wrongDay),
      preferredTime: line('preferredTime'),
      visitDay: isAfterVisit
        ? line('visitDay', isPastDay, strings.futureDay)
        : line('visitDay', isDay, strings.pastDay),
      change: line('change', isChange),
      newDay: line('newDay'),
      trade: line('trade'),
    }),
    v.forward(
      v.partialCheck(
        [['change'], ['newDay']],
        ({ change, newDay }) => change === 'cancel' || newDay === '' || isDay(newDay),
        strings.pastDay,
      ),
      ['newDay'],
    ),
    v.forward(
      v.partialCheck(
        [['change'], ['visitDay'], ['newDay']],
        ({ change, visitDay, newDay }) => change === 'cancel' || !isDay(newDay) || newDay !== visitDay,
        strings.sameDay,
      ),
      ['newDay'],
    ),
    v.transform((details): Details => {
      const isLeftOut = (name: string) => name === 'newDay' && details.change === 'cancel'
      return Object.fromEntries(Object.entries(details).filter(([name, value]) => value && !isLeftOut(name)))
    }),
  )
}

/** The contact query. */
export const contactQuerySchema = v.object(createFields(GENERAL))

export type ContactQuery = v.InferOutput<typeof contactQuerySchema>

/** Returns the schema of the message of a topic, as the form and the server check it on a day. */
export function contactSchemaFor(subject: string | undefined, today: string) {
  const needs = needsOf(subject)
  return v.pipe(
    v.object({ ...createFields(needs), details: v.optional(createDetails(needs, today), {}) }),
    v.forward(
      v.partialCheck(
        [['email'], ['phone']],
        ({ email, phone }) => needs.reach !== 'any' || email !== '' || phone !== '',
        strings.reach,
      ),
      ['email'],
    ),
  )
}

export const CONTACT_FIELDS = ['name', 'email', 'phone', 'message'] as const satisfies Array<
  keyof ContactQuery
>

/** The name of a control of the form. */
export type FieldName = keyof ContactQuery | `details.${DetailName}`

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
