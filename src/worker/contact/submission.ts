import * as v from 'valibot'
import { HONEYPOT_FIELD } from '#api/contact-form.ts'
import { type ContactQuery, contactQuerySchema } from '#api/schemas/contact.ts'
import { type LanguageCode, languageCodes } from '#lib/language.ts'

/** What arrived at one of the two doors, before it is judged. */
export type Submission = {
  values: ContactQuery
  /** The trap: a field that people do not see. */
  website: string
  key: string | undefined
  /** The form token, as it was sent. */
  token: string
  subject: string | undefined
  about: string | undefined
  /** That of the form, when the site has it. */
  language: LanguageCode | undefined
}

const KEY = /^[A-Za-z0-9_-]{8,64}$/

export function isMessageKey(key: string): boolean {
  return KEY.test(key)
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what has to go
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g

/** Text that a database and a mail can hold: whole characters, no control characters, one kind of line end. */
function cleanText(value: unknown): string {
  return typeof value === 'string' ? value.toWellFormed().replace(/\r\n?/g, '\n').replace(CONTROL, '') : ''
}

function cleanLine(value: unknown): string {
  return cleanText(value).replace(/\s+/g, ' ')
}

/** Reads the fields by name; what is missing or no text is empty, what is unknown is dropped. */
export function readFields(body: unknown): Submission {
  const get = (name: string): unknown =>
    typeof body === 'object' && body !== null && Object.hasOwn(body, name)
      ? Reflect.get(body, name)
      : undefined
  const key = cleanLine(get('key'))
  return {
    values: {
      name: cleanLine(get('name')),
      email: cleanLine(get('email')),
      phone: cleanLine(get('phone')),
      message: cleanText(get('message')),
    },
    website: cleanText(get(HONEYPOT_FIELD)),
    token: cleanLine(get('token')),
    key: isMessageKey(key) ? key : undefined,
    subject: cleanLine(get('subject')) || undefined,
    about: cleanLine(get('about')) || undefined,
    language: languageCodes.find((code) => code === get('language')),
  }
}

type Checked =
  | { ok: true; query: ContactQuery }
  | { ok: false; errors: Partial<Record<keyof ContactQuery, string>>; first: string }

/** Checks the values by the schema of the form; of each field the first thing that is wrong with it. */
export function checkValues(values: ContactQuery): Checked {
  const result = v.safeParse(contactQuerySchema, values, { abortPipeEarly: true })
  if (result.success) return { ok: true, query: result.output }
  const { nested = {} } = v.flatten<typeof contactQuerySchema>(result.issues)
  const errors: Partial<Record<keyof ContactQuery, string>> = {}
  for (const field of ['name', 'email', 'phone', 'message'] as const) {
    const message = nested[field]?.[0]
    if (message) errors[field] = message
  }
  return { ok: false, errors, first: result.issues[0].message }
}
