import { expect, test } from 'vitest'
import { createPageMemory } from './page-memory.ts'
import type { StoredPage } from './stored-page.ts'

const policy = { fresh: 60, staleWhileRevalidate: 60, staleIfError: 60, absent: 60 }

function pageOf(length: number): StoredPage {
  return { status: 200, storedAt: 0, policy, bytes: new Uint8Array(length), nonceOffsets: [], link: '' }
}

test('when there is no room left the page that was asked for longest ago goes', () => {
  const memory = createPageMemory(400)
  for (const key of ['a', 'b', 'c', 'd']) memory.set(key, pageOf(100))
  memory.get('a')
  memory.set('e', pageOf(100))
  expect(memory.get('a')).toBeDefined()
  expect(memory.get('b')).toBeUndefined()
  expect(memory.get('e')).toBeDefined()
})

test('a newer version takes the place of the old one and not another place', () => {
  const memory = createPageMemory(400)
  for (let time = 0; time < 10; time++) memory.set('a', pageOf(100))
  for (const key of ['b', 'c', 'd']) memory.set(key, pageOf(100))
  expect(memory.get('a')).toBeDefined()
})

test('one page does not push out all others', () => {
  const memory = createPageMemory(400)
  memory.set('a', pageOf(100))
  memory.set('huge', pageOf(101))
  expect(memory.get('huge')).toBeUndefined()
  expect(memory.get('a')).toBeDefined()
})
