/** Splits a list into the entries that pass a test and the others. */
export function partition<T>(entries: ReadonlyArray<T>, test: (entry: T) => boolean): [Array<T>, Array<T>] {
  return [entries.filter(test), entries.filter((entry) => !test(entry))]
}
