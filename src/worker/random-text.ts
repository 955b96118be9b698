const POOL_BYTES = 4096
const pool = new Uint8Array(POOL_BYTES)
let used = POOL_BYTES

/** Unguessable text: that many random bytes in base64. They are drawn ahead, since each draw is a call out of the engine. */
export function randomText(bytes: number): string {
  if (used + bytes > POOL_BYTES) {
    crypto.getRandomValues(pool)
    used = 0
  }
  const drawn = pool.subarray(used, used + bytes)
  used += bytes
  return btoa(String.fromCharCode(...drawn))
}
