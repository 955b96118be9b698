import { expect } from 'vitest'
import { test } from './fixtures.ts'
import { hydrated, toWords } from './steps.ts'

test('a page whose code is loading stays until the next page arrives', async ({ front, visit }) => {
  const visitor = await visit()
  front.hold(/\/assets\/services\._id\.index[\w.-]*\.js$/)
  await visitor.open('/services/plumbing')
  await expect.poll(() => front.asked.join()).toContain('GET /assets/services._id.index')
  const release = front.hold(/^\/about$/)
  await visitor.click('footer a[href="/about"]')
  await expect.poll(() => front.asked).toContain('GET /about')
  expect(await toWords(visitor, 'h1')).toContain('Plumbing')
  release()
  await expect.poll(() => toWords(visitor, 'h1')).toContain('About')
  expect(front.asked.filter((line) => line === 'GET /services/plumbing')).toHaveLength(1)
  await hydrated(visitor)
})
