import type {
  AdministrativeAreaLeaf,
  BlogLeaf,
  BlogPostingLeaf,
  CityLeaf,
  CountryLeaf,
  ItemListLeaf,
  ServiceLeaf,
  StateLeaf,
} from 'schema-dts'
import type { Place } from '#api/places/resolve-place.ts'
import type { BlogPost, BlogSummary } from '#api/schemas/blog.ts'
import { structuredDataNames } from '#content/worker-pages.ts'
import { langOf, language } from '#lib/language.ts'
import { paths } from '#lib/paths.ts'
import { organizationRef } from '#worker/structured-data/identities.ts'
import { shareImage } from '#worker/structured-data/share-card.ts'
import type { Page } from '#worker/structured-data/structured-data.ts'

const UNION_TERRITORIES =
  'andaman-and-nicobar-islands chandigarh dadra-and-nagar-haveli-and-daman-and-diu delhi jammu-and-kashmir ladakh lakshadweep puducherry'.split(
    ' ',
  )

export const india: CountryLeaf = { '@type': 'Country', name: structuredDataNames.country }

/** A state, or a union territory, which schema.org has no word for. */
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
  /** What the cheapest job starts from, in whole rupees. */
  price: number | undefined
}

export function serviceNode({ service, area = india, price }: Offered, page: Page): ServiceLeaf {
  return {
    '@type': 'Service',
    '@id': `${page.url}#service`,
    name: service.title,
    serviceType: service.title,
    url: page.url,
    areaServed: area,
    provider: organizationRef(page.origin),
    ...(price !== undefined && {
      offers: { '@type': 'AggregateOffer', lowPrice: price, priceCurrency: 'INR' },
    }),
  }
}

/** Links in the order in which they are shown. */
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

/** A post. It was written by the company; no person is named. */
export function postNode(post: BlogPost, { origin, url, description }: Page): BlogPostingLeaf {
  const { slug, title, categories, createdAt, updatedAt = createdAt } = post
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    headline: title,
    description,
    ...(createdAt && { datePublished: createdAt }),
    ...(updatedAt && { dateModified: updatedAt }),
    inLanguage: langOf(title) ?? language.locale,
    ...(categories.length > 0 && { articleSection: categories }),
    image: origin + shareImage('blog', slug),
    author: organizationRef(origin),
    publisher: organizationRef(origin),
    mainEntityOfPage: { '@id': url },
  }
}

/** The list of posts; without them when they are not read yet. */
export function blogNode(
  name: string,
  posts: ReadonlyArray<BlogSummary> | undefined,
  { origin, url, description }: Page,
): BlogLeaf {
  return {
    '@type': 'Blog',
    '@id': `${url}#blog`,
    name,
    url,
    description,
    inLanguage: language.locale,
    publisher: organizationRef(origin),
    ...(posts && {
      blogPost: posts.map(({ slug, title, createdAt }) => ({
        '@type': 'BlogPosting' as const,
        headline: title,
        ...(slug && { url: origin + paths.post(slug) }),
        ...(createdAt && { datePublished: createdAt }),
      })),
    }),
  }
}
