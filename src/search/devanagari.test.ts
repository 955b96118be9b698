import { expect, test } from 'vitest'
import { fromDevanagari, hasDevanagari } from './devanagari.ts'

test.each([
  ['नल टपक रहा है', 'nal tapak raha hai'],
  ['बिजली', 'bijli'],
  ['पंखा', 'pankha'],
  ['दीमक', 'dimak'],
  ['बढ़ई', 'badhai'],
  ['सफाई', 'saphai'],
  ['वॉशिंग', 'voshing'],
  ['फ्रिज', 'phrij'],
  ['गीज़र', 'gizar'],
  ['प्लंबर', 'plambar'],
  ['मुंबई', 'mumbai'],
])('%s becomes %s in Latin letters', (hindi, latin) => {
  expect(fromDevanagari(hindi)).toBe(latin)
})

test.each([
  ['एसी', 'ac'],
  ['आरओ', 'ro'],
  ['टीवी', 'tv'],
  ['सीसीटीवी', 'cctv'],
  ['डब्ल्यूसी', 'wc'],
])('%s is the abbreviation %s', (hindi, latin) => {
  expect(fromDevanagari(hindi)).toBe(latin)
})

test('a text has Hindi letters or none', () => {
  expect(hasDevanagari('AC की गैस')).toBe(true)
  expect(hasDevanagari('AC ki gas')).toBe(false)
})

test('a dotted letter is the same as one code point or two', () => {
  expect(fromDevanagari('ग\u0940ज\u093cर')).toBe(fromDevanagari('गी\u095bर'))
})

test('all other text stays unchanged', () => {
  expect(fromDevanagari('AC की गैस, 2 ton')).toBe('AC ki gais, 2 ton')
})
