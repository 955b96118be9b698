/** Reads a body, or gives what the same body was read as before. */
export type KnownBodies<T> = (key: string, text: string, read: () => { value: T; isWhole: boolean }) => T

/** Characters of text: what was read from it is several times as large, and a Worker has 128 MB. */
const MOST_CHARACTERS = 2 * 1024 * 1024

/**
 * What the latest bodies say, by key. An answer with the same text as the one before is neither parsed nor checked again
 * and gives the same objects, so that what else was made of them is still good; nobody may change those. A body of which
 * something had to be left out (`isWhole` is false) is read anew, and logged anew, each time.
 */
export function createKnownBodies<T>(mostCharacters = MOST_CHARACTERS): KnownBodies<T> {
  const bodies = new Map<string, { text: string; value: T }>()
  let heldCharacters = 0

  function drop(key: string): void {
    heldCharacters -= bodies.get(key)?.text.length ?? 0
    bodies.delete(key)
  }

  function keep(key: string, body: { text: string; value: T }): void {
    if (body.text.length > mostCharacters / 4) return
    bodies.set(key, body)
    heldCharacters += body.text.length
    for (const oldest of bodies.keys()) {
      if (heldCharacters <= mostCharacters) break
      drop(oldest)
    }
  }

  return (key, text, read) => {
    const known = bodies.get(key)
    if (known?.text === text) {
      bodies.delete(key)
      bodies.set(key, known)
      return known.value
    }
    const { value, isWhole } = read()
    drop(key)
    if (isWhole) keep(key, { text, value })
    return value
  }
}
