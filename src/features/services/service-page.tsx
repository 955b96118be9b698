import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { builtInService, knownService, serviceDrawing } from '#catalogue/service-list.ts'
import { useApi } from '#components/sections/page-context.ts'
import { TodayContext } from '#components/sections/site-contexts.ts'
import { Late } from '#components/ui/late.tsx'
import { lazy } from '#components/ui/lazy.ts'
import { browse } from '#content/browse.ts'
import { lowestPrice } from '#data/places/local-jobs.ts'
import { serviceQuery } from '#data/services/service-queries.ts'
import type { Listed } from '#lib/listed.ts'
import { titleFromSlug } from '#lib/slug.ts'
import { type HeroCity, ServicePageHero } from './service-hero.tsx'
import { ServiceJobs, ServiceJobsSkeleton } from './service-jobs.tsx'

type HeroProps = { id: string; city: HeroCity | undefined; listed: Listed }

/** A skeleton with the built-in title and description, and room for the price. */
function HeroInWaiting(props: HeroProps) {
  if (!builtInService(props.id)) return <div className="h-96 bg-sunken" />
  return <BuiltInHero {...props} isWaiting />
}

function BuiltInHero({ id, city, listed, isWaiting = false }: HeroProps & { isWaiting?: boolean }) {
  const known = builtInService(id)
  return (
    <ServicePageHero
      id={id}
      title={known?.title ?? titleFromSlug(id)}
      text={known ? browse.service.text(known.summary) : ''}
      price={isWaiting ? 'waiting' : undefined}
      image={serviceDrawing({ id })}
      city={city}
      listed={listed}
    />
  )
}

/** The hero of a service with the upstream's data. The sections below report a failed read. */
function FetchedHero({ id, city, listed }: HeroProps) {
  const { data } = useSuspenseQuery(serviceQuery({ api: useApi() }, id, city?.id))
  if (!data.ok) return <BuiltInHero id={id} city={city} listed={listed} />
  const { title, description, image, childCategories } = data.data
  const known = knownService({ id, title })
  return (
    <ServicePageHero
      id={id}
      title={title}
      text={description || (known ? browse.service.text(known.summary) : '')}
      price={lowestPrice(childCategories)}
      image={image || serviceDrawing({ id, title })}
      city={city}
      listed={listed}
    />
  )
}

const CityProviders = lazy(() => import('./city-providers.tsx').then(({ CityProviders }) => CityProviders))
const ServiceMore = lazy(() => import('./service-more.tsx').then(({ ServiceMore }) => ServiceMore))

type ServicePageProps = { id: string; city?: HeroCity; listed: Listed; today: string }

/**
 * The page of a service, in a city or without one. A built-in service shows its own strings until those of the upstream
 * are read.
 */
export function ServicePage({ id, city, listed, today }: ServicePageProps) {
  return (
    <TodayContext value={today}>
      <Suspense fallback={<HeroInWaiting id={id} city={city} listed={listed} />}>
        <FetchedHero id={id} city={city} listed={listed} />
      </Suspense>
      <div className="shell flex flex-col gap-10 py-8 md:gap-20 md:py-14">
        {city && (
          <Late key={`${id} ${city.id}`} className="[contain-intrinsic-block-size:auto_40rem]">
            <CityProviders id={id} city={city} />
          </Late>
        )}
        <Suspense fallback={<ServiceJobsSkeleton />}>
          <ServiceJobs key={id} id={id} city={city} />
        </Suspense>
        <Late key={id} className="flex flex-col gap-10 [contain-intrinsic-block-size:auto_60rem] md:gap-20">
          <ServiceMore id={id} city={city} listed={listed} />
        </Late>
      </div>
    </TodayContext>
  )
}
