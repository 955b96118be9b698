import * as v from 'valibot'
import {
  CONTACT_FIELDS,
  type ContactQuery,
  contactSchemaFor,
  detailField,
  type FieldName,
} from '#api/schemas/message.ts'
import { messageAnswers } from '#content/worker-pages.ts'
import { HONEYPOT_FIELD } from '#data/contact-form.ts'
import { type LanguageCode, languageCodes } from '#lib/language.ts'
import { type Details, detailNames } from '#lib/message-details.ts'
import { firstUnits } from '#lib/printable.ts'
import { parseJson } from '#worker/http.ts'

/** The fields of a body, by name. */
export type Fields = Record<string, unknown>

/** The input of either route, before validation. */
export type Submission = {
  values: ContactQuery
  /** The idempotency key of a form. */
  key: string | undefined
  /** The honeypot: a field that visitors do not see. */
  honeypot: string
  subject: string | undefined
  about: string | undefined
  details: Details
  /** The language of the form. */
  language: LanguageCode | undefined
  /** A sentence about a field that cannot be read. */
  malformed: string | undefined
}

const MAX_SUBJECT = 120

const KEY = /^[A-Za-z0-9_-]{8,64}$/

/** Returns true for an idempotency key of 8 to 64 letters, digits, hyphens and underscores. */
export function isMessageKey(key: string): boolean {
  return KEY.test(key)
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns the fields of a JSON body; undefined if it is not an object. */
export function readJson(bytes: Uint8Array): Fields | undefined {
  const fields = parseJson(bytes)
  return isObject(fields) ? fields : undefined
}

/** Returns the fields of a form; undefined if it cannot be read. */
export async function readForm(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<Fields | undefined> {
  try {
    return Object.fromEntries(
      await new Response(bytes, { headers: { 'Content-Type': contentType } }).formData(),
    )
  } catch {
    return undefined
  }
}

function getText(fields: Fields, name: string): string {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined
  return typeof value === 'string' ? value : ''
}

function toLine(fields: Fields, name: string): string | undefined {
  return (
    getText(fields, name)
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim() || undefined
  )
}

/** Returns the details: a form sends them as `details.city`, JSON as an object. */
function toDetails(fields: Fields): Details {
  const fieldValues = isObject(fields.details) ? fields.details : {}
  const read = (name: (typeof detailNames)[number]) =>
    toLine(fieldValues, name) ?? toLine(fields, detailField(name))
  return Object.fromEntries(detailNames.map((name) => [name, read(name)]).filter(([, value]) => value))
}

/** Returns a sentence about the first field that is not text, or not well-formed Unicode. */
function malformedField(fields: Fields): string | undefined {
  const details = isObject(fields.details) ? fields.details : {}
  for (const [name, value] of [...Object.entries(fields), ...Object.entries(details)]) {
    const isText = typeof value === 'string'
    const isKnown = [...CONTACT_FIELDS, ...detailNames].some((known) => known === name)
    if (isKnown && !isText) return messageAnswers.notText(name)
    // Decoding replaces invalid UTF-8 with U+FFFD.
    if (isText && (!value.isWellFormed() || value.includes('\ufffd')))
      return messageAnswers.notWellFormed(name)
  }
  return undefined
}

/** Reads a submission. Unknown fields are dropped; a field that is missing or not text is empty. */
export function readSubmission(fields: Fields): Submission {
  const key = getText(fields, 'key')
  return {
    values: {
      name: getText(fields, 'name'),
      email: getText(fields, 'email'),
      phone: getText(fields, 'phone'),
      message: getText(fields, 'message'),
    },
    honeypot: getText(fields, HONEYPOT_FIELD),
    key: isMessageKey(key) ? key : undefined,
    subject: firstUnits(toLine(fields, 'subject') ?? '', MAX_SUBJECT) || undefined,
    about: toLine(fields, 'about'),
    details: toDetails(fields),
    language: languageCodes.find((code) => code === fields.language),
    malformed: malformedField(fields),
  }
}

export type Errors = Partial<Record<FieldName, string>>

type Checked =
  | { ok: true; query: ContactQuery; details: Details }
  | { ok: false; errors: Errors; first: string }

/** Checks the values by the schema of the form. `errors` holds the first problem of each field. */
export function checkValues(
  { subject, values, details }: Pick<Submission, 'subject' | 'values' | 'details'>,
  today: string,
): Checked {
  const schema = contactSchemaFor(subject, today)
  const result = v.safeParse(schema, { ...values, details }, { abortPipeEarly: true })
  if (result.success) {
    const { details: checked, ...query } = result.output
    return { ok: true, query, details: checked }
  }
  const { nested = {} } = v.flatten<typeof schema>(result.issues)
  const errors = Object.entries(nested).map(([field, messages]) => [field, messages?.[0]])
  return { ok: false, errors: Object.fromEntries(errors), first: result.issues[0].message }
}
