import type {
  AdministrativeAreaLeaf,
  BlogLeaf,
  BlogPostingLeaf,
  CityLeaf,
  CountryLeaf,
  ItemListLeaf,
  OpeningHoursSpecificationLeaf,
  OrganizationLeaf,
  SearchActionLeaf,
  ServiceLeaf,
  StateLeaf,
  WebSiteLeaf,
  WithActionConstraints,
} from 'schema-dts'
import type { BlogPost } from '#api/schemas/blog.ts'
import { company } from '#content/company.ts'
import { structuredDataNames } from '#content/worker-pages.ts'
import type { Place } from '#data/places/resolve-place.ts'
import { getLang, language } from '#lib/language.ts'
import { paths } from '#lib/paths.ts'
import { shareImage } from '#worker/structured-data/share-image.ts'
import type { Page } from '#worker/structured-data/structured-data.ts'

function organizationId(origin: string): string {
  return `${origin}/#organization`
}

/** Returns the id of the site in one language. */
export function websiteId(origin: string): string {
  return `${origin}${language.base}/#website`
}

/** Returns a reference to the company. The home page describes it. */
export function organizationRef(origin: string): OrganizationLeaf {
  return { '@type': 'Organization', '@id': organizationId(origin), name: company.name, url: origin }
}

/** The days on which the office is open. */
const officeHours: Array<OpeningHoursSpecificationLeaf> = company.businessHours.flatMap(
  ({ days, opens, closes }) =>
    opens && closes
      ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: [...days], opens, closes } as const]
      : [],
)

export function organization(origin: string): OrganizationLeaf {
  const { name, legalName, description, email, phoneHref, foundedYear } = company
  const telephone = phoneHref?.replace('tel:', '')
  return {
    ...organizationRef(origin),
    name,
    legalName,
    description,
    logo: `${origin}/icons/icon-512.png`,
    email,
    ...(telephone && { telephone }),
    foundingDate: String(foundedYear),
    address: { '@type': 'PostalAddress', ...company.postalAddress },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      ...(telephone && { telephone }),
      email,
      areaServed: 'IN',
      hoursAvailable: officeHours,
    },
    sameAs: company.socialLinks.filter(({ status }) => status).map(({ url }) => url),
  }
}

function search(origin: string): WithActionConstraints<SearchActionLeaf> {
  return {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${origin}${paths.searchForm}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  }
}

export function website(origin: string): WebSiteLeaf {
  return {
    '@type': 'WebSite',
    '@id': websiteId(origin),
    name: company.name,
    url: origin + language.base,
    inLanguage: language.locale,
    publisher: { '@id': organizationId(origin) },
    potentialAction: search(origin),
  }
}

const UNION_TERRITORIES =
  'andaman-and-nicobar-islands chandigarh dadra-and-nagar-haveli-and-daman-and-diu delhi jammu-and-kashmir ladakh lakshadweep puducherry'.split(
    ' ',
  )

const india: CountryLeaf = { '@type': 'Country', name: structuredDataNames.country }

/** Returns a state or union territory; schema.org has no type for the latter. */
export function stateNode({ id, title }: Place, origin: string): StateLeaf | AdministrativeAreaLeaf {
  return {
    '@type': UNION_TERRITORIES.includes(id) ? 'AdministrativeArea' : 'State',
    name: title,
    url: origin + paths.state(id),
    containedInPlace: india,
  }
}

export function cityNode({ id, title }: Place, state: Place | undefined, origin: string): CityLeaf {
  return {
    '@type': 'City',
    name: title,
    url: origin + paths.city(id),
    containedInPlace: state ? stateNode(state, origin) : india,
  }
}

type Offered = {
  service: Place
  area: ServiceLeaf['areaServed']
  /** The lowest price, in whole rupees. */
  price: number | undefined
  /** The highest usual price. */
  priceTo?: number | undefined
  /** The kind of the service, if it is another name. */
  type?: string
}

export function serviceNode(
  { service, area = india, price, priceTo, type = service.title }: Offered,
  page: Page,
): ServiceLeaf {
  return {
    '@type': 'Service',
    '@id': `${page.url}#service`,
    name: service.title,
    serviceType: type,
    url: page.url,
    areaServed: area,
    provider: organizationRef(page.origin),
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

/** Returns links in the order in which they are shown. */
export function linkList(
  entries: ReadonlyArray<{ name: string; path?: string }>,
  origin: string,
): ItemListLeaf {
  return {
    '@type': 'ItemList',
    itemListElement: entries.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(path && { url: origin + path }),
    })),
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
    mainEntityOfPage: { '@id': url },
  }
}

export function blogNode(name: string, { origin, url, description }: Page): BlogLeaf {
  return {
    '@type': 'Blog',
    '@id': `${url}#blog`,
    name,
    url,
    description,
    inLanguage: language.locale,
    publisher: organizationRef(origin),
  }
}
