/** The element of the note above a page that is a copy. React leaves an element that it does not know alone. */
export const COPY_NOTE = 'copy-note'

const LOOK =
  'block bg-accent-tint px-4 py-3 text-center text-sm font-semibold text-on-accent-tint print:hidden'

/** Returns the markup of the note above an offline copy of a page. */
export function copyNote(text: string, label: string): string {
  return `<${COPY_NOTE} role="region" aria-label="${label}" class="${LOOK}"><span role="status">${text}</span></${COPY_NOTE}>`
}

/** Returns the note as an element, for a page that shows stale data only later. */
export function createCopyNote(text: string, label: string): HTMLElement {
  const note = document.createElement(COPY_NOTE)
  note.role = 'region'
  note.ariaLabel = label
  note.className = LOOK
  const status = document.createElement('span')
  status.role = 'status'
  status.textContent = text
  note.insertAdjacentElement('beforeend', status)
  return note
}
