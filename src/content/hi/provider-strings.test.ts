import { expect, test } from 'vitest'
import * as brandPage from '#content/brand-page.ts'
import * as brands from '#content/brands.ts'
import { company } from '#content/company.ts'
import * as legal from '#content/legal.ts'
import * as providerPage from '#content/provider-page.ts'
import * as profiles from '#content/provider-profiles.ts'
import * as hiBrandPage from '#content-hi/brand-page.ts'
import * as hiBrands from '#content-hi/brands.ts'
import * as hiLegal from '#content-hi/legal.ts'
import * as hiProviderPage from '#content-hi/provider-page.ts'
import * as hiProfiles from '#content-hi/provider-profiles.ts'

/** Returns all texts of a file of strings by path. Calls functions with two of everything. */
function collectTexts(words: unknown, path = ''): Array<[path: string, text: string]> {
  if (typeof words === 'string') return [[path, words]]
  if (typeof words === 'function') {
    const given = /longDate/.test(String(words)) ? ['2026-10-02', '2026-10-02'] : ['2', '2']
    return collectTexts(Reflect.apply(words, undefined, given), `${path}()`)
  }
  if (typeof words !== 'object' || words === null) return []
  return Object.entries(words).flatMap(([key, value]) => collectTexts(value, `${path}.${key}`))
}

/** The questions of the services. */
const faqs = import.meta.glob<object>('../en/services/*.ts', { eager: true, import: 'faqs' })
const hiFaqs = import.meta.glob<object>('./services/*.ts', { eager: true, import: 'faqs' })

const PAIRS: ReadonlyArray<[english: object, hindi: object]> = [
  [legal, hiLegal],
  [Object.values(faqs), Object.values(hiFaqs)],
  [providerPage, hiProviderPage],
  [profiles, hiProfiles],
  [brandPage, hiBrandPage],
  [brands, hiBrands],
]

const pairs = PAIRS.flatMap(([english, hindi]) => {
  const texts = collectTexts(hindi)
  return collectTexts(english).map(([path, text], index) => {
    const [hindiPath, hindiText] = texts[index] ?? ['', '']
    return { path, text, hindiPath, hindiText }
  })
})
// The other files are English here, because only a build of the language replaces them.
const own = pairs.filter(({ text, hindiText }) => text !== hindiText)

function numbersIn(text: string): string {
  return (text.replace(/:00\b/g, '').match(/\d[\d,.:]*\d|\d/g) ?? []).sort().join(' ')
}

test('the texts have the same order in both languages', () => {
  expect(pairs.filter(({ path, hindiPath }) => path !== hindiPath)).toEqual([])
})

test('a Hindi text has the numbers of the English one', () => {
  expect(pairs.filter(({ text, hindiText }) => numbersIn(text) !== numbersIn(hindiText))).toEqual([])
})

test('a Hindi text has no run of more than three Latin words but the legal name', () => {
  const latin = own.filter(({ hindiText }) =>
    /[A-Za-z]+(?:[\s,]+[A-Za-z]+){3}/.test(
      hindiText
        .replaceAll(company.legalName, '')
        .replaceAll(company.addressLines.join(', '), '')
        .replace(/“[^”]*”/g, ''),
    ),
  )
  expect(latin).toEqual([])
})

test('a Hindi sentence ends with a danda where the English one ends with a full stop', () => {
  const wrong = own.filter(
    ({ text, hindiText }) => text.endsWith('.') !== hindiText.endsWith('।') || /\s।|[a-z]\.$/.test(hindiText),
  )
  expect(wrong).toEqual([])
})
