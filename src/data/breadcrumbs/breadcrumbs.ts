import { crumbLabels } from '#content/crumb-labels.ts'
import { paths } from '#lib/paths.ts'

/** A step from the home page to the page. The last step is the page itself and has no address. */
export type Crumb = { label: string; href?: string }

type Named = { id: string; title: string }

export const homeCrumb: Crumb = { label: crumbLabels.home, href: paths.home }
export const servicesCrumb: Crumb = { label: crumbLabels.services, href: paths.services }

export function allServicesCrumbs(): Array<Crumb> {
  return [homeCrumb, { label: servicesCrumb.label }]
}

/** Returns Home > Services > optional city > service (specification section 2). */
export function serviceCrumbs(title: string, city?: Named): Array<Crumb> {
  const place = city ? [{ label: city.title, href: paths.city(city.id) }] : []
  return [homeCrumb, servicesCrumb, ...place, { label: title }]
}

/** Returns Home > Services > service > job; in a city, the service is that of the city. */
export function jobCrumbs(service: Named, job: string, city: Named | undefined): Array<Crumb> {
  const href = city ? paths.serviceInCity(service.id, city.id) : paths.service(service.id)
  return [homeCrumb, servicesCrumb, { label: service.title, href }, { label: job }]
}

/** Returns the breadcrumb of a page directly below the home page. */
export function ownCrumbs(title: string): Array<Crumb> {
  return [homeCrumb, { label: title }]
}

/** Returns the breadcrumb of the blog, or of a post by its title. */
export function blogCrumbs(post?: string): Array<Crumb> {
  if (post === undefined) return [homeCrumb, { label: crumbLabels.blog }]
  return [homeCrumb, { label: crumbLabels.blog, href: paths.blog }, { label: post }]
}

/** Returns the breadcrumb of a provider list, below the service in the city. */
export function providerListCrumbs(service: Named, city: Named): Array<Crumb> {
  return [
    homeCrumb,
    servicesCrumb,
    { label: city.title, href: paths.city(city.id) },
    { label: service.title, href: paths.serviceInCity(service.id, city.id) },
    { label: crumbLabels.professionals },
  ]
}
