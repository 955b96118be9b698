import type { DataTag, QueryKey } from '@tanstack/react-query'
import type {
  AdministrativeAreaLeaf,
  BlogLeaf,
  BlogPostingLeaf,
  BrandLeaf,
  CityLeaf,
  ItemListLeaf,
  OrganizationLeaf,
  PersonLeaf,
  ServiceLeaf,
  StateLeaf,
  WebSiteLeaf,
} from 'schema-dts'
import type { Result } from '#api/result.ts'
import type { Crumb } from '#catalogue/breadcrumbs.ts'
import type { Faq } from '#catalogue/service-entry.ts'
import type { PageContext } from '#data/page-data.ts'
import type { ShareSubject } from '#worker/structured-data/share-image.ts'

/** Returns data from the query cache of the page; undefined if it was not read or failed. */
export function cachedData<T>(
  { queryClient }: PageContext,
  { queryKey }: { queryKey: DataTag<QueryKey, Result<T>, Error> },
): T | undefined {
  const answer = queryClient.getQueryData(queryKey)
  return answer?.ok ? answer.data : undefined
}

/** A page as its own head describes it. */
export type Page = { origin: string; url: string; title: string; description: string }

/** A post. Times are undefined if the upstream has none. */
export type Post = {
  published: string | undefined
  modified: string | undefined
  sections: ReadonlyArray<string>
}

type Subject =
  | AdministrativeAreaLeaf
  | BlogLeaf
  | BlogPostingLeaf
  | BrandLeaf
  | CityLeaf
  | OrganizationLeaf
  | PersonLeaf
  | ServiceLeaf
  | StateLeaf

/** The structured data of a page. */
export type StructuredData = {
  pageType?: 'WebPage' | 'CollectionPage' | 'AboutPage' | 'ContactPage' | 'ProfilePage'
  picture?: ShareSubject
  /** The visible breadcrumb. */
  crumbs?: ReadonlyArray<Crumb>
  /** The subject of the page. */
  subject?: Subject
  /** The list that the page shows. */
  list?: ItemListLeaf
  /** The visible questions. */
  faqs?: ReadonlyArray<Faq>
  /** Further nodes of the graph. */
  others?: ReadonlyArray<OrganizationLeaf | WebSiteLeaf>
  post?: Post
}
