import { placeService } from '#content/place-pages.ts'
import { paths } from '#lib/paths.ts'
import { type Crumb, homeCrumb, servicesCrumb } from './breadcrumbs.ts'

type Named = { id: string; title: string }

export function cityCrumbs(city: string, state: Named | undefined): Array<Crumb> {
  const around = state ? [{ label: state.title, href: paths.state(state.id) }] : []
  return [homeCrumb, ...around, { label: city }]
}

/** Returns Home > Services > service > place, for a state or city. */
export function placeServiceCrumbs(service: Named, place: string): Array<Crumb> {
  return [
    homeCrumb,
    servicesCrumb,
    { label: service.title, href: paths.service(service.id) },
    { label: place },
  ]
}

/** Returns Home > state > city > service > 'Services' (specification section 2). */
export function stateCityServiceCrumbs(state: Named, city: Named, service: Named): Array<Crumb> {
  return [
    homeCrumb,
    { label: state.title, href: paths.state(state.id) },
    { label: city.title, href: paths.city(city.id) },
    { label: service.title, href: paths.stateService(state.id, service.id) },
    { label: placeService.last },
  ]
}
