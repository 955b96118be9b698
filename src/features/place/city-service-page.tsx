import type { Place } from '#api/places/resolve-place.ts'
import type { Crumb } from '#components/ui/breadcrumb.tsx'
import { placeService } from '#content/place-pages.ts'
import { paths } from '#lib/paths.ts'
import { CallToAction } from './call-to-action.tsx'
import { builtInCity } from './combinations.ts'
import { JobList } from './job-list.tsx'
import { BODY } from './layout.ts'
import { LocalNote } from './local-note.tsx'
import { RelatedServices } from './related-services.tsx'
import { cityScene } from './scenes.ts'
import { ServiceHero } from './service-hero.tsx'

type CityServicePageProps = {
  city: Place
  service: Place
  /** Given when the address goes through the state. */
  state?: Place
}

/** Specification section 2: Home > Services > service > city, or Home > state > city > service > 'Services'. */
function crumbsOf({ city, service, state }: CityServicePageProps): Array<Crumb> {
  const home = { label: 'Home', href: paths.home }
  const serviceCrumb = { label: service.title, href: paths.service(service.id) }
  if (!state) return [home, { label: 'Services', href: paths.services }, serviceCrumb, { label: city.title }]
  return [
    home,
    { label: state.title, href: paths.state(state.id) },
    { label: city.title, href: paths.stateCity(state.id, city.id) },
    { label: service.title, href: paths.stateService(state.id, service.id) },
    { label: placeService.last },
  ]
}

/** One service in one city: the jobs, their prices and what homes need next. */
export function CityServicePage(props: CityServicePageProps) {
  const { city, service, state } = props
  const content = builtInCity(city.id)
  const href = paths.serviceInCity(service.id, city.id)
  return (
    <>
      <ServiceHero
        crumbs={crumbsOf(props)}
        service={service}
        place={state ? `${city.title}, ${state.title}` : city.title}
        shortPlace={city.title}
        scene={cityScene(city.id)}
        providersHref={href}
      />
      <div className={BODY}>
        {content && <LocalNote place={city.title} serviceId={service.id} content={content} />}
        <JobList serviceId={service.id} href={href} />
        <RelatedServices serviceId={service.id} />
        <CallToAction place={city.title} />
      </div>
    </>
  )
}
