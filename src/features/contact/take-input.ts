import { CONTACT_FIELDS, type Details, detailField } from '#api/schemas/message.ts'
import type { FormContent } from './drafts.ts'

const PREFERENCES = ['city', 'preferredDay', 'preferredTime'] as const

type Input = { values: Partial<FormContent['values']>; details: Details }

export const NO_INPUT: Input = { values: {}, details: {} }

function getValue(name: string): string | undefined {
  const control = document.querySelector(`main form [name="${name}"]`)
  return control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
    ? control.value
    : undefined
}

/** Returns true if the browser restored the form on a return in the history, and nobody types in it. */
function isRestored(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  const isReturn = entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward'
  return isReturn && !document.activeElement?.closest('main form')
}

/**
 * Returns what the controls of the server's form hold before hydration, which resets them: what the visitor typed or
 * the browser restored. Leaves out what the server sent. The draft is newer than a restored form, which may have been
 * continued, or sent, in the other language.
 */
export function takeInput({ values, details }: FormContent): Input {
  if (isRestored()) return NO_INPUT
  const typed = CONTACT_FIELDS.map((name) => [name, getValue(name) ?? values[name]] as const)
  const chosen = PREFERENCES.map((name) => [name, getValue(detailField(name)) ?? ''] as const)
  return {
    values: Object.fromEntries(typed.filter(([name, value]) => value !== values[name])),
    details: Object.fromEntries(chosen.filter(([name, value]) => value !== (details[name] ?? ''))),
  }
}
