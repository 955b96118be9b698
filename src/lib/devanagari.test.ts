import { expect, test } from 'vitest'
import { fromDevanagari } from './devanagari.ts'

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
])('%s is typed %s', (hindi, latin) => {
  expect(fromDevanagari(hindi)).toBe(latin)
})

test('a letter with a dot is the same written in one sign or in two', () => {
  expect(fromDevanagari('ग\u0940ज\u093cर')).toBe(fromDevanagari('गी\u095bर'))
})

test('everything else stays as it is', () => {
  expect(fromDevanagari('AC की गैस, 2 ton')).toBe('AC ki gais, 2 ton')
})
