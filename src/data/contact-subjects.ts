import type { ContactSubject } from '#catalogue/contact-href.ts'
import { contact, contactSubjects } from '#content/contact.ts'

/** Strings of each topic, by its id. */
const subjects: Record<
  ContactSubject,
  { label: string; message: string; needs?: string; next?: string; received?: string }
> = contactSubjects

/** Maximum length of the name of a role or provider that a link passes to the form. */
const MAX_ABOUT_LENGTH = 60

function isSubject(subject: string | undefined): subject is ContactSubject {
  return subject !== undefined && Object.hasOwn(subjects, subject)
}

function oneShortLine(about = ''): string {
  return [...about.replace(/\s+/g, ' ').trim()].slice(0, MAX_ABOUT_LENGTH).join('')
}

/**
 * Returns the initial text of the form: the text of the topic, with `about` on its first open line. Empty for an
 * unknown topic.
 */
export function contactMessage(subject: string | undefined, about?: string): string {
  if (!isSubject(subject)) return ''
  return subjects[subject].message.replace(/: (?=\n|$)/, () => `: ${oneShortLine(about)}`)
}

/** Returns the topic and its `about` in one line; undefined for an unknown topic. */
export function contactRegarding(subject: string | undefined, about?: string): string | undefined {
  if (!isSubject(subject)) return undefined
  const name = oneShortLine(about)
  return subjects[subject].label + (name && ` (${name})`)
}

/** Returns what the form of a topic needs, and what happens next, before and after the message was sent. */
export function contactPlan(subject: string | undefined): { needs: string; next: string; received?: string } {
  const { needs, next } = contact.form
  return { needs, next, ...(isSubject(subject) && subjects[subject]) }
}
