import { expect, test } from 'vitest'

/** Returns all texts of a file of strings by path. Calls functions with two of everything. */
function collectTexts(words: unknown, path = ''): Array<[path: string, text: string]> {
  if (typeof words === 'string') return [[path, words]]
  if (typeof words === 'function') {
    return collectTexts(Reflect.apply(words, undefined, ['2', '2']), `${path}()`)
  }
  if (typeof words !== 'object' || words === null) return []
  return Object.entries(words).flatMap(([key, value]) => collectTexts(value, `${path}.${key}`))
}

/** The files whose functions take texts or numbers only. */
const english = import.meta.glob<object>(
  '../en/{about,become-partner,brand-page,brands,careers,company,home,house-promos,legal,places/cities,places/further-cities,places/states,promotions,provider-page,provider-profiles,testimonials,top-services,top-technicians}.ts',
  { eager: true },
)
const hindi = import.meta.glob<object>(
  './{about,become-partner,brand-page,brands,careers,company,home,house-promos,legal,places/cities,places/further-cities,places/states,promotions,provider-page,provider-profiles,testimonials,top-services,top-technicians}.ts',
  { eager: true },
)
const faqs = import.meta.glob<object>('../en/services/*.ts', { eager: true, import: 'faqs' })
const hindiFaqs = import.meta.glob<object>('./services/*.ts', { eager: true, import: 'faqs' })
const PAIRS = [
  [english, hindi],
  [faqs, hindiFaqs],
].map((pair) => pair.map((files) => Object.values(files ?? {})))

const pairs = PAIRS.flatMap(([words, translated]) => {
  const texts = collectTexts(translated)
  return collectTexts(words).map(([path, text], index) => {
    const [hindiPath, hindiText] = texts[index] ?? ['', '']
    return { path, text, hindiPath, hindiText }
  })
})
// The other files are English here, because only a build of the language replaces them.
const translatedPairs = pairs.filter(({ text, hindiText }) => text !== hindiText)

function numbersIn(text: string): string {
  return (text.replace(/:00\b/g, '').match(/\d[\d,.:]*\d|\d/g) ?? []).sort().join(' ')
}

test('the texts have the same order in both languages', () => {
  expect(pairs.filter(({ path, hindiPath }) => path !== hindiPath)).toEqual([])
})

test('a Hindi text has the numbers of the English one', () => {
  expect(pairs.filter(({ text, hindiText }) => numbersIn(text) !== numbersIn(hindiText))).toEqual([])
})

test('a Hindi sentence ends with a danda where the English one ends with a full stop', () => {
  const wrong = translatedPairs.filter(
    ({ text, hindiText }) => text.endsWith('.') !== hindiText.endsWith('।') || /\s।|[a-z]\.$/.test(hindiText),
  )
  expect(wrong).toEqual([])
})
