import type {
  OpeningHoursSpecificationLeaf,
  OrganizationLeaf,
  SearchActionLeaf,
  WebSiteLeaf,
  WithActionConstraints,
} from 'schema-dts'
import { company } from '#content/company.ts'
import { language } from '#lib/language.ts'
import { paths } from '#lib/paths.ts'

export function organizationId(origin: string): string {
  return `${origin}/#organization`
}

/** The site in one language. */
export function websiteId(origin: string): string {
  return `${origin}${language.base}/#website`
}

/** The company in the role that another thing gives it; all about it is on the home page. */
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
  const telephone = phoneHref.replace('tel:', '')
  return {
    ...organizationRef(origin),
    name,
    legalName,
    description,
    logo: `${origin}/favicon.svg`,
    email,
    telephone,
    foundingDate: String(foundedYear),
    address: { '@type': 'PostalAddress', ...company.postalAddress },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      telephone,
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
