import { useApi } from '#components/sections/page-context.ts'
import { useLoaded } from '#components/sections/use-loaded.ts'
import { Late } from '#components/ui/late.tsx'
import { lazy } from '#components/ui/lazy.ts'
import { browse } from '#content/browse.ts'
import type { Crumb } from '#data/breadcrumbs/breadcrumbs.ts'
import type { ScopeWith } from '#data/scope/find-scope.ts'
import { knownService, serviceDrawing } from '#data/services/built-in-services.ts'
import { serviceQuery } from '#data/services/service-queries.ts'
import { ServicePageHero } from './service-hero.tsx'
import { ServiceJobs } from './service-jobs.tsx'

const CityProviders = lazy(() => import('./city-providers.tsx').then(({ CityProviders }) => CityProviders))
const ServiceMore = lazy(() => import('./service-more.tsx').then(({ ServiceMore }) => ServiceMore))

type ServicePageProps = {
  scope: ScopeWith<'service'>
  crumbs: ReadonlyArray<Crumb>
  drawing?: string | undefined
}

/** The page of a service, in a city or without one. */
export function ServicePage({
  scope: {
    service: { id },
    city,
  },
  ...page
}: ServicePageProps) {
  const service = useLoaded(serviceQuery(useApi(), { service: id, city: city?.id }))
  const { title, description, image } = service
  const known = knownService({ id, title })
  return (
    <>
      <ServicePageHero
        {...page}
        id={id}
        title={title}
        text={description || (known ? browse.service.text(known.summary) : '')}
        image={image || serviceDrawing({ id, title })}
        city={city}
      />
      <div key={id} className="shell flex flex-col gap-10 py-8 md:gap-20 md:py-14">
        {city && (
          <Late key={city.id} className="[contain-intrinsic-block-size:auto_40rem]">
            <CityProviders service={service} city={city} />
          </Late>
        )}
        <ServiceJobs service={service} city={city} />
        <Late className="flex flex-col gap-10 [contain-intrinsic-block-size:auto_60rem] md:gap-20">
          <ServiceMore service={service} city={city} />
        </Late>
      </div>
    </>
  )
}
