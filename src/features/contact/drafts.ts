import { CONTACT_FIELDS, type ContactQuery } from '#api/schemas/message.ts'
import { isText, parseStored, readSession, readStored, removeStored, writeStored } from '#browser/storage.ts'
import { openContactForm, type Topic } from '#data/contact-form.ts'
import { toHex } from '#lib/hex.ts'
import { type Details, detailNames } from '#lib/message-details.ts'

/** All that the form of a topic holds. */
export type FormContent = { values: ContactQuery; details: Details }

type Draft = {
  /** The values that differ from the text of the topic, and the details that the address does not give. */
  content: { values: Partial<ContactQuery>; details: Details }
  /** The last attempt: its idempotency key and what was sent. */
  attempt?: { key: string; text: string }
  /** Time (ms) of the last attempt, if the message did not arrive. */
  unsentAt?: number
}

type Drafts = Record<string, Draft>

const KEY = 'contact-drafts'
const DAY_MS = 86_400_000

/** The drafts of this document. Storage is read once and then follows them. */
let drafts: Drafts | undefined
const listeners = new Set<() => void>()

const getName = ({ subject = '', about = '' }: Topic) => `${subject} ${about}`
const toText = (content: Draft['content']) => JSON.stringify([content.values, content.details])

function onlyChanged(
  { subject, about }: Topic,
  { values, details }: FormContent,
  given: Details,
): Draft['content'] {
  const untouched = openContactForm(subject, about).values
  const changed = CONTACT_FIELDS.filter((name) => values[name] !== untouched[name])
  const chosen = detailNames.filter((name) => details[name] && details[name] !== given[name])
  return {
    values: Object.fromEntries(changed.map((name) => [name, values[name]])),
    details: Object.fromEntries(chosen.map((name) => [name, details[name]])),
  }
}

function parse(json: string | null): Drafts {
  const isDraft = ({ content }: Draft) => Object.values(content.values).every(isText) && content.details
  return parseStored<Drafts>(json, (stored) => Object.values(stored).every(isDraft)) ?? {}
}

/** Returns the drafts of this tab, and unsent messages of the last day also from other tabs. */
function readDrafts(): Drafts {
  const unsent = Object.entries(parse(readStored(KEY))).filter(
    ([, { unsentAt = 0 }]) => Date.now() - unsentAt < DAY_MS,
  )
  return { ...Object.fromEntries(unsent), ...parse(readSession(KEY)) }
}

function getDrafts(): Drafts {
  drafts ??= readDrafts()
  return drafts
}

/** Writes the drafts to the tab, and unsent messages to the device. Memory stays right if a storage is full. */
function change(topic: Topic, draft: Draft | undefined): void {
  const { [getName(topic)]: _, ...others } = getDrafts()
  drafts = draft ? { ...others, [getName(topic)]: draft } : others
  try {
    sessionStorage.setItem(KEY, JSON.stringify(drafts))
  } catch {} // blocked or full
  const unsent = Object.entries(drafts).filter(([, { unsentAt }]) => unsentAt)
  if (unsent.length > 0) writeStored(KEY, JSON.stringify(Object.fromEntries(unsent)))
  else removeStored(KEY)
  for (const listener of listeners) listener()
}

/** Returns the draft of a topic. */
export function readDraft(topic: Topic): Draft | undefined {
  return getDrafts()[getName(topic)]
}

/** Returns name, e-mail address and phone number of the last draft, which a form about another topic takes over. */
export function readPerson(): Partial<ContactQuery> {
  const { name, email, phone } = Object.values(getDrafts()).at(-1)?.content.values ?? {}
  return { ...(name && { name }), ...(email && { email }), ...(phone && { phone }) }
}

/** Keeps what a form holds beside what the page gave it: the text of the topic, and the booking of the address. */
export function keepDraft(topic: Topic, filled: FormContent, given: Details = {}): void {
  const draft = readDraft(topic)
  const content = onlyChanged(topic, filled, given)
  const isEmpty = Object.keys({ ...content.values, ...content.details }).length === 0
  if (draft || !isEmpty) change(topic, isEmpty ? undefined : { ...draft, content })
}

/** Returns the idempotency key for a message: that of the last attempt if it had the same content. */
export function getKey(topic: Topic, filled: FormContent, given: Details = {}): string {
  const { attempt } = readDraft(topic) ?? {}
  const text = toText(filled)
  if (attempt?.text === text) return attempt.key
  const key = toHex(crypto.getRandomValues(new Uint8Array(16)))
  change(topic, { content: onlyChanged(topic, filled, given), attempt: { key, text } })
  return key
}

/** Keeps a message that did not arrive on the device for a day. */
export function markUnsent(topic: Topic): void {
  const draft = readDraft(topic)
  if (draft) change(topic, { ...draft, unsentAt: Date.now() })
}

/** Removes the draft of a message that was sent, unless the visitor has continued to write. */
export function removeSent(topic: Topic, sent: FormContent, given: Details = {}): void {
  const draft = readDraft(topic)
  if (!draft) return
  if (toText(draft.content) === toText(onlyChanged(topic, sent, given))) change(topic, undefined)
  else change(topic, { content: draft.content })
}

/** Deletes a draft because the visitor asks for it. */
export function deleteDraft(topic: Topic): void {
  change(topic, undefined)
}

/**
 * Reads the drafts again, when the browser shows a page that it had kept (HTML, `pageshow`). Another page may have changed
 * them.
 */
export function rereadDrafts(): void {
  if (readSession(KEY) === null) return
  drafts = undefined
  for (const listener of listeners) listener()
}

/** Calls back at each change, until the returned function is called. */
export function onDraftChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
