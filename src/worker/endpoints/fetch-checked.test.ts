import { expect, test } from 'vitest'
import { safeData } from '#worker/endpoints/fetch-checked.ts'

const post = {
  _id: '1',
  title: 'A < B',
  slug: 'a-b',
  createdAt: '2026-11-12T05:30:00Z',
  content: '<h1>Leaks</h1><p onclick="x()">Taps</p><script>x()</script>',
  seo_description: '<p>Taps &amp; <b>pipes</b></p>',
}

test('the body of a post becomes safe markup and its description plain text', () => {
  expect(safeData('blog-post', post)).toMatchObject({
    title: 'A < B',
    content: '<h2 id="s-leaks">Leaks</h2><p>Taps</p>',
    seo_description: 'Taps & pipes',
  })
})

test('a post that does not exist stays absent', () => {
  expect(safeData('blog-post', null)).toBeNull()
})

test('other data is not touched', () => {
  const list = [post]
  expect(safeData('blog-list', list)).toBe(list)
})
