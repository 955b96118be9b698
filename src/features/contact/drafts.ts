import type { PartialValues } from '@modular-forms/react'
import { openContactForm } from '#api/contact-form.ts'
import type { ContactMessage, ContactQuery } from '#api/schemas/contact.ts'
import { isFirstPage } from '#lib/hydration-gate.ts'
import { parseSearch, stringifySearch } from '#lib/search-params.ts'
import { fieldId, type Topic } from './form-controls.tsx'
import type { Sender, Unanswered } from './sender.ts'

export const FIELDS = ['name', 'email', 'phone', 'message'] as const

export type Typed = PartialValues<ContactQuery>

/** A message of the offline queue that is in the form again. */
export type GivenBack = { key: string; query: ContactMessage }

/** A form that the visitor left for another page, who may come back: what stood in it, and what is known of the message. */
type Draft = { topic: Topic; values: Typed; sender: Sender; givenBack: GivenBack | undefined }

let draft: Draft | undefined

/** The form about this topic that was left. */
export function draftOf({ subject, about }: Topic): Draft | undefined {
  return draft?.topic.subject === subject && draft?.topic.about === about ? draft : undefined
}

/** What the visitor has typed of what stands in a form. The words of a topic come with it, in the language of the page. */
function typedOf({ subject, about }: Topic, values: Typed): Typed {
  const { message, ...others } = values
  return message === openContactForm(subject, about).values.message ? others : values
}

function isEmpty(typed: Typed): boolean {
  return FIELDS.every((name) => !typed[name])
}

/** Remembers a form that goes. One that was only looked at is not remembered in the place of what is about another topic. */
export function leaveDraft(left: Draft): void {
  const { topic, values } = left
  if (!draft || draftOf(topic) || !isEmpty(typedOf(topic, values))) draft = left
}

/** What has left for the visitor: sent, or taken over to be sent. */
export type Sent = { values: ContactQuery; givenBack: GivenBack | undefined }

/** Whether a form holds what was sent, and nothing that was typed since. */
export function isAsSent(values: Typed, sent: Sent): boolean {
  return FIELDS.every((name) => values[name] === sent.values[name])
}

/** What was sent is not there again for who comes back to the form. */
export function forgetSent(sender: Sender, sent: Sent): void {
  if (draft?.sender !== sender) return
  if (isAsSent(draft.values, sent)) {
    writeTyped(textOf(draft.topic, {}))
    draft = undefined
  } else if (draft.givenBack === sent.givenBack) draft.givenBack = undefined
}

const TYPED_KEY = 'contact-typed'

/** What the tab has of a form that went. */
export function readTyped(): string {
  try {
    return sessionStorage.getItem(TYPED_KEY) ?? ''
  } catch {
    return ''
  }
}

function writeTyped(text: string): void {
  try {
    sessionStorage.setItem(TYPED_KEY, text)
  } catch {
    // what was typed is then lost with the document
  }
}

/**
 * Has the tab keep what stands in a form that goes, for the page in another language and for a document that is loaded
 * again, and gives its text. What is about another topic stays when this form was only looked at.
 */
export function keepTyped(topic: Topic, values: Typed, unanswered?: Unanswered): string {
  const typed = typedOf(topic, values)
  const text = textOf(topic, typed, unanswered)
  if (!isEmpty(typed) || !readTyped() || hasTyped(topic)) writeTyped(text)
  return text
}

function hasTyped(topic: Topic): boolean {
  return typedIn(readTyped(), topic) !== undefined
}

/** Has the tab forget the form about this topic. */
export function forgetTyped(topic: Topic): void {
  if (hasTyped(topic)) writeTyped('')
}

/**
 * Calls back with what the tab has when the browser brings this document back as it was left. Chromium learns a moment
 * later what the document that was shown meanwhile has kept.
 */
export function watchTyped(run: (text: string) => void): () => void {
  const ended = new AbortController()
  const { signal } = ended
  function hear({ key, newValue }: StorageEvent) {
    if (key === TYPED_KEY) run(newValue ?? '')
  }
  function comeBack({ persisted }: PageTransitionEvent) {
    if (!persisted) return
    run(readTyped())
    addEventListener('storage', hear, { signal })
  }
  addEventListener('pageshow', comeBack, { signal })
  return () => ended.abort()
}

const nameOf = ({ subject, about }: Topic) => `${subject} ${about}`

/**
 * What was typed into the form about a topic, for the tab to keep, and what of it may have arrived. An empty form has a
 * text, too.
 */
function textOf(topic: Topic, typed: Typed, unanswered?: Unanswered): string {
  return stringifySearch({ ...typed, topic: nameOf(topic), key: unanswered?.key, sent: unanswered?.text })
}

/** The inverse; undefined when it is not about this topic. */
export function typedIn(text: string, topic: Topic): Partial<ContactQuery> | undefined {
  const { topic: name, key: _, sent: __, ...typed } = parseSearch(text)
  return name === nameOf(topic) ? typed : undefined
}

/** The message whose answer did not come before the form went. */
export function unansweredIn(text: string): Unanswered | undefined {
  const { key, sent } = parseSearch(text)
  return key && sent ? { key, text: sent } : undefined
}

/** The control of a field, as it is in the document. */
export function controlOf(name: keyof ContactQuery): HTMLInputElement | HTMLTextAreaElement | undefined {
  const control = document.getElementById(fieldId(name))
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control : undefined
}

/** What stands in the form of the server's HTML; nothing once that is not the page any more. */
export function valuesOfDocument(): Typed {
  if (import.meta.env.SSR || !isFirstPage()) return {}
  const found: Typed = {}
  for (const name of FIELDS) found[name] = controlOf(name)?.value
  return found
}

/** Whether the browser loaded this document for the way back, instead of keeping the one that was left. */
export function isLoadedAgain(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward'
}
