import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useContext } from 'react'
import { builtInService } from '#catalogue/service-list.ts'
import { ListChips } from '#components/sections/list-chips.tsx'
import { NobodyHere } from '#components/sections/nobody-here.tsx'
import { useApi } from '#components/sections/page-context.ts'
import { ProviderCards } from '#components/sections/provider-cards.tsx'
import { TodayContext } from '#components/sections/site-contexts.ts'
import { ButtonLink } from '#components/ui/button.tsx'
import { providerStrings } from '#content/provider-strings.ts'
import { BEST_PROVIDERS, type BestProviders, listQueries } from '#data/providers/list-queries.ts'
import { serviceQuery } from '#data/services/service-queries.ts'
import { paths } from '#lib/paths.ts'
import { getApiId, titleFromSlug } from '#lib/slug.ts'
import type { HeroCity } from './service-hero.tsx'

type ListedProps = { id: string; title: string; city: HeroCity; best: BestProviders }

function Listed({ id, title, city, best: { providers, total, choices } }: ListedProps) {
  const { best, ranking } = providerStrings
  const list = paths.professionals(id, city.id)
  const today = useContext(TodayContext)
  return (
    <section aria-labelledby="professionals-title">
      <h2 id="professionals-title" className="text-2xl">
        {best.title(city.title, title)}
      </h2>
      <div className="mt-3 mb-4 empty:hidden">
        {choices && <ListChips action={list} choices={choices} today={today} />}
      </div>
      <ProviderCards providers={providers} service={id} city={getApiId(city)} />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="max-w-2xl text-sm text-soft">{ranking}</p>
        {total !== providers.length && (
          <ButtonLink href={list} variant="secondary">
            {best.all(total)}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}

type CityProvidersProps = { id: string; city: HeroCity }

function ListedProviders({ id, city }: CityProvidersProps) {
  const api = useApi()
  const { data: answer } = useSuspenseQuery(serviceQuery({ api }, id, city.id))
  const { data } = useSuspenseQuery(
    listQueries.best(api, { category: id, city: getApiId(city) }, BEST_PROVIDERS),
  )
  if (!data.ok) return null
  const { providers, nearest, nearby } = data.data
  const title = answer.ok ? answer.data.title : (builtInService(id)?.title ?? titleFromSlug(id))
  if (providers.length > 0) return <Listed id={id} title={title} city={city} best={data.data} />
  return (
    <section aria-labelledby="professionals-title">
      <NobodyHere
        id="professionals-title"
        heading="h2"
        what={title}
        city={city}
        booking={{ service: id }}
        nearest={nearest}
        hasCallBack
      >
        <ProviderCards providers={nearby} service={id} city={getApiId(city)} canBook={false} />
      </NobodyHere>
    </section>
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
