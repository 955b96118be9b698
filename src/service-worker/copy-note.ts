import { shortMoment } from '#content/data/dates.ts'
import { offline } from '#content/offline.ts'
import { copyNote } from '#lib/copy-note.ts'
import { storedAt } from './kept.ts'

/** Puts the note at the beginning of the body of a page. */
export function insertNote(html: string, note: string): string {
  return html.replace(/<body[^>]*>/, (body) => body + note)
}

/** The copy of a page, which says that it is one and from when; its headers stay, for its scripts carry their nonce. */
export async function withCopyNote(copy: Response, why: 'offline' | 'slow'): Promise<Response> {
  const moment = shortMoment(storedAt(copy))
  const note = copyNote(why === 'slow' ? offline.slowCopy(moment) : offline.copy(moment), offline.label)
  return new Response(insertNote(await copy.text(), note), { status: copy.status, headers: copy.headers })
}
