/** A bucket that holds at most `most` tokens and gains one every `everyMs`; plain numbers, for one isolate. */
export type Bucket = { tokens: number; filledAt: number }

/** Takes one token; false when there is none. */
export function takeToken(bucket: Bucket, most: number, everyMs: number, now: number): boolean {
  const gained = Math.max(0, Math.floor((now - bucket.filledAt) / everyMs))
  if (gained > 0) {
    bucket.tokens = Math.min(most, bucket.tokens + gained)
    bucket.filledAt = now
  }
  if (bucket.tokens < 1) return false
  bucket.tokens -= 1
  return true
}
