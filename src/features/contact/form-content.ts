import { CONTACT_FIELDS, detailField } from '#api/schemas/message.ts'
import { type Details, detailNames } from '#lib/message-details.ts'
import type { FormContent } from './drafts.ts'

type Input = { values: Partial<FormContent['values']>; details: Details }

export const NO_INPUT: Input = { values: {}, details: {} }

function getControl(form: HTMLFormElement, name: string) {
  const control = form.elements.namedItem(name)
  return control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
    ? control
    : undefined
}

/** Returns what the controls of the form hold. Only they know it: some browsers fill in a form without an event. */
export function readControls(form: HTMLFormElement): FormContent {
  const read = (name: string) => getControl(form, name)?.value
  const [name = '', email = '', phone = '', message = ''] = CONTACT_FIELDS.map(read)
  const chosen = detailNames.map((detail) => [detail, read(detailField(detail))] as const)
  return {
    values: { name, email, phone, message },
    details: Object.fromEntries(chosen.filter(([, value]) => value !== undefined)),
  }
}

/** Fills the visible controls. A choice that is not offered, such as a day that is over, becomes none. */
export function writeControls(form: HTMLFormElement, { values, details }: FormContent): void {
  const contents = [
    ...CONTACT_FIELDS.map((name) => [name, values[name]] as const),
    ...detailNames.map((name) => [detailField(name), details[name] ?? ''] as const),
  ]
  for (const [name, value] of contents) {
    const control = getControl(form, name)
    if (!control || control.type === 'hidden' || control.value === value) continue
    control.value = value
    if (control.value !== value && control instanceof HTMLSelectElement) control.value = ''
  }
}

/** Returns true if the browser restored the form on a return in the history, and nobody types in it. */
function isRestored(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  const isReturn = entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward'
  return isReturn && !document.activeElement?.closest('main form')
}

/**
 * Returns what the controls of the server's form hold before hydration, which resets a text area: what the visitor typed
 * or the browser filled in. Leaves out what the server sent. The draft is newer than a restored form, which may have been
 * continued, or sent, in the other language.
 */
export function takeInput({ values, details }: FormContent): Input {
  const form = document.querySelector<HTMLFormElement>('main form')
  if (!form || isRestored()) return NO_INPUT
  const held = readControls(form)
  const typed = CONTACT_FIELDS.filter((name) => held.values[name] !== values[name])
  const chosen = detailNames.filter((name) => (held.details[name] ?? '') !== (details[name] ?? ''))
  return {
    values: Object.fromEntries(typed.map((name) => [name, held.values[name]])),
    details: Object.fromEntries(chosen.map((name) => [name, held.details[name]])),
  }
}
