/** Longest part of a user agent that is read: real ones say all they have to say in it. */
const MAX_LENGTH = 512

/** The part of a `User-Agent` header that the rules read. */
export function readable(userAgent: string): string {
  return userAgent.slice(0, MAX_LENGTH).trim()
}
