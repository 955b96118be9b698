/** Hashes a text (FNV-1a, 32 bits, unsigned): the same number on server and browser. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}

/** Returns a number from `min` to `max`, both included, determined by `seed`. */
export function numberFromSeed(seed: string, min: number, max: number): number {
  return min + (hashText(seed) % (max - min + 1))
}
