const FIRST_MS = 5_000
const LONGEST_MS = 6 * 3_600_000

/**
 * How long a message rests after so many attempts. After the first, made while the visitor waited, none: the next run
 * tries it. From then on four times as long each time, up to six hours; nothing is ever given up.
 */
export function backOff(attempts: number): number {
  return attempts <= 1 ? 0 : Math.min(LONGEST_MS, FIRST_MS * 4 ** (attempts - 2))
}
