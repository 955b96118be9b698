import type {
  AdministrativeAreaLeaf,
  BlogPostingLeaf,
  BreadcrumbListLeaf,
  CityLeaf,
  CountryLeaf,
  ListItemLeaf,
  OrganizationLeaf,
  PersonLeaf,
  ServiceLeaf,
  WebSiteLeaf,
} from 'schema-dts'
import type { BlogPost } from '#api/schemas/blog.ts'
import type { Crumb } from '#catalogue/breadcrumbs.ts'
import { company } from '#content/company.ts'
import { structuredDataNames } from '#content/worker-pages.ts'
import type { Place } from '#data/places/resolve-place.ts'
import type { ProviderView } from '#data/providers/provider-page.ts'
import { getLang, language } from '#lib/language.ts'
import { paths } from '#lib/paths.ts'
import { safeHttpUrl } from '#lib/safe-url.ts'
import { shareImage } from '#worker/structured-data/share-image.ts'

/** A page as its own head describes it. */
export type Page = { origin: string; url: string; title: string; description: string }

/** Returns a reference to the company. The home page describes it. */
function organizationRef(origin: string): OrganizationLeaf {
  return { '@type': 'Organization', '@id': `${origin}/#organization`, name: company.name, url: origin }
}

/** Returns the company. */
export function organization(origin: string): OrganizationLeaf {
  const { legalName, description, email, phoneHref, foundedYear, postalAddress, socialLinks } = company
  const telephone = phoneHref?.replace('tel:', '')
  const reached = { email, ...(telephone && { telephone }) }
  return {
    ...organizationRef(origin),
    legalName,
    description,
    logo: `${origin}/icons/icon-512.png`,
    ...reached,
    foundingDate: String(foundedYear),
    address: { '@type': 'PostalAddress', ...postalAddress },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      ...reached,
      areaServed: 'IN',
      hoursAvailable: company.businessHours.flatMap(({ days, opens, closes }) =>
        opens && closes
          ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: [...days], opens, closes } as const]
          : [],
      ),
    },
    sameAs: socialLinks.filter(({ status }) => status).map(({ url }) => url),
  }
}

/** Returns the site in the language of the build: search engines show its name. */
export function website(origin: string): WebSiteLeaf {
  return {
    '@type': 'WebSite',
    '@id': `${origin}${language.base}/#website`,
    name: company.name,
    url: origin + language.base,
    inLanguage: language.locale,
    publisher: organizationRef(origin),
  }
}

/** Returns the visible breadcrumb. */
export function breadcrumb(crumbs: ReadonlyArray<Crumb>, origin: string): BreadcrumbListLeaf {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(
      ({ label, href }, index): ListItemLeaf => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        ...(href && { item: origin + href }),
      }),
    ),
  }
}

const india: CountryLeaf = { '@type': 'Country', name: structuredDataNames.country }

/** Returns a state or union territory. */
export function stateNode({ id, title }: Place, origin: string): AdministrativeAreaLeaf {
  return {
    '@type': 'AdministrativeArea',
    name: title,
    url: origin + paths.state(id),
    containedInPlace: india,
  }
}

/** Returns a city. */
export function cityNode({ id, title }: Place, state: Place | undefined, origin: string): CityLeaf {
  return {
    '@type': 'City',
    name: title,
    url: origin + paths.city(id),
    containedInPlace: state ? stateNode(state, origin) : india,
  }
}

type Offered = {
  name: string
  /** The kind of the service, if it has another name. */
  type?: string
  area: CityLeaf | AdministrativeAreaLeaf | undefined
  /** The lowest price that a real provider names, in whole rupees. */
  price: number | undefined
  /** The highest usual price. */
  priceTo?: number | undefined
}

/** Returns a service or job, with its price only if a real provider names one. */
export function serviceNode(
  { name, type = name, area, price, priceTo }: Offered,
  { origin, url }: Page,
): ServiceLeaf {
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name,
    serviceType: type,
    url,
    areaServed: area ?? india,
    provider: organizationRef(origin),
    ...(price !== undefined && {
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: price,
        ...(priceTo !== undefined && { highPrice: priceTo }),
        priceCurrency: 'INR',
      },
    }),
  }
}

/** Returns a post. Its author is the company. */
export function postNode(post: BlogPost, { origin, url, description }: Page): BlogPostingLeaf {
  const { slug, title, categories, createdAt, updatedAt = createdAt } = post
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    headline: title,
    description,
    ...(createdAt && { datePublished: createdAt }),
    ...(updatedAt && { dateModified: updatedAt }),
    inLanguage: getLang(title) ?? language.locale,
    ...(categories.length > 0 && { articleSection: categories }),
    image: origin + shareImage(['blog', slug]),
    author: organizationRef(origin),
    publisher: organizationRef(origin),
    mainEntityOfPage: url,
  }
}

/**
 * Returns the Person of a profile. Omits ratings and reviews: Google ignores reviews that a site collects about its own
 * providers. https://developers.google.com/search/docs/appearance/structured-data/review-snippet
 */
export function personNode({ provider, city, services }: ProviderView, { origin, url }: Page): PersonLeaf {
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
