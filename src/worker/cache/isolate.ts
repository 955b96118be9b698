declare global {
  var isolateState: Map<string, unknown> | undefined
}

/**
 * Returns the state with a name, created by the first caller. Each language is a module of its own, and all share the
 * state of the isolate. A name stands for one type.
 */
export function isolateSingleton<T>(name: string, make: () => T): T {
  globalThis.isolateState ??= new Map()
  const known = globalThis.isolateState
  if (!known.has(name)) known.set(name, make())
  return known.get(name) as T
}

export type LruCache<Value> = {
  get: (key: string) => Value | undefined
  /** Replaces the value of a key. A value above a quarter of the limit is not kept. */
  set: (key: string, value: Value) => void
  delete: (key: string) => void
}

/** Creates an LRU cache that limits the total size of its values, as `getSize` returns it. An isolate has 128 MB. */
export function createLruCache<Value>(
  limit: number,
  getSize: (value: Value, key: string) => number,
): LruCache<Value> {
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
      if (size > limit / 4) return
      values.set(key, value)
      held += size
      for (const oldest of values.keys()) {
        if (held <= limit) break
        drop(oldest)
      }
    },
    delete: drop,
  }
}
