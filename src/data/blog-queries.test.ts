import { expect, test } from 'vitest'
import type { BlogSummary } from '#api/schemas/blog.ts'
import { relatedPosts } from './blog-queries.ts'

function post(slug: string, categories: Array<string>, createdAt: string): BlogSummary {
  return { _id: slug, title: slug, slug, image: '', categories, short_description: '', createdAt }
}

const posts = [
  post('taps', ['Plumbing'], '2026-01-04T00:00:00Z'),
  post('paint', ['Painting'], '2026-01-09T00:00:00Z'),
  post('geyser', ['Plumbing', 'Appliances'], '2026-01-05T00:00:00Z'),
  post('wood', ['Carpentry'], '2026-01-01T00:00:00Z'),
  post('pipes', ['Plumbing'], '2026-01-02T00:00:00Z'),
  post('damp', ['Waterproofing'], '2026-01-08T00:00:00Z'),
]
const slugs = (related: Array<{ slug: string }>) => related.map(({ slug }) => slug)

test('posts of the same category come first, the newest first, then the newest of the others', () => {
  expect(slugs(relatedPosts(posts, { slug: 'pipes', categories: ['Plumbing'] }))).toEqual([
    'geyser',
    'taps',
    'paint',
    'damp',
  ])
})

test('a post is not related to itself', () => {
  expect(relatedPosts([post('taps', [], '2026-01-04T00:00:00Z')], { slug: 'taps', categories: [] })).toEqual(
    [],
  )
})
