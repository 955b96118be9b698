import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { builtInService, knownService, serviceDrawing } from '#catalogue/service-list.ts'
import { TodayContext } from '#components/sections/site-contexts.ts'
import { Late } from '#components/ui/late.tsx'
import { lazy } from '#components/ui/lazy.ts'
import { browse } from '#content/browse.ts'
import { useApi } from '#data/api-context.ts'
import { lowestPrice } from '#data/places/local-jobs.ts'
import { serviceQuery } from '#data/services/service-queries.ts'
import { titleFromSlug } from '#lib/slug.ts'
import { type HeroCity, ServicePageHero } from './service-hero.tsx'
import { ServiceJobs, ServiceJobsSkeleton } from './service-jobs.tsx'

type HeroProps = { id: string; city: HeroCity | undefined }

/** A skeleton with the built-in title and description, and room for the price. */
function HeroInWaiting({ id, city }: HeroProps) {
  const known = builtInService(id)
  if (!known) return <div className="h-96 bg-sunken" />
  return <BuiltInHero id={id} city={city} isWaiting />
}

function BuiltInHero({ id, city, isWaiting = false }: HeroProps & { isWaiting?: boolean }) {
  const known = builtInService(id)
  return (
    <ServicePageHero
      id={id}
      title={known?.title ?? titleFromSlug(id)}
      text={known ? browse.service.text(known.summary) : ''}
      price={isWaiting ? 'waiting' : undefined}
      image={serviceDrawing({ id })}
      city={city}
    />
  )
}

/** The hero of a service with the upstream's data. The sections below report a failed read. */
function FetchedHero({ id, city }: HeroProps) {
  const { data } = useSuspenseQuery(serviceQuery({ api: useApi() }, id, city?.id))
  if (!data.ok) return <BuiltInHero id={id} city={city} />
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
    />
  )
}

const CityProfessionals = lazy(() =>
  import('./city-professionals.tsx').then(({ CityProfessionals }) => CityProfessionals),
)
const ServiceMore = lazy(() => import('./service-more.tsx').then(({ ServiceMore }) => ServiceMore))

type ServicePageProps = { id: string; city?: HeroCity; today: string }

/**
 * The page of a service, in a city or without one. A built-in service shows its own strings until those of the upstream
 * are read.
 */
export function ServicePage({ id, city, today }: ServicePageProps) {
  return (
    <TodayContext value={today}>
      <Suspense fallback={<HeroInWaiting id={id} city={city} />}>
        <FetchedHero id={id} city={city} />
      </Suspense>
      <div className="shell flex flex-col gap-10 py-8 md:gap-20 md:py-14">
        {city && (
          <Late key={`${id} ${city.id}`} className="[contain-intrinsic-block-size:auto_40rem]">
            <CityProfessionals id={id} city={city} />
          </Late>
        )}
        <Suspense fallback={<ServiceJobsSkeleton />}>
          <ServiceJobs key={id} id={id} city={city} />
        </Suspense>
        <Late key={id} className="flex flex-col gap-10 [contain-intrinsic-block-size:auto_60rem] md:gap-20">
          <ServiceMore id={id} city={city} />
        </Late>
      </div>
    </TodayContext>
  )
}
