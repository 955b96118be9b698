/** The value below which a share of the values lies; NaN when there are none. */
export function quantile(values: ReadonlyArray<number>, share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN
}

/** The middle value, the lower one of two; NaN when there are none. */
export function median(values: ReadonlyArray<number>): number {
  return quantile(values, 0.5)
}
