import { expect, test } from 'vitest'
import type { BlogSummary } from '#api/schemas/blog.ts'
import { BLOG_PAGE_SIZE, categoryKey, getCategories, listPosts } from './blog-list.ts'

const posts = [
  { slug: 'a', categories: ['Pest Control', 'Monsoon'] },
  { slug: 'b', categories: ['AC & Cooling'] },
  { slug: 'c', categories: ['monsoon', 'Cleaning'] },
  { slug: 'd', categories: [] },
]

test('the categories are those of the posts, each once, in alphabetical order', () => {
  expect(getCategories(posts)).toEqual([
    { key: 'ac-cooling', name: 'AC & Cooling' },
    { key: 'cleaning', name: 'Cleaning' },
    { key: 'monsoon', name: 'Monsoon' },
    { key: 'pest-control', name: 'Pest Control' },
  ])
})

test('a category name in another script is its own key', () => {
  expect(categoryKey('मानसून')).toBe('मानसून')
})

test('a page of the list has its posts only, and the number of all', () => {
  const post: Omit<BlogSummary, 'slug'> = {
    title: 'A',
    image: '',
    categories: ['Taps'],
    short_description: '',
  }
  const many = Array.from({ length: BLOG_PAGE_SIZE + 2 }, (_, index) => ({ ...post, slug: `p-${index}` }))
  const list = listPosts([{ ...post, slug: 'other', categories: [] }, ...many], 'taps', 2)
  expect(list.posts.map(({ slug }) => slug)).toEqual([`p-${BLOG_PAGE_SIZE}`, `p-${BLOG_PAGE_SIZE + 1}`])
  expect(list).toMatchObject({ total: BLOG_PAGE_SIZE + 2, categories: [{ key: 'taps', name: 'Taps' }] })
  expect(listPosts(many, undefined, 3).posts).toEqual([])
})
