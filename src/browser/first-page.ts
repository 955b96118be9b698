/** Only the first page of a visit is HTML of the server. */
let first = !import.meta.env.SSR

const waiting = new Set<() => void>()

export function isFirstPage(): boolean {
  return first
}

/** Runs a function when the visitor leaves the first page. The returned function ends the waiting. */
export function onFirstPageLeft(run: () => void): () => void {
  waiting.add(run)
  return () => waiting.delete(run)
}

export function leaveFirstPage(): void {
  first = false
  for (const run of waiting) run()
  waiting.clear()
}
