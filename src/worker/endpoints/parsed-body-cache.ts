import { createBoundedMap } from '#worker/isolate.ts'

/** Reads a body, or gives what the same body was read as before. */
export type ParsedBodyCache<T> = (key: string, text: string, read: () => { value: T; isWhole: boolean }) => T

/**
 * Characters of texts, which are a fraction of what was read from them, and of keys: a visitor may ask for any number of
 * long addresses with little behind them.
 */
const MOST_CHARACTERS = 2 * 1024 * 1024

/**
 * What the latest bodies say, by key. An answer with the same text as the one before is neither parsed nor checked again
 * and gives the same objects, so that what else was made of them is still good; nobody may change those. A body of which
 * something had to be left out (`isWhole` is false) is read anew, and logged anew, each time.
 */
export function createParsedBodyCache<T>(mostCharacters = MOST_CHARACTERS): ParsedBodyCache<T> {
  const bodies = createBoundedMap<{ text: string; value: T }>(
    mostCharacters,
    ({ text }, key) => key.length + text.length,
  )
  return (key, text, read) => {
    const known = bodies.get(key)
    if (known?.text === text) return known.value
    const { value, isWhole } = read()
    if (isWhole) bodies.set(key, { text, value })
    else bodies.delete(key)
    return value
  }
}
