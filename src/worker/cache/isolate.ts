declare global {
  var sudhaarState: Map<string, unknown> | undefined
}

/**
 * Returns the state of the isolate with a name, and makes it for the first caller: each language is a module of its
 * own, and they share the state. The name has to tell the type.
 */
export function ofIsolate<T>(name: string, make: () => T): T {
  globalThis.sudhaarState ??= new Map()
  const known = globalThis.sudhaarState
  if (!known.has(name)) known.set(name, make())
  return known.get(name) as T
}

export type BoundedMap<Value> = {
  get: (key: string) => Value | undefined
  /** Keeps a value in place of the one before; one that would take a quarter of the room is not kept. */
  set: (key: string, value: Value) => void
  delete: (key: string) => void
}

/**
 * Creates an LRU map whose total size, by `getSize`, is limited. An isolate lives as long as the platform likes and has
 * 128 MB.
 */
export function createBoundedMap<Value>(
  most: number,
  getSize: (value: Value, key: string) => number,
): BoundedMap<Value> {
  const values = new Map<string, Value>()
  let held = 0

  function drop(key: string): void {
    const value = values.get(key)
    if (value === undefined) return
    held -= getSize(value, key)
    values.delete(key)
  }

  return {
    get(key) {
      const value = values.get(key)
      if (value !== undefined) {
        values.delete(key)
        values.set(key, value)
      }
      return value
    },
    set(key, value) {
      drop(key)
      const size = getSize(value, key)
      if (size > most / 4) return
      values.set(key, value)
      held += size
      for (const oldest of values.keys()) {
        if (held <= most) break
        drop(oldest)
      }
    },
    delete: drop,
  }
}
