import type { ContactMessage } from '#api/schemas/contact.ts'
import { hexOf } from '#lib/hex.ts'

/** What a message is known by, besides its key: what its writer said, and about what, in whichever language. */
export function wordsOf({ name, email, phone, message, subject, about = '' }: ContactMessage): Array<string> {
  return [name, email, phone, message, ...(subject ? [subject, about] : [])]
}

/**
 * Names one sending of one message, in 64 hexadecimal digits. The words belong to it, not only the key: whoever comes
 * with somebody else's key neither learns what became of that message nor keeps his own from being stored.
 */
export async function messageId(key: string, message: ContactMessage): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify([key, ...wordsOf(message)]))
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', text)))
}
