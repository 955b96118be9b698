import type { DataTag, QueryKey } from '@tanstack/react-query'
import type { Thing } from 'schema-dts'
import type { Result } from '#api/result.ts'
import type { BlogPost } from '#api/schemas/blog.ts'
import {
  allServicesCrumbs,
  blogCrumbs,
  type Crumb,
  jobCrumbs,
  ownCrumbs,
  providerListCrumbs,
  serviceCrumbs,
} from '#catalogue/breadcrumbs.ts'
import { cityCrumbs, placeServiceCrumbs, stateCityServiceCrumbs } from '#catalogue/places/crumbs.ts'
import { providerCrumbs } from '#catalogue/provider-crumbs.ts'
import { brandCrumbs } from '#catalogue/sample-brands.ts'
import { blogQueries } from '#data/blog-queries.ts'
import type { PageContext } from '#data/page-data.ts'
import type { Place } from '#data/places/resolve-place.ts'
import { providerViewQueries } from '#data/providers/provider-page.ts'
import { jobQuery } from '#data/services/job-query.ts'
import { type PricedCity, serviceQuery } from '#data/services/service-queries.ts'
import {
  cityNode,
  organization,
  type Page,
  personNode,
  postNode,
  serviceNode,
  stateNode,
  website,
} from '#worker/structured-data/nodes.ts'
import type { ShareSubject } from '#worker/structured-data/share-image.ts'
import type { AppRouter } from '../../router.ts'

/** The data of a page for search engines and link previews, besides its head. */
type RouteData = {
  picture?: ShareSubject
  /** The visible breadcrumb. */
  crumbs?: ReadonlyArray<Crumb>
  nodes?: ReadonlyArray<Thing>
  post?: BlogPost
}

/** Returns data from the query cache of the page; undefined if it was not read or failed. */
function cachedData<T>(
  { queryClient }: PageContext,
  { queryKey }: { queryKey: DataTag<QueryKey, Result<T>, Error> },
): T | undefined {
  const answer = queryClient.getQueryData(queryKey)
  return answer?.ok ? answer.data : undefined
}

/** Returns the lowest price on the page that a real provider names. */
function fromPrice(context: PageContext, id: string, cityId?: PricedCity): number | undefined {
  const groups = cachedData(context, serviceQuery(context, id, cityId))?.childCategories ?? []
  const prices = groups.flatMap(({ superChildren }) => superChildren.flatMap(({ price }) => price ?? []))
  const named = prices.filter(({ kind }) => kind === 'provider').map(({ amount }) => amount)
  return named.length > 0 ? Math.min(...named) : undefined
}

type Loaded = { service: Place; city?: Place; state?: Place }

function serviceData({ service, city }: Loaded, context: PageContext, page: Page): RouteData {
  const area = city && cityNode(city, undefined, page.origin)
  const price = fromPrice(context, service.id, city?.id)
  return {
    picture: ['services', service.id],
    crumbs: serviceCrumbs(service.title, city),
    nodes: [serviceNode({ name: service.title, area, price }, page)],
  }
}

function jobData(
  jobId: string,
  loaded: Loaded & { job: string },
  context: PageContext,
  page: Page,
): RouteData {
  const { service, job: name, city } = loaded
  const { job, priceTo } = cachedData(context, jobQuery(context.api, service.id, jobId, city?.id)) ?? {}
  const area = city && cityNode(city, undefined, page.origin)
  const prices = job?.price?.kind === 'provider' ? { price: job.price.amount, priceTo } : { price: undefined }
  return {
    picture: ['services', service.id],
    crumbs: jobCrumbs(service, name, city),
    nodes: [serviceNode({ name, type: service.title, area, ...prices }, page)],
  }
}

type CityService = Loaded & { city: Place }

function cityServiceData({ city, service, state }: CityService, context: PageContext, page: Page): RouteData {
  const area = cityNode(city, state, page.origin)
  const price = fromPrice(context, service.id, city.id)
  return {
    picture: ['services', service.id],
    crumbs: state ? stateCityServiceCrumbs(state, city, service) : placeServiceCrumbs(service, city.title),
    nodes: [serviceNode({ name: service.title, area, price }, page)],
  }
}

type StateService = Loaded & { state: Place }

function stateServiceData({ state, service }: StateService, context: PageContext, page: Page): RouteData {
  const area = stateNode(state, page.origin)
  const price = fromPrice(context, service.id, null)
  return {
    picture: ['services', service.id],
    crumbs: placeServiceCrumbs(service, state.title),
    nodes: [serviceNode({ name: service.title, area, price }, page)],
  }
}

function cityData({ city, state }: { city: Place; state?: Place }, { origin }: Page): RouteData {
  return {
    picture: ['city'],
    crumbs: cityCrumbs(city.title, state),
    nodes: [cityNode(city, state, origin)],
  }
}

function postData(slug: string, context: PageContext, page: Page): RouteData {
  const post = cachedData(context, blogQueries.detail(context.api, slug))
  if (!post) return {}
  return { picture: ['blog', slug], crumbs: blogCrumbs(post.title), nodes: [postNode(post, page)], post }
}

/** Returns the data of a profile. Samples get breadcrumbs only. */
function providerData(id: string, context: PageContext, page: Page): RouteData {
  const view = cachedData(context, providerViewQueries.detail(context, id))
  if (!view) return {}
  const crumbs = providerCrumbs(view)
  if (view.provider.sample) return { crumbs }
  return { crumbs, nodes: [{ '@type': 'ProfilePage', '@id': page.url, mainEntity: personNode(view, page) }] }
}

/** Returns the data of the loaded page. It is here and not in the routes, which the browser loads too. */
export function getRouteData({ state, options: { context } }: AppRouter, page: Page): RouteData {
  const match = state.matches.at(-1)
  switch (match?.routeId) {
    case '/':
      return { nodes: [organization(page.origin), website(page.origin)] }
    case '/services/':
      return { crumbs: allServicesCrumbs() }
    case '/blog/':
      return { crumbs: blogCrumbs() }
    case '/blog/$slug':
      return postData(match.params.slug, context, page)
    case '/provider/$id':
      return providerData(match.params.id, context, page)
  }
  if (!match?.loaderData) return {}
  switch (match.routeId) {
    case '/services/$id/':
    case '/services/$id/$cityName/':
      return serviceData(
        { ...match.loaderData, service: { id: match.params.id, title: match.loaderData.title } },
        context,
        page,
      )
    case '/job/$serviceId/$jobId/':
    case '/job/$serviceId/$jobId/$cityName':
      return jobData(match.params.jobId, match.loaderData, context, page)
    case '/services/$id/$cityName/professionals':
      return { crumbs: providerListCrumbs(match.loaderData.service, match.loaderData.city) }
    case '/city/$id/':
    case '/state/$stateId/city/$cityId/':
      return cityData(match.loaderData, page)
    case '/state/$stateId/':
      return { picture: ['state'], crumbs: ownCrumbs(match.loaderData.state.title) }
    case '/state/$stateId/service/$serviceId':
      return stateServiceData(match.loaderData, context, page)
    case '/city/$cityId/service/$serviceId':
    case '/state/$stateId/city/$cityId/service/$serviceId':
      return cityServiceData(match.loaderData, context, page)
    case '/brand/$brandId':
      return { crumbs: brandCrumbs(match.loaderData.name) }
    default:
      return {}
  }
}
