import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useApi } from '#api/api-context.ts'
import { type Profile, profileQueries } from '#api/profile.ts'
import { ProfessionalCard } from '#components/sections/professional-card.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { providerPage } from '#content/provider-page.ts'

const words = providerPage.similar

function Others({ profile: { person, city, trades } }: { profile: Profile }) {
  const { data } = useSuspenseQuery(profileQueries.similar(useApi(), person))
  const [trade] = trades
  if (!data.ok || data.data.length === 0 || !trade) return null
  return (
    <section aria-labelledby="similar-title">
      <SectionHeading id="similar-title" title={words.title(trade.title, city.title)} text={words.text} />
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3 lg:gap-6">
        {data.data.map((other) => (
          <li key={other.id} className="min-w-0">
            <ProfessionalCard person={other} place={other.place ?? city.title} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Others of the same trade, of this city or the nearest; nothing where there is no directory. */
export function SimilarPeople({ profile }: { profile: Profile }) {
  return (
    <Suspense>
      <Others profile={profile} />
    </Suspense>
  )
}
