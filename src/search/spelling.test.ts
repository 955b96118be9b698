import { expect, test } from 'vitest'
import { createLexicon, nearestHeard, nearestWords } from './spelling.ts'

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

test('two joined words are split, of which a short name may be the first', () => {
  expect(nearestWords('washbasin', vocabulary)).toEqual(['wash basin'])
  const short = createLexicon(['ac', 'tv', 'to', 'ab', 'repair'])
  const names = new Set(['ac', 'tv', 'to'])
  expect(['acrepair', 'tvrepair'].map((word) => nearestWords(word, short, names))).toEqual([
    ['ac repair'],
    ['tv repair'],
  ])
  expect(['torepair', 'abrepair'].map((word) => nearestWords(word, short, names))).toEqual([[], []])
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
