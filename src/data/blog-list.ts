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

/** Returns a page of the posts of a category; without one, of all. */
export function listPosts(
  posts: ReadonlyArray<BlogSummary>,
  category: string | undefined,
  page: number,
): BlogList {
  const matching = category
    ? posts.filter(({ categories }) => categories.some((name) => categoryKey(name) === category))
    : posts
  return {
    categories: getCategories(posts),
    posts: matching.slice((page - 1) * BLOG_PAGE_SIZE, page * BLOG_PAGE_SIZE),
    total: matching.length,
  }
}
