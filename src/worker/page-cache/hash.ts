import { createHash } from 'node:crypto'

/** Hashes the parts of a page. */
export function toHash(...parts: ReadonlyArray<string | Uint8Array>): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\n')
  return hash.digest('hex').slice(0, 32)
}
