import { hashText } from '#lib/hash.ts'

/** Draws that are the same for the same seed. */
export type Draws = {
  /** From 0 to 1, without 1. */
  next: () => number
  /** A whole number, both ends included. */
  between: (least: number, most: number) => number
  pick: <T>(list: ReadonlyArray<T>) => T
  /** So many different ones, in the order of the list. */
  some: <T>(list: ReadonlyArray<T>, count: number) => Array<T>
  /** The draws that are still to come, once more. */
  fork: () => Draws
}

export function createDraws(seed: string): Draws {
  return drawsFrom(hashText(seed))
}

/** A linear congruential generator (Numerical Recipes), of which the upper bits are used. */
function drawsFrom(start: number): Draws {
  let state = start
  function next(): number {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return (state >>> 8) / 2 ** 24
  }
  function between(least: number, most: number): number {
    return least + Math.floor(next() * (most - least + 1))
  }
  function pick<T>(list: ReadonlyArray<T>): T {
    const chosen = list[between(0, list.length - 1)]
    if (chosen === undefined) throw new RangeError('There is nothing to pick from.')
    return chosen
  }
  function some<T>(list: ReadonlyArray<T>, count: number): Array<T> {
    const ranked = list.map((entry, index) => ({ entry, index, rank: next() }))
    const chosen = ranked.sort((a, b) => a.rank - b.rank).slice(0, count)
    return chosen.sort((a, b) => a.index - b.index).map(({ entry }) => entry)
  }
  return { next, between, pick, some, fork: () => drawsFrom(state) }
}
