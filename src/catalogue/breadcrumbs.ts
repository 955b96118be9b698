import { crumbLabels } from '#content/crumb-labels.ts'
import { paths } from '#lib/paths.ts'

/** A step on the way from the home page; the page itself, the last one, has no address. */
export type Crumb = { label: string; href?: string }

type Named = { id: string; title: string }

export const homeCrumb: Crumb = { label: crumbLabels.home, href: paths.home }
export const servicesCrumb: Crumb = { label: crumbLabels.services, href: paths.services }

export function allServicesCrumbs(): Array<Crumb> {
  return [homeCrumb, { label: servicesCrumb.label }]
}

/** Specification section 2: Home > Services > optional city > category. */
export function categoryCrumbs(title: string, city: Named | undefined): Array<Crumb> {
  const place = city ? [{ label: city.title, href: paths.city(city.id) }] : []
  return [homeCrumb, servicesCrumb, ...place, { label: title }]
}

/** A page right below the home page. */
export function ownCrumbs(title: string): Array<Crumb> {
  return [homeCrumb, { label: title }]
}

/** The list of posts, or a post by its title. */
export function blogCrumbs(post?: string): Array<Crumb> {
  if (post === undefined) return [homeCrumb, { label: crumbLabels.blog }]
  return [homeCrumb, { label: crumbLabels.blog, href: paths.blog }, { label: post }]
}

/** Everybody who does a trade in a city: below the page of the service there. */
export function professionalCrumbs(service: Named, city: Named): Array<Crumb> {
  return [
    homeCrumb,
    servicesCrumb,
    { label: city.title, href: paths.city(city.id) },
    { label: service.title, href: paths.serviceInCity(service.id, city.id) },
    { label: crumbLabels.professionals },
  ]
}
