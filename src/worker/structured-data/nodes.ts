import type {
  BlogPostingLeaf,
  BreadcrumbListLeaf,
  ListItemLeaf,
  OrganizationLeaf,
  ProfilePageLeaf,
  WebSiteLeaf,
} from 'schema-dts'
import type { BlogPost } from '#api/schemas/blog.ts'
import type { ProviderDetail } from '#api/schemas/provider.ts'
import { company } from '#content/company.ts'
import type { Crumb } from '#data/breadcrumbs/breadcrumbs.ts'
import { getLang, language } from '#lib/language.ts'
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
  return {
    ...organizationRef(origin),
    legalName,
    description,
    logo: `${origin}/icons/icon-512.png`,
    email,
    ...(telephone && { telephone }),
    foundingDate: String(foundedYear),
    address: { '@type': 'PostalAddress', ...postalAddress },
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
 * Returns a profile. Omits ratings and reviews: Google ignores reviews that a site collects about its own providers.
 * https://developers.google.com/search/docs/appearance/structured-data/review-snippet
 */
export function profileNode({ name, about, image }: ProviderDetail, { url }: Page): ProfilePageLeaf {
  const [description] = about
  const picture = safeHttpUrl(image)
  return {
    '@type': 'ProfilePage',
    '@id': url,
    mainEntity: {
      '@type': 'Person',
      '@id': `${url}#person`,
      name,
      url,
      ...(description && { description }),
      ...(picture && { image: picture }),
    },
  }
}
