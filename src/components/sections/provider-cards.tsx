import type { ComponentProps } from 'react'
import type { ProviderSummary } from '#api/schemas/provider.ts'
import { SampleMark } from '#components/ui/sample-mark.tsx'
import { sampleStrings } from '#content/samples.ts'
import { ProviderCard } from './provider-card.tsx'

type ProviderCardsProps = Omit<ComponentProps<typeof ProviderCard>, 'provider' | 'place'> & {
  /** The providers have their places if the list has several cities. */
  providers: ReadonlyArray<ProviderSummary & { place?: string | undefined }>
  /** False if the page has a note about samples already. */
  hasNote?: boolean
}

/** The note of a section with made-up people. */
export function SamplePeople({ of }: Pick<ComponentProps<typeof SampleMark>, 'of'>) {
  return <SampleMark of={of} text={sampleStrings.people} className="mb-4 rounded-lg" />
}

/** A grid of providers, and one note if some are samples. */
export function ProviderCards({ providers, hasNote = true, ...card }: ProviderCardsProps) {
  return (
    <>
      {hasNote && <SamplePeople of={providers} />}
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {providers.map((provider) => (
          <li key={provider.id} className="min-w-0">
            <ProviderCard provider={provider} place={provider.place} {...card} />
          </li>
        ))}
      </ul>
    </>
  )
}
