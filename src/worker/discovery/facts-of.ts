import { becomePartner } from '#content/become-partner.ts'
import { brandCrumbs } from '#content/brand-page.ts'
import { allServicesCrumbs, ownCrumbs } from '#content/breadcrumbs.ts'
import { providerCrumbs } from '#content/provider-page.ts'
import { providerProfiles } from '#content/provider-profiles.ts'
import { serviceCatalogue } from '#content/services.ts'
import { speedHead } from '#content/speed.ts'
import { topServices } from '#content/top-services.ts'
import { paths } from '#lib/paths.ts'
import { blogFacts, postFacts } from '#worker/discovery/blog-facts.ts'
import { organization, organizationRef, website } from '#worker/discovery/identities.ts'
import type { Page, PageFacts } from '#worker/discovery/page-facts.ts'
import { cityFacts, stateFacts } from '#worker/discovery/place-facts.ts'
import { categoryFacts, cityServiceFacts, stateServiceFacts } from '#worker/discovery/service-facts.ts'
import { linkList } from '#worker/discovery/subjects.ts'
import type { AppRouter } from '../../router.ts'

/** What the page of a router tells machines; undefined for one that is not for them. */
export function factsOf(router: AppRouter, page: Page): PageFacts | undefined {
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
      return match.loaderData && categoryFacts({ id: match.params.id, ...match.loaderData }, context, page)
    case '/services/$id/$cityName':
      return match.loaderData && categoryFacts({ id: match.params.id, ...match.loaderData }, context, page)
    case '/city/$id/':
    case '/state/$stateId/city/$cityId/':
      return match.loaderData && cityFacts(match.loaderData, context, page)
    case '/state/$stateId/':
      return match.loaderData && stateFacts(match.loaderData.state, context, page)
    case '/state/$stateId/service/$serviceId':
      return match.loaderData && stateServiceFacts(match.loaderData, context, page)
    case '/city/$cityId/service/$serviceId':
      return match.loaderData && cityServiceFacts(match.loaderData, context, page)
    case '/state/$stateId/city/$cityId/service/$serviceId':
      return match.loaderData && cityServiceFacts(match.loaderData, context, page)
    case '/blog/':
      return blogFacts(match.search.category, context, page)
    case '/blog/$slug':
      return postFacts(match.params.slug, context, page)
    case '/brand/$brandId': {
      const name = match.loaderData?.name ?? ''
      return {
        picture: ['brands', match.params.brandId],
        crumbs: brandCrumbs(name),
        subject: { '@type': 'Brand', name, url: page.url },
      }
    }
    case '/provider/$id': {
      // A sample: of what it shows only the way to it is told.
      const profile = providerProfiles.find(({ id }) => id === match.params.id)
      return profile && { crumbs: providerCrumbs(profile) }
    }
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
      return { crumbs: ownCrumbs(speedHead.title) }
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
