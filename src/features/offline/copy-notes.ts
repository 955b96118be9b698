import { shortMoment } from '#content/data/dates.ts'
import { offline } from '#content/offline.ts'
import { COPY_NOTE, createCopyNote } from '#lib/copy-note.ts'

function noteElement(): HTMLElement | null {
  return document.querySelector<HTMLElement>(COPY_NOTE)
}

/** Replaces what the note says by the news, and offers the page itself. */
function offerReload(note: HTMLElement): void {
  const status = note.querySelector('span')
  if (!status) return
  status.textContent = `${offline.backOnline} `
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'min-h-11 px-2 underline underline-offset-4'
  button.textContent = offline.reload
  button.addEventListener('click', () => location.reload())
  note.querySelector('button')?.remove()
  note.insertAdjacentElement('beforeend', button)
}

function isOldData(data: unknown): data is { storedAt: number } {
  return typeof data === 'object' && data !== null && Reflect.get(data, 'type') === 'old-data'
}

/**
 * Looks after the note above a page that is a copy: it offers the page itself when the connection is back, goes with the
 * page, and also comes up when old data is shown in a page that is none.
 */
export function watchCopyNote(onNavigated: (run: () => void) => void): void {
  addEventListener('online', () => {
    const note = noteElement()
    if (note) offerReload(note)
  })
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (!isOldData(data) || noteElement()) return
    const note = createCopyNote(offline.oldData(shortMoment(data.storedAt)), offline.label)
    document.body.insertAdjacentElement('afterbegin', note)
  })
  onNavigated(() => {
    if (navigator.onLine) noteElement()?.remove()
  })
}
