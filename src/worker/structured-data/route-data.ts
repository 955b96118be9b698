import type { DataTag, QueryKey } from '@tanstack/react-query'
import type { Thing } from 'schema-dts'
import type { Result } from '#api/result.ts'
import type { BlogPost } from '#api/schemas/blog.ts'
import { blogQueries } from '#data/blog-queries.ts'
import { allServicesCrumbs, blogCrumbs, type Crumb } from '#data/breadcrumbs/breadcrumbs.ts'
import { providerCrumbs } from '#data/breadcrumbs/provider-crumbs.ts'
import type { PageContext } from '#data/page-data.ts'
import { providerViewQueries } from '#data/providers/provider-page.ts'
import { brandCrumbs } from '#data/samples/sample-brands.ts'
import { organization, type Page, postNode, profileNode, website } from '#worker/structured-data/nodes.ts'
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
  return view.provider.sample ? { crumbs } : { crumbs, nodes: [profileNode(view.provider, page)] }
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
    case '/services/$id/$cityName/professionals':
      return { crumbs: match.loaderData.crumbs }
    case '/services/$id/':
    case '/services/$id/$cityName/':
    case '/job/$serviceId/$jobId/':
    case '/job/$serviceId/$jobId/$cityName':
    case '/state/$stateId/service/$serviceId':
    case '/city/$cityId/service/$serviceId':
    case '/state/$stateId/city/$cityId/service/$serviceId': {
      const { scope, crumbs } = match.loaderData
      return { picture: ['services', scope.service.id], crumbs }
    }
    case '/city/$id/':
    case '/state/$stateId/city/$cityId/':
      return { picture: ['city'], crumbs: match.loaderData.crumbs }
    case '/state/$stateId/':
      return { picture: ['state'], crumbs: match.loaderData.crumbs }
    case '/brand/$brandId':
      return { crumbs: brandCrumbs(match.loaderData.name) }
    default:
      return {}
  }
}
