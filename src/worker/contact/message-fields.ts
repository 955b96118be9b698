import { timeInIndia } from '#lib/india-day.ts'
import { languageName } from '#lib/language.ts'
import { type Details, detailNames } from '#lib/message-details.ts'

/** A row of `messages`. Times are milliseconds since the epoch. */
export type Message = {
  id: string
  key: string
  name: string
  email: string
  phone: string
  message: string
  topic: string | null
  details: Details | null
  language: string | null
  receivedAt: number
}

/** A message without what only the worker needs. */
type Read = Omit<Message, 'key'>

type Field = { name: string; label: string; read: (message: Read) => string }

const DETAIL_LABELS: Record<keyof Details, string> = {
  service: 'Service',
  job: 'Job',
  city: 'City',
  provider: 'Provider',
  preferredDay: 'Preferred day',
  preferredTime: 'Preferred time',
  visitDay: 'Day of the visit',
  change: 'Move or cancel',
  newDay: 'New day',
  trade: 'Trade',
}

/** Formats a time in India: `2026-11-22 13:15`. */
export function momentInIndia(time: number): string {
  return timeInIndia(time).toISOString().slice(0, 16).replace('T', ' ')
}

/** Returns the reference that the visitor gets for questions about a message. */
export function getReference({ id }: Pick<Message, 'id'>): string {
  return id.slice(0, 8)
}

const detailFields = detailNames.map(
  (name): Field => ({ name, label: DETAIL_LABELS[name], read: ({ details }) => details?.[name] ?? '' }),
)

/** All that the operator reads of a message beside its text, in the order of e-mails, exports and the terminal. */
const fields: ReadonlyArray<Field> = [
  { name: 'reference', label: 'Reference', read: getReference },
  {
    name: 'received_in_india',
    label: 'Received (India)',
    read: ({ receivedAt }) => momentInIndia(receivedAt),
  },
  { name: 'name', label: 'Name', read: ({ name }) => name },
  { name: 'phone', label: 'Phone', read: ({ phone }) => phone },
  { name: 'email', label: 'E-mail', read: ({ email }) => email },
  { name: 'topic', label: 'Topic', read: ({ topic }) => topic ?? '' },
  ...detailFields,
  {
    name: 'language',
    label: 'Language',
    read: ({ language }) => (language ? languageName(language, 'en') : ''),
  },
  { name: 'id', label: 'Id', read: ({ id }) => id },
]

/** The names of the fields, as columns of an export. */
export const fieldNames = fields.map(({ name }) => name)

/** Returns the values of a message, in the order of `fieldNames`. */
export function fieldValues(message: Read): Array<string> {
  return fields.map(({ read }) => read(message))
}

function toLines(message: Read, shown: ReadonlyArray<Field>): Array<string> {
  return shown.flatMap(({ label, read }) => (read(message) ? [`${label}: ${read(message)}`] : []))
}

/** Returns a line for each detail of a message that has a value. */
export function detailLines(message: Read): Array<string> {
  return toLines(message, detailFields)
}

/** Returns a line for each field of a message that has a value. */
export function fieldLines(message: Read): Array<string> {
  return toLines(message, fields)
}
