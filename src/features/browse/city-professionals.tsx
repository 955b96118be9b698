import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useContext } from 'react'
import { builtInService } from '#catalogue/service-list.ts'
import { ListChips } from '#components/sections/list-chips.tsx'
import { NobodyHere } from '#components/sections/nobody-here.tsx'
import { ProviderCard } from '#components/sections/provider-card.tsx'
import { TodayContext } from '#components/sections/site-contexts.ts'
import { ButtonLink } from '#components/ui/button.tsx'
import { professionals } from '#content/professionals.ts'
import { useApi } from '#data/api-context.ts'
import { BEST_PROVIDERS, type BestProviders, listQueries } from '#data/professionals/list-queries.ts'
import { serviceQuery } from '#data/services/service-queries.ts'
import { paths } from '#lib/paths.ts'
import { getApiId, titleFromSlug } from '#lib/slug.ts'
import type { HeroCity } from './service-hero.tsx'

/** Renders one row of cards: two on a phone or a tablet, three on a computer. */
function Cards({ children }: { children: ReactNode }) {
  return (
    <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3 max-lg:[&>:nth-child(n+3)]:hidden">{children}</ul>
  )
}

/** Keeps the place of the cards. */
function CityProfessionalsSkeleton() {
  return (
    <div aria-hidden="true">
      <div className="skeleton mb-6 h-9 w-72" />
      <Cards>
        {['one', 'two', 'three'].map((card) => (
          <li key={card} className="skeleton h-96 rounded-xl" />
        ))}
      </Cards>
    </div>
  )
}

type ListedProps = { id: string; city: HeroCity; found: BestProviders }

function Listed({ id, city, found: { providers, total, choices } }: ListedProps) {
  const { best, ranking } = professionals
  const list = paths.professionals(id, city.id)
  const today = useContext(TodayContext)
  return (
    <section aria-labelledby="professionals-title">
      <h2 id="professionals-title" className="text-2xl">
        {best.title(city.title)}
      </h2>
      <div className="mt-3 mb-4 empty:hidden">
        {choices && <ListChips action={list} choices={choices} today={today} />}
      </div>
      <Cards>
        {providers.map((provider) => (
          <li key={provider.id} className="min-w-0">
            <ProviderCard provider={provider} service={id} city={getApiId(city)} />
          </li>
        ))}
      </Cards>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="max-w-2xl text-sm text-soft">{ranking}</p>
        <ButtonLink href={list} variant="secondary">
          {best.all(total)}
        </ButtonLink>
      </div>
    </section>
  )
}

type CityProfessionalsProps = { id: string; city: HeroCity }

function Found({ id, city }: CityProfessionalsProps) {
  const api = useApi()
  const { data: answer } = useSuspenseQuery(serviceQuery({ api }, id, city.id))
  const { data } = useSuspenseQuery(
    listQueries.best(api, { category: id, city: getApiId(city) }, BEST_PROVIDERS),
  )
  if (!data.ok) return null
  const { providers, nearest, nearby } = data.data
  if (providers.length > 0) return <Listed id={id} city={city} found={data.data} />
  if (!nearest) return null
  const title = answer.ok ? answer.data.title : (builtInService(id)?.title ?? titleFromSlug(id))
  return (
    <section aria-labelledby="professionals-title">
      <NobodyHere
        id="professionals-title"
        heading="h2"
        what={title}
        city={city}
        booking={{ service: id }}
        nearest={nearest}
      >
        <Cards>
          {nearby.map((provider) => (
            <li key={provider.id} className="min-w-0">
              <ProviderCard provider={provider} service={id} city={getApiId(city)} canBook={false} />
            </li>
          ))}
        </Cards>
      </NobodyHere>
    </section>
  )
}

/** The best providers of a service in a city, or where the nearest are. Nothing without a directory. */
export function CityProfessionals(props: CityProfessionalsProps) {
  return (
    <Suspense fallback={<CityProfessionalsSkeleton />}>
      <Found {...props} />
    </Suspense>
  )
}
