import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#api/client.ts'
import type { BlogPost, BlogSummary } from '#api/schemas/blog.ts'
import { messages } from '#content/messages.ts'
import { listPosts } from '#data/blog-list.ts'
import { readResult } from '#data/query-result.ts'

/** The fields of a related post's card; the rest of the entry is not in the page's state. */
export type RelatedPost = Pick<BlogSummary, 'title' | 'slug' | 'image' | 'categories' | 'createdAt'>

/** Two rows of two. */
const MAX_RELATED = 4

/** Returns the publication time of a post (ms). A post without a date is the oldest. */
function toTime({ createdAt }: BlogSummary): number {
  return createdAt === undefined ? Number.NEGATIVE_INFINITY : Date.parse(createdAt)
}

/** Returns other posts that have a page: those that share a category first, then the newest. */
export function relatedPosts(
  posts: ReadonlyArray<BlogSummary>,
  { slug, categories }: Pick<BlogPost, 'slug' | 'categories'>,
): Array<RelatedPost> {
  const shares = (post: BlogSummary) => Number(post.categories.some((name) => categories.includes(name)))
  return posts
    .filter((post) => post.slug !== '' && post.slug !== slug)
    .toSorted((a, b) => shares(b) - shares(a) || toTime(b) - toTime(a))
    .slice(0, MAX_RELATED)
    .map(({ title, slug, image, categories, createdAt }) => ({ title, slug, image, categories, createdAt }))
}

export const blogQueries = {
  /** A page of the posts of a category, which are in the page's state alone. */
  list: (api: ApiClient, category: string | undefined, page: number) =>
    queryOptions({
      queryKey: ['blog-list', category ?? '', page],
      queryFn: (context) =>
        readResult(
          api.blogPosts().then((posts) => listPosts(posts, category, page)),
          context,
        ),
      meta: { errorMessage: messages.errors.blogs },
    }),
  detail: (api: ApiClient, slug: string) =>
    queryOptions({
      queryKey: ['blog', slug],
      queryFn: (context) => readResult(api.blogPost(slug), context),
      meta: { errorMessage: messages.errors.blogs },
    }),
  /** The cards below a post, which is complete without them. The list is read together with the post. */
  related: (api: ApiClient, slug: string) =>
    queryOptions({
      queryKey: ['blog', slug, 'related'],
      queryFn: (context) =>
        readResult(
          Promise.all([api.blogPosts(), context.client.fetchQuery(blogQueries.detail(api, slug))]).then(
            ([posts, post]) => relatedPosts(posts, { slug, categories: post.ok ? post.data.categories : [] }),
          ),
          context,
        ),
      meta: { errorMessage: messages.errors.blogs },
    }),
}
