declare global {
  var sudhaarState: Map<string, unknown> | undefined
}

/**
 * What an isolate remembers under a name, made by the first that asks: each language is a module of its own, and what they
 * remember is to be one. The name has to tell the type.
 */
export function ofIsolate<T>(name: string, make: () => T): T {
  globalThis.sudhaarState ??= new Map()
  const known = globalThis.sudhaarState
  if (!known.has(name)) known.set(name, make())
  return known.get(name) as T
}
