/** Random numbers that are the same in every run (mulberry32). */
export function createRandom(seed: number) {
  let state = seed
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number): number => Math.floor(next() * limit)
  function pick<T>(from: ReadonlyArray<T>): T {
    const chosen = from[below(from.length)]
    if (chosen === undefined) throw new Error('nothing to pick from')
    return chosen
  }
  const times = <T>(most: number, make: () => T): Array<T> => Array.from({ length: below(most + 1) }, make)
  return { next, below, pick, times, chance: (share: number): boolean => next() < share }
}

export type Random = ReturnType<typeof createRandom>
