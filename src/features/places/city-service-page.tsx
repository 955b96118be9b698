import { placeServiceCrumbs, stateCityServiceCrumbs } from '#catalogue/places/crumbs.ts'
import { placeService } from '#content/place-pages.ts'
import { builtInCity } from '#data/places/built-in-places.ts'
import type { Place } from '#data/places/resolve-place.ts'
import type { Listed } from '#lib/listed.ts'
import { paths } from '#lib/paths.ts'
import { getApiId } from '#lib/slug.ts'
import { JobList } from './job-list.tsx'
import { BODY, CallToAction, cityDrawing } from './place-frame.tsx'
import { LocalNote, RelatedServicesCarousel, ServiceHero } from './service-sections.tsx'

type CityServicePageProps = {
  city: Place
  service: Place
  /** Given when the address goes through the state. */
  state?: Place | undefined
  listed: Listed
}

/** One service in one city: the jobs, their prices and what homes need next. */
export function CityServicePage({ city, service, state, listed }: CityServicePageProps) {
  const content = builtInCity(city.id)
  const href = paths.serviceInCity(service.id, city.id)
  return (
    <>
      <ServiceHero
        crumbs={
          state ? stateCityServiceCrumbs(state, city, service) : placeServiceCrumbs(service, city.title)
        }
        service={service}
        city={city}
        place={state ? placeService.cityInState(city.title, state.title) : city.title}
        shortPlace={city.title}
        drawing={cityDrawing(city.id)}
        providersHref={href}
        listed={listed}
      />
      <div className={BODY}>
        {content && <LocalNote place={city.title} serviceId={service.id} content={content} />}
        <JobList serviceId={service.id} cityId={city.id} href={href} listed={listed} />
        <RelatedServicesCarousel serviceId={service.id} cityId={city.id} />
        <CallToAction place={city.title} city={getApiId(city)} listed={listed} />
      </div>
    </>
  )
}
