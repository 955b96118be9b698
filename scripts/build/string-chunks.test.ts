import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { bytesOf, createElement, evaluate, Suspense, source, use } from '../../tests/support/react-server.ts'
import { joinStringChunks } from './string-chunks.ts'

const joined = evaluate(joinStringChunks(source) ?? '')
const stock = evaluate(source)

function page(rows: number, late: Promise<string>): ReactNode {
  const Late = () => createElement('p', null, use(late))
  const row = (index: number) =>
    createElement(
      'li',
      { key: index, title: `"${index}" & <é>`, style: { width: index } },
      `₹${index} नमस्ते 🙂`,
      index % 2 === 0 && 'even',
    )
  return createElement(
    'html',
    null,
    createElement('head', null, createElement('title', null, 'Tile')),
    createElement(
      'body',
      null,
      createElement(
        'ul',
        null,
        Array.from({ length: rows }, (_, index) => row(index)),
      ),
      createElement(Suspense, { fallback: 'wait' }, createElement(Late)),
    ),
  )
}

test('the pinned react-dom is the release that the string chunks were made for', () => {
  expect(joinStringChunks(source)).toBeDefined()
})

test('any other source is left alone', () => {
  expect(
    joinStringChunks(source.replace('function completeWriting', 'function finishWriting')),
  ).toBeUndefined()
})

test.each([1, 40, 3000])(
  'the bytes of a streamed page of %i rows are those of the stock build',
  async (rows) => {
    const late = () => new Promise<string>((resolve) => setTimeout(resolve, 5, 'late & <b>'))
    expect(await bytesOf(joined, page(rows, late()))).toEqual(await bytesOf(stock, page(rows, late())))
  },
)

test('a render that fails in the middle leaks nothing into the next response', async () => {
  const Broken = () => {
    throw new Error('broken')
  }
  const broken = createElement('div', null, 'secret of the first visitor', createElement(Broken))
  await joined.renderToReadableStream(broken, { onError: () => {} }).catch(() => {})
  const next = await bytesOf(joined, createElement('p', null, 'next'))
  expect(next.toString()).toBe('<p>next</p>')
})

test('a stream that fails while it is written to leaks nothing into the next response', async () => {
  const stream = await joined.renderToReadableStream(page(3000, Promise.resolve('x')), { onError: () => {} })
  await stream.cancel('the visitor left')
  expect((await bytesOf(joined, createElement('p', null, 'next'))).toString()).toBe('<p>next</p>')
})
