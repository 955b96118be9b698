import { CONTACT_FIELDS, type ContactQuery } from '#api/schemas/contact.ts'
import { isFirstPage } from '#browser/hydration-gate.ts'

/** Returns the id of the control of a field. */
export function fieldId(name: keyof ContactQuery): string {
  return `contact-${name}`
}

function getControl(name: keyof ContactQuery): HTMLInputElement | HTMLTextAreaElement | undefined {
  const control = document.getElementById(fieldId(name))
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control : undefined
}

/** Returns what differs in the document from the values that the server sent. Hydration resets a text area. */
export function earlyInput(sent: ContactQuery): Partial<ContactQuery> {
  if (import.meta.env.SSR || !isFirstPage()) return {}
  const found = CONTACT_FIELDS.map((name) => [name, getControl(name)?.value ?? sent[name]] as const)
  return Object.fromEntries(found.filter(([name, value]) => value !== sent[name]))
}

/** Writes values into the document. React does not know what the browser restored there, and would leave it. */
export function writeToDocument(values: ContactQuery): void {
  for (const name of CONTACT_FIELDS) {
    const control = getControl(name)
    if (control && control.value !== values[name]) control.value = values[name]
  }
}

/**
 * Returns whether the browser restored the form, on the way back, as it was before another document continued the
 * draft. Not once the visitor types in it.
 */
export function isRestored(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  const isReturn = entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward'
  return isReturn && !CONTACT_FIELDS.some((name) => getControl(name) === document.activeElement)
}
