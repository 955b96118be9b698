/** A function of one object that remembers what it made of it for as long as the object lives. */
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
