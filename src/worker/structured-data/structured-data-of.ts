import { becomePartner } from '#content/become-partner.ts'
import { allServicesCrumbs, ownCrumbs, professionalCrumbs } from '#content/breadcrumbs.ts'
import { brandCrumbs } from '#content/data/brands.ts'
import { serviceCatalogue } from '#content/data/services.ts'
import { topServices } from '#content/data/top-services.ts'
import { webVitalsHead } from '#content/page-heads.ts'
import { paths } from '#lib/paths.ts'
import { blogData, postData } from '#worker/structured-data/blog-data.ts'
import { organization, organizationRef, website } from '#worker/structured-data/identities.ts'
import { cityData, stateData } from '#worker/structured-data/place-data.ts'
import { profileData } from '#worker/structured-data/profile-data.ts'
import { categoryData, cityServiceData, stateServiceData } from '#worker/structured-data/service-data.ts'
import type { Page, StructuredData } from '#worker/structured-data/structured-data.ts'
import { linkList } from '#worker/structured-data/subjects.ts'
import type { AppRouter } from '../../router.ts'

/** What the page of a router tells machines; undefined for one that is not for them. */
export function structuredDataOf(router: AppRouter, page: Page): StructuredData | undefined {
  const { context } = router.options
  const { origin } = page
  const match = router.state.matches.at(-1)
  switch (match?.routeId) {
    case '/':
      return { subject: organizationRef(origin), others: [organization(origin), website(origin)] }
    case '/services/':
      return {
        pageType: 'CollectionPage',
        crumbs: allServicesCrumbs(),
        list: linkList(
          serviceCatalogue.map(({ id, title }) => ({ name: title, path: paths.service(id) })),
          origin,
        ),
      }
    case '/services/$id/':
      return match.loaderData && categoryData({ id: match.params.id, ...match.loaderData }, context, page)
    case '/services/$id/$cityName/':
      return match.loaderData && categoryData({ id: match.params.id, ...match.loaderData }, context, page)
    case '/services/$id/$cityName/professionals':
      return (
        match.loaderData && {
          pageType: 'CollectionPage',
          crumbs: professionalCrumbs(match.loaderData.trade, match.loaderData.city),
        }
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
      return blogData(match.search.category, context, page)
    case '/blog/$slug':
      return postData(match.params.slug, context, page)
    case '/brand/$brandId': {
      const name = match.loaderData?.name ?? ''
      return {
        picture: ['brands', match.params.brandId],
        crumbs: brandCrumbs(name),
        subject: { '@type': 'Brand', name, url: page.url },
      }
    }
    case '/provider/$id':
      return profileData(match.params.id, context, page)
    case '/top-services':
      return {
        pageType: 'CollectionPage',
        list: linkList(
          topServices.map(({ name, serviceId }) => ({ name, path: paths.service(serviceId) })),
          origin,
        ),
      }
    case '/become-partner':
      return { faqs: becomePartner.faqs.items }
    case '/speed':
      return { crumbs: ownCrumbs(webVitalsHead.title) }
    case '/about':
      return { pageType: 'AboutPage', subject: organizationRef(origin) }
    case '/contact':
      return { pageType: 'ContactPage', subject: organization(origin) }
    case '/search':
      return undefined
    default:
      return {}
  }
}
