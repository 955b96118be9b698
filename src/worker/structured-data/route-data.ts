import type { PersonLeaf } from 'schema-dts'
import { allServicesCrumbs, blogCrumbs, providerListCrumbs } from '#catalogue/breadcrumbs.ts'
import { providerCrumbs } from '#catalogue/provider-crumbs.ts'
import { brandCrumbs } from '#catalogue/sample-brands.ts'
import { becomePartner } from '#content/become-partner.ts'
import { blog } from '#content/blog.ts'
import { blogQueries } from '#data/blog-queries.ts'
import type { PageContext } from '#data/page-data.ts'
import { type ProviderView, providerViewQueries } from '#data/providers/provider-page.ts'
import { serviceQueries } from '#data/services/service-queries.ts'
import { paths } from '#lib/paths.ts'
import { safeHttpUrl } from '#lib/safe-url.ts'
import { jobData } from '#worker/structured-data/job-data.ts'
import {
  cityData,
  cityServiceData,
  serviceData,
  stateData,
  stateServiceData,
} from '#worker/structured-data/place-data.ts'
import { cachedData, type Page, type StructuredData } from '#worker/structured-data/structured-data.ts'
import {
  blogNode,
  cityNode,
  linkList,
  organization,
  organizationRef,
  postNode,
  website,
} from '#worker/structured-data/subjects.ts'
import type { AppRouter } from '../../router.ts'

function postData(slug: string, context: PageContext, page: Page): StructuredData {
  const post = cachedData(context, blogQueries.detail(context.api, slug))
  if (!post) return {}
  return {
    picture: ['blog', slug],
    crumbs: blogCrumbs(post.title),
    subject: postNode(post, page),
    post: {
      published: post.createdAt,
      modified: post.updatedAt ?? post.createdAt,
      sections: post.categories,
    },
  }
}

/**
 * Returns the Person of a profile. Omits ratings and reviews: Google ignores reviews that a site collects about its own
 * providers. https://developers.google.com/search/docs/appearance/structured-data/review-snippet
 */
function providerNode({ provider, city, services }: ProviderView, { origin, url }: Page): PersonLeaf {
  const { name, title, languages, about } = provider
  const image = safeHttpUrl(provider.image)
  const jobTitle = title || services[0]?.title
  return {
    '@type': 'Person',
    '@id': `${url}#person`,
    name,
    url,
    ...(jobTitle && { jobTitle }),
    ...(about[0] && { description: about[0] }),
    ...(image && { image }),
    ...(languages.length > 0 && { knowsLanguage: languages }),
    ...(city?.isListed && { workLocation: cityNode(city, undefined, origin) }),
  }
}

/** Returns JSON-LD for a profile. Samples get breadcrumbs only. */
function providerData(id: string, context: PageContext, page: Page): StructuredData | undefined {
  const view = cachedData(context, providerViewQueries.detail(context, id))
  if (!view) return undefined
  const crumbs = providerCrumbs(view)
  if (view.provider.sample) return { crumbs }
  return { pageType: 'ProfilePage', crumbs, subject: providerNode(view, page) }
}

type RouterMatch = AppRouter['state']['matches'][number]

/** Returns the JSON-LD of the loaded data; undefined if it is not loaded. */
function pageData(match: RouterMatch, context: PageContext, page: Page): StructuredData | undefined {
  const { origin } = page
  switch (match.routeId) {
    case '/':
      return { subject: organizationRef(origin), others: [organization(origin), website(origin)] }
    case '/services/': {
      const services = cachedData(context, serviceQueries.all(context.api))
      const links = services?.map(({ id, title }) => ({ name: title, path: paths.service(id) }))
      return { crumbs: allServicesCrumbs(), ...(links && { list: linkList(links, origin) }) }
    }
    case '/services/$id/':
      return match.loaderData && serviceData({ id: match.params.id, ...match.loaderData }, context, page)
    case '/services/$id/$cityName/':
      return match.loaderData && serviceData({ id: match.params.id, ...match.loaderData }, context, page)
    case '/job/$serviceId/$jobId/':
    case '/job/$serviceId/$jobId/$cityName':
      return match.loaderData && jobData(match.params.jobId, match.loaderData, context, page)
    case '/services/$id/$cityName/professionals':
      return (
        match.loaderData && { crumbs: providerListCrumbs(match.loaderData.service, match.loaderData.city) }
      )
    case '/city/$id/':
    case '/state/$stateId/city/$cityId/':
      return match.loaderData && cityData(match.loaderData, context, page)
    case '/state/$stateId/':
      return match.loaderData && stateData(match.loaderData.state, context, page)
    case '/state/$stateId/service/$serviceId':
      return match.loaderData && stateServiceData(match.loaderData, context, page)
    case '/city/$cityId/service/$serviceId':
      return match.loaderData && cityServiceData(match.loaderData, context, page)
    case '/state/$stateId/city/$cityId/service/$serviceId':
      return match.loaderData && cityServiceData(match.loaderData, context, page)
    case '/blog/':
      return { crumbs: blogCrumbs(), subject: blogNode(blog.list.title, page) }
    case '/blog/$slug':
      return postData(match.params.slug, context, page)
    case '/brand/$brandId': {
      const name = match.loaderData?.name ?? ''
      return {
        crumbs: brandCrumbs(name),
        subject: { '@type': 'Brand', name, url: page.url },
      }
    }
    case '/provider/$id':
      return providerData(match.params.id, context, page)
    case '/become-partner':
      return { faqs: becomePartner.faqs.items }
    case '/about':
      return { subject: organizationRef(origin) }
    case '/contact':
      return { subject: organization(origin) }
    default:
      return {}
  }
}

/** Returns the structured data of the loaded page; undefined for one without. */
export function getStructuredData(router: AppRouter, page: Page): StructuredData | undefined {
  const match = router.state.matches.at(-1)
  const { pageType } = match?.staticData ?? {}
  if (!match || pageType === 'none') return undefined
  const data = pageData(match, router.options.context, page)
  return data && { ...(pageType && { pageType }), ...data }
}
