import { expect, test } from 'vitest'
import {
  createLexicon,
  editDistance,
  heardConsonants,
  nearestHeard,
  nearestWords,
  soundDistance,
  soundKey,
  toSounded,
} from './spelling.ts'

const vocabulary = createLexicon([
  'geyser',
  'cockroach',
  'deemak',
  'paint',
  'machhar',
  'wash',
  'basin',
  'glass',
  'plumber',
])

test.each([
  ['dimak', 'deemak'],
  ['pent', 'paint'],
  ['machar', 'machhar'],
  ['karpenter', 'carpainter'],
  ['kokroch', 'cockroach'],
])('%s and %s sound the same', (a, b) => {
  expect(soundKey(a)).toBe(soundKey(b))
})

test.each([
  ['furniture', 'pharnichar'],
  ['electrician', 'ilektrishiyan'],
  ['switch', 'svich'],
  ['cleaning', 'klining'],
  ['machine', 'mashin'],
  ['designer', 'dijainar'],
])('%s and its phonetic spelling %s have the same consonants', (english, hindi) => {
  expect(heardConsonants(english)).toBe(heardConsonants(hindi))
})

test.each([
  ['driver', 'drawer'],
  ['pump', 'paint'],
])('%s and %s do not have the same consonants', (a, b) => {
  expect(heardConsonants(a)).not.toBe(heardConsonants(b))
})

const bySound = (one: string, other: string) => soundDistance(toSounded(one), toSounded(other), 2)

test('a vowel counts half by sound, and a vowel for a consonant more than one', () => {
  expect(bySound('kerla', 'kerala')).toBe(0.5)
  expect(bySound('fam', 'fan')).toBe(0.5)
  expect(bySound('bend', 'bind')).toBe(0.5)
  expect(bySound('bend', 'band')).toBe(0.5)
  expect(bySound('bend', 'bld')).toBeGreaterThan(1)
  expect(bySound('bend', 'mend')).toBeGreaterThan(2)
})

test('a letter more, less, other or swapped is one edit', () => {
  expect(editDistance('fan', 'fann', 2)).toBe(1)
  expect(editDistance('plumer', 'plumber', 2)).toBe(1)
  expect(editDistance('door', 'doer', 2)).toBe(1)
  expect(editDistance('leka', 'leak', 2)).toBe(1)
})

test('a distance beyond the limit is limit + 1', () => {
  expect(editDistance('kitchen', 'bathroom', 2)).toBe(3)
  expect(editDistance('tap', 'terrace', 2)).toBe(3)
})

test.each([
  ['gyser', 'geyser'],
  ['cocroach', 'cockroach'],
  ['plumer', 'plumber'],
  ['plumbr', 'plumber'],
])('%s is read as %s', (typed, meant) => {
  expect(nearestWords(typed, vocabulary)).toEqual([meant])
})

test('of words at equal distance by sound, the nearest spelling is chosen', () => {
  expect(nearestWords('cleanng', createLexicon(['cooling', 'cleaning', 'ceiling']))).toEqual(['cleaning'])
})

test('a missing letter counts once when it changes the sound of others', () => {
  expect(bySound('plumbr', 'plumber')).toBe(0.5)
  expect(bySound('cleanng', 'cleaning')).toBe(0.5)
  expect(bySound('plumbr', 'lumber')).toBeGreaterThan(2)
})

test('two joined words are split', () => {
  expect(nearestWords('washbasin', vocabulary)).toEqual(['wash basin'])
})

test.each(['xyzzy', 'qwertyuiop', 'laptop', 'ab'])('%s is near to no word', (typed) => {
  expect(nearestWords(typed, vocabulary)).toEqual([])
})

test.each([
  ['fna', ['fan']],
  ['fam', ['fan']],
  ['dor', ['door']],
  ['swich', ['switch']],
  ['frige', ['fridge']],
])('the short word %s is read as the name %j', (typed, meant) => {
  const names = new Set(['fan', 'door', 'switch', 'fridge'])
  expect(nearestWords(typed, createLexicon([...names, 'fin', 'dust']), names)).toEqual(meant)
})

test('a short word is read as a word other than a name only when both sound the same', () => {
  expect(nearestWords('cot', createLexicon(['coat']), new Set())).toEqual(['coat'])
  expect(nearestWords('cat', createLexicon(['coat']), new Set())).toEqual([])
})

test.each(['driver', 'passport', 'paneer'])('%s is near to no service', (typed) => {
  expect(nearestWords(typed, createLexicon(['drawer', 'dryer', 'password', 'pani', 'panel']))).toEqual([])
})

test('a word in Hindi letters is read as the nearest word with its consonants', () => {
  const words = createLexicon(['conditioner', 'condenser', 'service', 'surface'])
  expect(nearestHeard('kandishanar', words)).toEqual(['conditioner'])
  expect(nearestHeard('sarvis', words)).toEqual(['service'])
  expect(nearestHeard('nal', createLexicon(['nail']))).toEqual([])
})
