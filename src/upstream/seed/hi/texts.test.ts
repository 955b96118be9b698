import { expect, test } from 'vitest'
import { brands as englishBrands } from '#upstream/seed/brands.ts'
import { catalogue } from '#upstream/seed/catalogue-order.ts'
import { hindiWords } from '#upstream/seed/hi/providers/sample-words.ts'
import { hindi } from '#upstream/seed/hi/translation.ts'
import { samplePeople } from '#upstream/seed/providers/sample-people.ts'
import { englishWords } from '#upstream/seed/providers/sample-words.ts'
import { tradeWords } from '#upstream/seed/providers/trades.ts'
import { wordsOf } from '#upstream/seed/translations.ts'

/** Every text of the Hindi catalogue beside the English one. */
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
const { trades, openings, endings, complaints, remarks, reviewers } = hindiWords
const said = [
  ...Object.values(trades).flatMap(({ ways, praise }) => [...ways, ...praise]),
  ...[...openings, ...endings, ...complaints, ...remarks].filter(Boolean),
]
const tradeTitles = Object.values(trades).flatMap((trade) => trade.titles)
const sentences = [...descriptions.map(({ words }) => words), ...said]
const everything = [...titles, ...tradeTitles, ...reviewers, ...sentences]

function numbersIn(text: string): Array<string> {
  return (text.match(/\d[\d,]*/g) ?? []).sort()
}

test('every text is in Devanagari, with no run of more than three Latin words', () => {
  expect(
    everything.filter((text) => !/\p{Script=Devanagari}/u.test(text) || text !== text.normalize()),
  ).toEqual([])
  expect(everything.filter((text) => /[A-Za-z]+(?:[\s,]+[A-Za-z]+){3}/.test(text))).toEqual([])
})

test('sentences end with a danda, and titles with none', () => {
  expect(sentences.filter((text) => !/[^\s]।$/u.test(text))).toEqual([])
  expect([...titles, ...tradeTitles].filter((text) => /[।.]/u.test(text))).toEqual([])
})

test('the numbers of a Hindi description are those of the English one', () => {
  const differing = descriptions.filter(
    ({ english, words }) => numbersIn(english).join() !== numbersIn(words).join(),
  )
  expect(differing).toEqual([])
})

test('words are spelt as the style guide has them', () => {
  const misspelt =
    /सफाई|साफ(?!़)|फोन|फ्र|फर्श|जरूर|दरवाजा|आवाज(?!़)|तरीका|इलाका|खराब|खाली|दाग(?!़)|गये|नयी|लिये|चाहिये|क़ीमत|पेशेवर|सत्यापित|हेतु|द्वारा|[०-९]/u
  expect(everything.map((text) => text.normalize()).filter((text) => misspelt.test(text))).toEqual([])
})

test('two jobs of a category, and two categories, have different names', () => {
  for (const { children } of catalogue) {
    const names = children.flatMap((child) => child.services).map(({ id }) => hindi.services[id]?.title)
    expect(new Set(names).size).toBe(names.length)
  }
  const names = Object.values(hindi.categories).map(({ title }) => title)
  expect(new Set(names).size).toBe(catalogue.length)
})

test('what is filled into a text in English is filled in in Hindi', () => {
  for (const part of ['openings', 'endings'] as const) {
    for (const [index, english] of englishWords[part].entries()) {
      const placesIn = (text = '') => (text.match(/\{\w+\}/g) ?? []).sort()
      expect(placesIn(hindiWords[part][index])).toEqual(placesIn(english))
    }
  }
  expect(Object.keys(trades)).toEqual(Object.keys(tradeWords))
  expect(hindiWords.initials).toHaveLength(englishWords.initials.length)
})

test('a sample person is the same in Hindi, in other letters', () => {
  for (const { translations, ...person } of samplePeople().slice(0, 300)) {
    const { summary, profile, reviews } = translations?.hi ?? {}
    expect(summary?.name).toMatch(/^[\p{Script=Devanagari}]+ [\p{Script=Devanagari}]+$/u)
    expect(summary?.areas).toHaveLength(person.areas.length)
    expect(summary?.languages).toHaveLength(person.languages.length)
    expect(profile?.services.map(({ priceFrom }) => priceFrom)).toEqual(
      person.services.map(({ priceFrom }) => priceFrom),
    )
    expect(profile?.gallery.map(({ image }) => image)).toEqual(person.gallery.map(({ image }) => image))
    expect(profile?.about.flatMap(numbersIn)).toEqual(person.about.flatMap(numbersIn))
    expect(reviews).toHaveLength(person.reviews.length)
  }
})

test('a row has the words of each language, and of none that says nothing', () => {
  const [brand] = englishBrands
  expect(wordsOf(({ brands }) => ({ title: brands[brand.id] }))).toBe('{"hi":{"title":"नलविका"}}')
  expect(wordsOf(() => undefined)).toBe('{}')
})
