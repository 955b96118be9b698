import { professionals } from '#content/professionals.ts'

/** At the top of the card of somebody who does not exist: what stands below it is made up too. */
export function SampleMark() {
  return (
    <p className="-mx-5 -mt-5 rounded-t-xl bg-accent-tint px-5 py-1.5 text-xs font-semibold text-on-accent-tint">
      {professionals.sample}
    </p>
  )
}
