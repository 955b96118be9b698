import { expect, test } from 'vitest'
import { allWords, isCommonWord, joinedNeighbours, sameMeaning, searchWords, wordPairs } from './words.ts'

test('text is split into lower-case words without punctuation', () => {
  expect(allWords('  Fan, NOT working!! ')).toEqual(['fan', 'not', 'working'])
})

test('letters with full stops between them are one word', () => {
  expect(allWords('A.C. repair')).toEqual(['ac', 'repair'])
})

test('accents are dropped and Hindi letters become Latin ones', () => {
  expect(allWords('décor नल')).toEqual(['decor', 'nal'])
})

test('text beyond 120 characters is ignored', () => {
  expect(allWords(`${'x'.repeat(119)} fan`)).toEqual(['x'.repeat(119)])
})

test('operators of the search index are only words', () => {
  expect(allWords('"tap" AND* NEAR(x) -y : title')).toEqual(['tap', 'and', 'near', 'x', 'y', 'title'])
})

test('filler words are not looked for', () => {
  expect(searchWords(allWords('my fan is not working')).map(({ text }) => text)).toEqual(['fan'])
  expect(searchWords(allWords('nal se paani aa raha hai')).map(({ text }) => text)).toEqual(['nal', 'paani'])
})

test('text of filler words alone asks for nothing', () => {
  expect(searchWords(allWords('is not working near me'))).toEqual([])
})

test('a word such as repair is weak beside others and counts when it is alone', () => {
  expect(searchWords(['laptop', 'repair'])).toEqual([
    { text: 'laptop', weak: false },
    { text: 'repair', weak: true },
  ])
  expect(searchWords(['repair'])).toEqual([{ text: 'repair', weak: false }])
})

test('a weak word is weak in Hindi letters too', () => {
  expect(searchWords(allWords('एसी सर्विस'), true)).toEqual([
    { text: 'ac', weak: false },
    { text: 'sarvis', weak: true },
  ])
  expect(isCommonWord('sarvis')).toBe(false)
  expect(isCommonWord('sarvis', true)).toBe(true)
})

test('a last word that is only begun is not looked for beside others', () => {
  const texts = (text: string) => searchWords(allWords(text)).map((word) => word.text)
  expect(texts('tap l')).toEqual(['tap'])
  expect(texts('repair l')).toEqual(['repair'])
  expect(texts('l shape')).toEqual(['l', 'shape'])
  expect(texts('l')).toEqual(['l'])
  expect(texts('split ac')).toEqual(['split', 'ac'])
})

test('a word is looked for once, and at most eight are', () => {
  expect(searchWords(['tap', 'tap'])).toHaveLength(1)
  expect(searchWords(Array.from({ length: 20 }, (_, index) => `word${index}`))).toHaveLength(8)
})

test('a word brings the others for the same thing', () => {
  expect(sameMeaning('nal')).toContain('tap')
  expect(sameMeaning('sofa')).toEqual(['sofa'])
})

test('neighbours are also tried as one word', () => {
  expect(joinedNeighbours(['new', 'switch', 'board'], 'switch')).toEqual(['newswitch', 'switchboard'])
})

test('pairs of neighbours are phrases unless both are filler', () => {
  expect(wordPairs(['fan', 'not', 'working'])).toEqual(['fan not'])
})

test('a negated word is also looked for as none of it', () => {
  expect(wordPairs(['paani', 'nahi', 'hai'])).toEqual(['paani nahi', 'no water', 'no paani', 'no pani'])
})
