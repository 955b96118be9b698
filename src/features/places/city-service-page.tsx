import { placeDrawing } from '#catalogue/places/drawings.ts'
import { useApi } from '#components/sections/page-context.ts'
import { useLoaded } from '#components/sections/use-loaded.ts'
import { placeService } from '#content/place-pages.ts'
import type { Crumb } from '#data/breadcrumbs/breadcrumbs.ts'
import { builtInCity } from '#data/scope/built-in-places.ts'
import type { ScopeWith } from '#data/scope/find-scope.ts'
import { serviceQuery } from '#data/services/service-queries.ts'
import { paths } from '#lib/paths.ts'
import { JobList } from './job-list.tsx'
import { BODY, CallToAction } from './place-frame.tsx'
import { LocalNote, RelatedServicesCarousel, ServiceHero } from './service-sections.tsx'

type CityServicePageProps = { scope: ScopeWith<'city' | 'service'>; crumbs: ReadonlyArray<Crumb> }

/** One service in one city: the jobs, their prices and what homes need next. */
export function CityServicePage({ scope, crumbs }: CityServicePageProps) {
  const { service, city, state } = scope
  const local = useLoaded(serviceQuery(useApi(), { service: service.id, city: city.id }))
  const content = builtInCity(city.id)
  const href = paths.serviceInCity(service.id, city.id)
  return (
    <>
      <ServiceHero
        crumbs={crumbs}
        service={service}
        city={city}
        place={state ? placeService.cityInState(city.title, state.title) : city.title}
        shortPlace={city.title}
        drawing={placeDrawing('cities', city.id)}
        providersHref={href}
      />
      <div className={BODY}>
        {content && <LocalNote place={city.title} serviceId={service.id} content={content} />}
        <JobList service={local} city={city} href={href} />
        <RelatedServicesCarousel serviceId={service.id} cityId={city.id} />
        <CallToAction place={city.title} city={city.id} />
      </div>
    </>
  )
}
