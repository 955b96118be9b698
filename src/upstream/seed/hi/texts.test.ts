import { expect, test } from 'vitest'
import { catalogue } from '#upstream/seed/catalogue.ts'
import { hindi } from '#upstream/seed/hi/translation.ts'
import { toTranslations } from '#upstream/seed/translations.ts'

/** Pairs every text of the Hindi catalogue with its English text. */
const descriptions = catalogue.flatMap((category) => {
  const services = category.children.flatMap((child) => child.services)
  return [
    [category.description, hindi.categories[category.id]?.description],
    ...category.children.map(({ id, description }) => [description, hindi.children[id]?.description]),
    ...services.map(({ id, description }) => [description, hindi.services[id]?.description]),
  ].map(([english = '', words = '']) => ({ english, words }))
})
const titles = [
  ...[hindi.categories, hindi.children, hindi.services].flatMap((entries) =>
    Object.values(entries).map(({ title }) => title),
  ),
  ...[hindi.cities, hindi.states, hindi.brands].flatMap((names) => Object.values(names)),
]
const sentences = descriptions.map(({ words }) => words)
const everything = [...titles, ...sentences]

function numbersIn(text: string): Array<string> {
  return (text.match(/\d[\d,]*/g) ?? []).sort()
}

test('every text is in Devanagari', () => {
  expect(everything.filter((text) => !/\p{Script=Devanagari}/u.test(text))).toEqual([])
})

test('sentences end with a danda, and titles with none', () => {
  expect(sentences.filter((text) => !/[^\s]।$/u.test(text))).toEqual([])
  expect(titles.filter((text) => /[।.]/u.test(text))).toEqual([])
})

test('the numbers of a Hindi description are those of the English one', () => {
  const differing = descriptions.filter(
    ({ english, words }) => numbersIn(english).join() !== numbersIn(words).join(),
  )
  expect(differing).toEqual([])
})

test('two jobs of a category, and two categories, have different names', () => {
  for (const { children } of catalogue) {
    const names = children.flatMap((child) => child.services).map(({ id }) => hindi.services[id]?.title)
    expect(new Set(names).size).toBe(names.length)
  }
  const names = Object.values(hindi.categories).map(({ title }) => title)
  expect(new Set(names).size).toBe(catalogue.length)
})

test('a row has the texts of each language with a translation', () => {
  expect(toTranslations(({ states }) => ({ title: states.goa }))).toBe('{"hi":{"title":"गोवा"}}')
  expect(toTranslations(() => undefined)).toBe('{}')
})
