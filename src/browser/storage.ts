/** Reads from local storage. Returns null if it is empty or blocked (private mode). */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Reads from the storage of the tab. Returns null if it is empty or blocked. */
export function readSession(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Writes to local storage. Returns false if that is not allowed or full. */
export function writeStored(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // nothing was stored
  }
}

/** Parses a stored text. Returns undefined if it is missing, or `isValid` refuses it or fails: another version wrote it. */
export function parseStored<T>(json: string | null, isValid: (value: T) => unknown): T | undefined {
  try {
    const value = JSON.parse(json ?? '')
    return isValid(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Returns true if a part of a stored value is text. */
export function isText(value: unknown): boolean {
  return typeof value === 'string'
}
