import { expect, test } from 'vitest'
import { parseBounded } from '#worker/sanitize/post-html.ts'

const many = (count: number, piece: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => piece(index)).join('')
const longAddress = `/${'a'.repeat(1_000)}`

test.each([
  ['long markup', 'word '.repeat(100_000), 'word '.repeat(110_000), 'too long'],
  ['many elements', '<br>'.repeat(19_000), '<br>'.repeat(21_000), 'too many nodes'],
  ['many comments', '<!---->'.repeat(19_000), '<!---->'.repeat(21_000), 'too many nodes'],
  ['formatting that is opened again in every block', many(100, (index) => `<p><b lang=a${index}></p>`), many(210, (index) => `<p><b lang=a${index}></p>`), 'too many nodes'],
  ['formatting that is divided among blocks', '<b><p>a</b>'.repeat(1_000), '<b><i><u><s><p>a</b>'.repeat(5_000), 'too many nodes'],
  ['stray content of tables', `<table>${'<i>a</i>'.repeat(19_000)}`, `<table>${'<i>a</i>'.repeat(21_000)}`, 'too many nodes'],
  ['open elements', '<div>'.repeat(500), '<div>'.repeat(520), 'too deep'],
  ['open formatting', '<b>'.repeat(500), '<b>'.repeat(520), 'too deep'],
  ['open tables', '<table><td>'.repeat(120), '<table><td>'.repeat(140), 'too deep'],
  ['open foreign elements', '<svg>'.repeat(500), '<svg>'.repeat(520), 'too deep'],
  ['attributes of one element', `<p ${many(250, (index) => `a${index} `)}>`, `<p ${many(260, (index) => `a${index} `)}>`, 'too many attributes'],
  ['attributes of elements that are opened again', `<p><a href="${longAddress}"></p>${'<p>a</p>'.repeat(500)}`, `<p><a href="${longAddress}"></p>${'<p>a</p>'.repeat(530)}`, 'too large attributes'],
])('%s are accepted up to their limit and refused above', (_, allowed, refused, reason) => {
  expect(() => parseBounded(allowed)).not.toThrow()
  expect(() => parseBounded(refused)).toThrow(reason)
}) // biome-ignore format: a row a line is easy to compare

test('closed elements do not count as open', () => {
  expect(() => parseBounded('<b><i><p>a</b>b</i></p><table><td>a</table>'.repeat(600))).not.toThrow()
})
