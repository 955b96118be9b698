import type { BlogSummary } from '#api/schemas/blog.ts'
import { slugify } from '#lib/slug.ts'

/** The number of posts on a page of the list. */
export const BLOG_PAGE_SIZE = 24

export type BlogCategory = { key: string; name: string }

/** A page of the blog. `total` counts the posts of all pages. */
type BlogList = {
  categories: Array<BlogCategory>
  posts: ReadonlyArray<BlogSummary>
  total: number
}

/** The categories of a post. */
type Post = Pick<BlogSummary, 'slug' | 'categories'>

/** Returns the address part of a category; the name itself if it has no Latin letters. */
export function categoryKey(name: string): string {
  return slugify(name) || name
}

/** Returns the categories that the posts have, in alphabetical order, each once. */
export function getCategories(posts: ReadonlyArray<Pick<BlogSummary, 'categories'>>): Array<BlogCategory> {
  const names = new Map<string, string>()
  for (const name of posts.flatMap(({ categories }) => categories)) {
    const key = categoryKey(name)
    if (!names.has(key)) names.set(key, name)
  }
  return [...names]
    .map(([key, name]) => ({ key, name }))
    .toSorted((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)))
}

/** Returns the posts of a category; without one, all of them. */
export function postsIn<T extends Pick<BlogSummary, 'categories'>>(
  posts: ReadonlyArray<T>,
  key: string | undefined,
): ReadonlyArray<T> {
  if (key === undefined) return posts
  return posts.filter(({ categories }) => categories.some((name) => categoryKey(name) === key))
}

/** Returns the posts that two lists share. Two names are one category if both lists have the same posts under them. */
function commonSlugs(posts: ReadonlyArray<Post>, others: ReadonlyArray<Post>, key: string): string {
  const slugs = postsIn(posts, key).map(({ slug }) => slug)
  const common = slugs.filter((one) => one !== '' && others.some(({ slug }) => slug === one))
  return common.sort().join(' ')
}

/**
 * Returns the category of these posts that has the same posts as `key` elsewhere, such as in another language;
 * undefined without one.
 */
export function categoryHere(
  posts: ReadonlyArray<Post>,
  elsewhere: ReadonlyArray<Post>,
  key: string,
): string | undefined {
  const slugs = commonSlugs(elsewhere, posts, key)
  const [first] = slugs.split(' ')
  const names = posts.find(({ slug }) => slug === first)?.categories ?? []
  const there = elsewhere.find(({ slug }) => slug === first)?.categories ?? []
  const samePlace = names[there.findIndex((name) => categoryKey(name) === key)]
  return [...(samePlace ? [samePlace] : []), ...names]
    .map(categoryKey)
    .find((candidate) => slugs !== '' && commonSlugs(posts, elsewhere, candidate) === slugs)
}

/** Returns a page of the posts of a category; without one, of all. */
export function listPosts(
  posts: ReadonlyArray<BlogSummary>,
  category: string | undefined,
  page: number,
): BlogList {
  const matching = postsIn(posts, category)
  return {
    categories: getCategories(posts),
    posts: matching.slice((page - 1) * BLOG_PAGE_SIZE, page * BLOG_PAGE_SIZE),
    total: matching.length,
  }
}
