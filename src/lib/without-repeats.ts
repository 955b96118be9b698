/** Returns the entries of several pages, each once, because a list may change between reads. */
export function withoutRepeats<T extends { id: string }>(
  pages: ReadonlyArray<{ data: ReadonlyArray<T> }>,
): Array<T> {
  const entries = new Map<string, T>()
  for (const entry of pages.flatMap(({ data }) => data)) {
    if (!entries.has(entry.id)) entries.set(entry.id, entry)
  }
  return [...entries.values()]
}
