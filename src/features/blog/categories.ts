import type { BlogSummary } from '#api/schemas/blog.ts'
import { slugify } from '#lib/slug.ts'

export type BlogCategory = { key: string; name: string }

/** The address part of a category; a name without Latin letters is its own. */
export function categoryKey(name: string): string {
  return slugify(name) || name
}

/** `Pest Control` → `#PestControl`; in a script without capitals `#पेस्ट_कंट्रोल`. */
export function hashtag(name: string): string {
  return `#${name.replace(/[^\p{L}\p{N}\p{M}]+/gu, /\p{Lo}/u.test(name) ? '_' : '')}`
}

/** The categories that the posts have, in alphabetical order, each once. */
export function categoriesOf(posts: ReadonlyArray<Pick<BlogSummary, 'categories'>>): Array<BlogCategory> {
  const names = new Map<string, string>()
  for (const name of posts.flatMap(({ categories }) => categories)) {
    const key = categoryKey(name)
    if (!names.has(key)) names.set(key, name)
  }
  return [...names]
    .map(([key, name]) => ({ key, name }))
    .toSorted((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)))
}

/** The posts of a category; without one, all of them. */
export function postsIn<T extends Pick<BlogSummary, 'categories'>>(
  posts: ReadonlyArray<T>,
  key: string | undefined,
): ReadonlyArray<T> {
  if (key === undefined) return posts
  return posts.filter(({ categories }) => categories.some((name) => categoryKey(name) === key))
}
