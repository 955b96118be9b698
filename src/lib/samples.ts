/** An entry that may be made up for demonstrations. `sample` marks it; pages label it. */
export type Sampled = { sample?: boolean }

/** Returns the entries, without samples unless the site shows them. */
export function withoutSamples<T extends Sampled>(
  entries: ReadonlyArray<T>,
  areShown: boolean,
): ReadonlyArray<T> {
  return areShown ? entries : entries.filter(({ sample }) => !sample)
}
