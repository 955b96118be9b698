/** Reads from local storage; null when it is empty or not allowed (private mode). */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Writes to local storage; does nothing where that is not allowed. */
export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // the choice then lasts for this page only
  }
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // nothing was stored
  }
}
