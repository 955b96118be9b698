import { createBoundedMap } from '#worker/cache/isolate.ts'

/** Returns the data of a body: the same objects for as long as the text under a key is the same. */
export type ParsedBodyCache<T> = (key: string, text: string, read: () => T) => T

/**
 * Limit in characters of the texts, which are a fraction of what was read from them, and of the keys: a visitor may ask
 * for any number of long addresses with little behind them.
 */
const MAX_CHARACTERS = 2 * 1024 * 1024

/**
 * Caches parsed bodies by identity, so that indexes computed from an object are found again. Callers must not change
 * the objects.
 */
export function createParsedBodyCache<T>(maxCharacters = MAX_CHARACTERS): ParsedBodyCache<T> {
  const bodies = createBoundedMap<{ text: string; value: T }>(
    maxCharacters,
    ({ text }, key) => key.length + text.length,
  )
  return (key, text, read) => {
    const known = bodies.get(key)
    if (known?.text === text) return known.value
    const value = read()
    bodies.set(key, { text, value })
    return value
  }
}
