import type { PartialValues } from '@modular-forms/react'
import {
  CONTACT_FIELDS,
  type ContactQuery,
  type Details,
  detailField,
  detailNames,
} from '#api/schemas/contact.ts'
import { openContactForm, type Topic } from '#data/contact-form.ts'
import { toHex } from '#lib/hex.ts'

/**
 * A message that is being written: the values that the visitor changed, and its last attempt. Empty once it was sent.
 */
type Draft = {
  values: Partial<ContactQuery>
  attempt?: { key: string; text: string }
  /** Key of the message in the offline queue that this one replaces once it is sent. */
  replaces?: string
}

/** The drafts of this document, for browsers that block session storage. */
const memory = new Map<string, Draft>()

const getName = ({ subject = '', about = '' }: Topic) => `contact-draft ${subject} ${about}`
const getText = (values: Partial<ContactQuery>) =>
  JSON.stringify(CONTACT_FIELDS.map((name) => values[name] ?? ''))

export function readDraft(topic: Topic): Draft | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(getName(topic)) ?? 'null') ?? undefined
  } catch {
    return memory.get(getName(topic))
  }
}

export function writeDraft(topic: Topic, draft: Draft): void {
  memory.set(getName(topic), draft)
  try {
    sessionStorage.setItem(getName(topic), JSON.stringify(draft))
  } catch {} // blocked: the draft lasts as long as the document
}

/** Keeps what the visitor has changed of a form. */
export function saveValues(topic: Topic, filled: PartialValues<ContactQuery>): void {
  const { values: untouched } = openContactForm(topic.subject, topic.about)
  const changed = CONTACT_FIELDS.filter((name) => (filled[name] ?? '') !== untouched[name])
  const values = Object.fromEntries(changed.map((name) => [name, filled[name] ?? '']))
  writeDraft(topic, { ...(changed.length > 0 && readDraft(topic)), values })
}

/** Returns the idempotency key for a message: that of the last attempt if its text was the same. */
export function getKey(topic: Topic, values: ContactQuery, details?: Details): string {
  const draft = readDraft(topic)
  const text = getText(values) + (details ? JSON.stringify(details) : '')
  if (draft?.attempt?.text === text) return draft.attempt.key
  const key = toHex(crypto.getRandomValues(new Uint8Array(16)))
  writeDraft(topic, { ...draft, values, attempt: { key, text } })
  return key
}

/**
 * Empties the draft of a message that was sent, unless the visitor has continued to write. Forms follow the `storage`
 * event.
 */
export function emptyDraft(topic: Topic, sent: ContactQuery): void {
  if (getText(readDraft(topic)?.values ?? sent) !== getText(sent)) return
  writeDraft(topic, { values: {} })
  dispatchEvent(new Event('storage'))
}

/** Returns the details in the controls of the fieldset. */
export function readDetails(fieldset: HTMLFieldSetElement): Details {
  const details: Details = {}
  for (const name of detailNames) {
    const control = fieldset.elements.namedItem(detailField(name))
    if ((control instanceof HTMLInputElement || control instanceof HTMLSelectElement) && control.value)
      details[name] = control.value
  }
  return details
}
