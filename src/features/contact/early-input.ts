import { CONTACT_FIELDS, type ContactQuery } from '#api/schemas/contact.ts'
import { isFirstPage } from '#lib/hydration-gate.ts'

/** The id of the control of a field. */
export function fieldId(name: keyof ContactQuery): string {
  return `contact-${name}`
}

function controlOf(name: keyof ContactQuery): HTMLInputElement | HTMLTextAreaElement | undefined {
  const control = document.getElementById(fieldId(name))
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control : undefined
}

/** Returns what the form of the server's HTML holds before hydration, which resets a text area. */
export function valuesOfDocument(): Partial<ContactQuery> {
  if (import.meta.env.SSR || !isFirstPage()) return {}
  return Object.fromEntries(CONTACT_FIELDS.map((name) => [name, controlOf(name)?.value]))
}

/** Writes values into the document where React, which knows no difference, would leave what the browser restored. */
export function writeToDocument(values: ContactQuery): void {
  for (const name of CONTACT_FIELDS) {
    const control = controlOf(name)
    if (control && control.value !== values[name]) control.value = values[name]
  }
}

/**
 * Returns whether the browser restored the form, on the way back, as it was before another document continued the draft.
 * Not once the visitor types in it.
 */
export function isRestored(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  const isReturn = entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward'
  return isReturn && !CONTACT_FIELDS.some((name) => controlOf(name) === document.activeElement)
}
