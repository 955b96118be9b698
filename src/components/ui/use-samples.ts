import { useRouter } from '@tanstack/react-router'
import { type Sampled, withoutSamples } from '#lib/samples.ts'

/** Returns true if this site shows samples (the setting `SAMPLE_CONTENT`). */
export function useShowsSamples(): boolean {
  return useRouter().options.context.siteConfig.samples ?? false
}

/** Returns the entries of a built-in list that this site shows. */
export function useShown<T extends Sampled>(entries: ReadonlyArray<T>): ReadonlyArray<T> {
  return withoutSamples(entries, useShowsSamples())
}
