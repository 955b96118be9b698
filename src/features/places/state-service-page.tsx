import { ArrowRight } from 'lucide'
import { placeDrawing } from '#catalogue/places/drawings.ts'
import { useApi } from '#components/sections/page-context.ts'
import { useLoaded } from '#components/sections/use-loaded.ts'
import { Icon } from '#components/ui/icon.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { placeCards, placeService } from '#content/place-pages.ts'
import type { Crumb } from '#data/breadcrumbs/breadcrumbs.ts'
import { builtInState } from '#data/scope/built-in-places.ts'
import type { ScopeWith } from '#data/scope/find-scope.ts'
import type { Place } from '#data/scope/places.ts'
import { serviceQuery } from '#data/services/service-queries.ts'
import { paths } from '#lib/paths.ts'
import { JobList } from './job-list.tsx'
import { PlaceCards } from './place-cards.tsx'
import { BODY, CallToAction } from './place-frame.tsx'
import { LocalNote, RelatedServicesCarousel, ServiceHero } from './service-sections.tsx'

type StateServicePageProps = {
  scope: ScopeWith<'state' | 'service'>
  crumbs: ReadonlyArray<Crumb>
  /** Cities where somebody is listed. */
  cities?: ReadonlyArray<Place>
}

/** One service in one state: the cities, the jobs and what homes need next (specification section 2). */
export function StateServicePage({ scope, crumbs, cities = [] }: StateServicePageProps) {
  const { service, state } = scope
  const local = useLoaded(serviceQuery(useApi(), { service: service.id, state: state.id }))
  const content = builtInState(state.id)
  const href = paths.service(service.id)
  return (
    <>
      <ServiceHero
        crumbs={crumbs}
        service={service}
        place={state.title}
        shortPlace={state.title}
        drawing={placeDrawing('states', state.id)}
        providersHref={href}
      />
      <div className={BODY}>
        {cities.length > 0 && (
          <section aria-labelledby="cities-title">
            <SectionHeading id="cities-title" title={placeService.cities.title(state.title)}>
              <a
                href={paths.state(state.id)}
                className="inline-flex min-h-11 items-center gap-2 font-semibold text-primary underline-offset-4 hover:underline"
              >
                {placeService.cities.all(state.title)}
                <Icon node={ArrowRight} className="size-5" />
              </a>
            </SectionHeading>
            <PlaceCards
              cards={cities.map(({ id, title }) => ({
                id,
                title,
                href: paths.stateCityService(state.id, id, service.id),
                drawing: placeDrawing('cities', id),
                note: placeCards.seeDetails,
              }))}
            />
          </section>
        )}
        {content && <LocalNote place={state.title} serviceId={service.id} content={content} />}
        <JobList service={local} city={undefined} href={href} />
        <RelatedServicesCarousel serviceId={service.id} cityId={undefined} />
        <CallToAction place={state.title} />
      </div>
    </>
  )
}
