import type { ContactQuery } from '#api/schemas/contact.ts'
import { hexOf } from '#lib/hex.ts'

/**
 * Names one sending of one message, in 64 hexadecimal digits. The words belong to it, not only the key: whoever comes
 * with somebody else's key neither learns what became of that message nor keeps his own from being stored.
 */
export async function messageId(key: string, { name, email, phone, message }: ContactQuery): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify([key, name, email, phone, message]))
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', text)))
}
