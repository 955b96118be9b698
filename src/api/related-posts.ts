import type { BlogPost, BlogSummary } from '#api/schemas/blog.ts'

/** What a card of a related post shows; the rest of the entry does not travel with the page. */
export type RelatedPost = Pick<BlogSummary, 'title' | 'slug' | 'image' | 'categories' | 'createdAt'>

/** Two rows of two. */
const MOST_RELATED = 4

/** When it appeared, in milliseconds; a post that does not say is older than all others. */
function timeOf({ createdAt }: BlogSummary): number {
  return createdAt === undefined ? Number.NEGATIVE_INFINITY : Date.parse(createdAt)
}

/** The other posts that have a page, those that share a category first, the newest first among equals. */
export function relatedPosts(
  posts: ReadonlyArray<BlogSummary>,
  { slug, categories }: Pick<BlogPost, 'slug' | 'categories'>,
): Array<RelatedPost> {
  const shares = (post: BlogSummary) => Number(post.categories.some((name) => categories.includes(name)))
  return posts
    .filter((post) => post.slug !== '' && post.slug !== slug)
    .toSorted((a, b) => shares(b) - shares(a) || timeOf(b) - timeOf(a))
    .slice(0, MOST_RELATED)
    .map(({ title, slug, image, categories, createdAt }) => ({ title, slug, image, categories, createdAt }))
}
