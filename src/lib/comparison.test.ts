import { afterEach, expect, test, vi } from 'vitest'
import { readComparison } from './comparison.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

const asha = { id: 'asha', name: 'Asha' }

test('what was chosen on an earlier page is there again', () => {
  const stored = JSON.stringify({ people: [asha], job: 'leak-repair' })
  expect(readComparison(stored)).toEqual({ people: [asha], job: 'leak-repair' })
})

test.each([null, '', '{', 'null', '7', '[]', '{}', '{"people":3}'])('of %s nobody is read', (stored) => {
  expect(readComparison(stored)).toEqual({ people: [] })
})

test('what is no person is left out, and so is who would be the fifth', () => {
  const many = Array.from({ length: 9 }, (_, index) => ({ id: `p${index}`, name: 'P' }))
  const { people } = readComparison(JSON.stringify({ people: [null, 7, { id: 1 }, ...many], job: 3 }))
  expect(people.map(({ id }) => id)).toEqual(['p0', 'p1', 'p2', 'p3'])
})

test('whoever was chosen in another language has no name until that of this one is known', () => {
  const people = [
    { id: 'asha', name: 'Asha', language: 'en' },
    { id: 'ravi', name: 'रवि', language: 'hi' },
  ]
  expect(readComparison(JSON.stringify({ people })).people).toEqual([
    { id: 'asha', name: 'Asha' },
    { id: 'ravi', name: '' },
  ])
})

test('whoever is dropped is chosen no more, and who was not chosen stays out', async () => {
  vi.stubGlobal('dispatchEvent', () => true)
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const { comparison } = await import('./comparison.ts')
  const ravi = { id: 'ravi', name: 'Ravi' }
  comparison.toggle(asha, 'leak-repair')
  comparison.toggle(ravi)
  comparison.drop('asha')
  comparison.drop('meera')
  expect(comparison.read()).toEqual({ people: [ravi], job: 'leak-repair' })
})

test('a choice goes from language to language: the same people, each by the name that is known there', async () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('dispatchEvent', () => true)
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const open = async (code: 'en' | 'hi') => {
    vi.resetModules()
    vi.stubGlobal('__LANGUAGE__', code)
    return (await import('./comparison.ts')).comparison
  }
  const english = await open('en')
  english.toggle(asha, 'leak-repair')
  const hindi = await open('hi')
  hindi.toggle({ id: 'ravi', name: 'रवि' })
  expect(hindi.read()).toEqual({
    people: [
      { id: 'asha', name: '' },
      { id: 'ravi', name: 'रवि' },
    ],
    job: 'leak-repair',
  })
  hindi.name([{ id: 'asha', name: 'आशा' }])
  expect((await open('hi')).read().people.map(({ name }) => name)).toEqual(['आशा', 'रवि'])
  const back = await open('en')
  expect(back.read().people).toEqual([
    { id: 'asha', name: '' },
    { id: 'ravi', name: '' },
  ])
  // Of somebody who is gone nothing is known.
  back.name([asha])
  expect(back.read().people.map(({ name }) => name)).toEqual(['Asha', ''])
  back.toggle({ id: 'ravi', name: '' })
  expect((await open('en')).read()).toEqual({ people: [asha], job: 'leak-repair' })
})
