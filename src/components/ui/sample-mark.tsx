import type { Sampled } from '#lib/samples.ts'

type SampleMarkProps = {
  /** The entries beside the label. Without a sample among them there is no label. */
  of: Sampled | ReadonlyArray<Sampled>
  text: string
  className?: string
}

/** The label of made-up content. */
export function SampleMark({ of, text, className = 'rounded-lg' }: SampleMarkProps) {
  if (![of].flat().some(({ sample }) => sample)) return null
  return (
    <p className={`bg-accent-tint px-4 py-2 text-sm font-semibold text-on-accent-tint ${className}`}>
      {text}
    </p>
  )
}
