import * as v from 'valibot'
import {
  CONTACT_FIELDS,
  type ContactQuery,
  contactQuerySchema,
  contactSchemaFor,
  type Details,
  detailField,
  detailNames,
} from '#api/schemas/message.ts'
import { messageAnswers } from '#content/worker-pages.ts'
import { HONEYPOT_FIELD } from '#data/contact-form.ts'
import { type LanguageCode, languageCodes } from '#lib/language.ts'
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
  details: Details | null
  /** The language of the form. */
  language: LanguageCode | undefined
  /** A sentence about a field that cannot be read. */
  malformed: string | undefined
}

const MAX_DETAIL = 120

const KEY = /^[A-Za-z0-9_-]{8,64}$/

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
function toDetails(fields: Fields): Details | null {
  const fieldValues = isObject(fields.details) ? fields.details : {}
  const details: Details = {}
  for (const name of detailNames) {
    const value = toLine(fieldValues, name) ?? toLine(fields, detailField(name))
    if (value) details[name] = firstUnits(value, MAX_DETAIL)
  }
  return Object.keys(details).length > 0 ? details : null
}

/** Returns a sentence about the first field that is not text, or not well-formed Unicode. */
function malformedField(fields: Fields): string | undefined {
  const details = isObject(fields.details) ? fields.details : {}
  for (const [name, value] of [...Object.entries(fields), ...Object.entries(details)]) {
    const isText = typeof value === 'string'
    const isKnown =
      Object.hasOwn(contactQuerySchema.entries, name) || detailNames.some((detail) => detail === name)
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
    subject: firstUnits(toLine(fields, 'subject') ?? '', MAX_DETAIL) || undefined,
    about: toLine(fields, 'about'),
    details: toDetails(fields),
    language: languageCodes.find((code) => code === fields.language),
    malformed: malformedField(fields),
  }
}

type Checked =
  | { ok: true; query: ContactQuery }
  | { ok: false; errors: Partial<Record<keyof ContactQuery, string>>; first: string }

/** Checks the values by the schema of the form. `errors` holds the first problem of each field. */
export function checkValues(submission: Pick<Submission, 'subject' | 'values'>): Checked {
  const result = v.safeParse(contactSchemaFor(submission.subject), submission.values, {
    abortPipeEarly: true,
  })
  if (result.success) return { ok: true, query: result.output }
  const { nested = {} } = v.flatten<typeof contactQuerySchema>(result.issues)
  const errors: Partial<Record<keyof ContactQuery, string>> = {}
  for (const field of CONTACT_FIELDS) {
    const message = nested[field]?.[0]
    if (message) errors[field] = message
  }
  return { ok: false, errors, first: result.issues[0].message }
}
