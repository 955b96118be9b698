import { useSuspenseQuery } from '@tanstack/react-query'
import { useApi } from '#api/api-context.ts'
import { BEST_PEOPLE, listQueries } from '#api/professionals/list-queries.ts'
import { ProfessionalCard } from '#components/sections/professional-card.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { builtInService } from '#content/data/services.ts'
import { professionals } from '#content/professionals.ts'
import { paths } from '#lib/paths.ts'
import { titleFromSlug } from '#lib/slug.ts'
import type { HeroCity } from './category-hero.tsx'

const GRID = 'grid gap-4 md:grid-cols-2 lg:grid-cols-3'

/** Keeps the place of the cards. */
export function CityProfessionalsSkeleton() {
  return (
    <div aria-hidden="true">
      <div className="skeleton mb-6 h-9 w-72 md:mb-8" />
      <div className={GRID}>
        {['one', 'two', 'three', 'four', 'five', 'six'].map((card) => (
          <div key={card} className="skeleton h-96 rounded-xl" />
        ))}
      </div>
    </div>
  )
}

/** The best of a trade in a city, or in the nearest that has somebody; nothing where nobody keeps a directory. */
export function CityProfessionals({ id, city }: { id: string; city: HeroCity }) {
  const { data } = useSuspenseQuery(listQueries.best(useApi(), { category: id, city: city.id }, BEST_PEOPLE))
  if (!data.ok || data.data.people.length === 0) return null
  const { people, total, nearest } = data.data
  const { best, ranking } = professionals
  const trade = builtInService(id)?.title ?? titleFromSlug(id)
  return (
    <section aria-labelledby="professionals-title">
      <SectionHeading
        id="professionals-title"
        title={nearest ? best.nearest(nearest.title, nearest.distanceKm) : best.title(city.title)}
        text={nearest ? `${best.nearestText(trade, city.title)} ${ranking}` : ranking}
      >
        <ButtonLink href={paths.professionals(id, nearest?.id ?? city.id)} variant="secondary">
          {best.all(total)}
        </ButtonLink>
      </SectionHeading>
      <ul className={GRID}>
        {people.map((person) => (
          <li key={person.id} className="min-w-0">
            <ProfessionalCard person={person} />
          </li>
        ))}
      </ul>
    </section>
  )
}
