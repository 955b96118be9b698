import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { ListChips } from '#components/sections/list-chips.tsx'
import { NearbyProviders } from '#components/sections/nobody-here.tsx'
import { useApi } from '#components/sections/page-context.ts'
import { ProviderCards } from '#components/sections/provider-cards.tsx'
import { RankingNote } from '#components/sections/ranking-note.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { providerStrings } from '#content/provider-strings.ts'
import type { LocalService } from '#data/places/local-jobs.ts'
import { type BestProviders, listQueries } from '#data/providers/list-queries.ts'
import { BEST_PROVIDERS } from '#data/providers/who-is-listed.ts'
import type { Place } from '#data/scope/places.ts'
import { paths } from '#lib/paths.ts'

type ListedProps = { id: string; title: string; city: Place; best: BestProviders }

function Listed({ id, title, city, best: { providers, total, choices } }: ListedProps) {
  const { best } = providerStrings
  const list = paths.professionals(id, city.id)
  return (
    <section aria-labelledby="professionals-title">
      <h2 id="professionals-title" className="text-2xl">
        {best.title(city.title, title)}
      </h2>
      <div className="mt-3 mb-4 empty:hidden">{choices && <ListChips action={list} choices={choices} />}</div>
      <ProviderCards providers={providers} service={id} city={city.id} />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 empty:hidden">
        <RankingNote count={providers.length} />
        {total !== providers.length && (
          <ButtonLink href={list} variant="secondary">
            {best.all(total)}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}

type CityProvidersProps = { service: LocalService; city: Place }

function ListedProviders({ service: { _id: id, title }, city }: CityProvidersProps) {
  const { data } = useSuspenseQuery(
    listQueries.best(useApi(), { category: id, city: city.id }, BEST_PROVIDERS),
  )
  if (!data.ok) return null
  const { providers, nearest, nearby } = data.data
  if (providers.length > 0) return <Listed id={id} title={title} city={city} best={data.data} />
  return (
    <NearbyProviders city={city} booking={{ service: id }} nearest={nearest}>
      <ProviderCards providers={nearby} service={id} city={city.id} canBook={false} />
    </NearbyProviders>
  )
}

/** The best providers of a service in a city, or where the nearest are. Nothing without a directory. */
export function CityProviders(props: CityProvidersProps) {
  return (
    <Suspense fallback={<div className="skeleton h-200 rounded-xl md:h-80" />}>
      <ListedProviders {...props} />
    </Suspense>
  )
}
