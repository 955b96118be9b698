/** Returns a function that computes a value at its first call and returns it from then on. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** Returns a function that computes its result once for each object and keeps it while the object lives. */
export function memoizeWeak<Subject extends object, Result>(
  make: (subject: Subject) => Result,
): (subject: Subject) => Result {
  const made = new WeakMap<Subject, { result: Result }>()
  return (subject) => {
    const known = made.get(subject)
    if (known) return known.result
    const result = make(subject)
    made.set(subject, { result })
    return result
  }
}
