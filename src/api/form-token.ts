import { hexOf } from '#lib/hex.ts'

/** Least time from the form token to a message: a person needs longer for four fields, a script does not. */
export const MIN_FILL_MS = 3_000

/** The status of a message without a usable form token (RFC 6585 section 3): it is not judged, and may be sent with one. */
export const TOKEN_NEEDED = 428

/** What names one filling of the form, and says, signed by the site, when it was begun. */
export type FormTicket = {
  /** The idempotency key: sending the form twice gives one message. */
  key: string
  token: string
}

/** A new idempotency key. */
export function newMessageKey(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(16)))
}
