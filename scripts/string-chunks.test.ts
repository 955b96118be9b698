import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createElement, type ReactNode, Suspense, use } from 'react'
import { expect, test } from 'vitest'
import { joinStringChunks } from './string-chunks.ts'

const require = createRequire(import.meta.url)
const source = readFileSync(
  require
    .resolve('react-dom/server.edge')
    .replace('server.edge.js', 'cjs/react-dom-server.edge.production.js'),
  'utf8',
)

type ReactServer = {
  renderToReadableStream: (node: ReactNode, options: object) => Promise<ReadableStream<Uint8Array>>
}

/** Evaluates a source of react-dom's server build. */
function evaluate(code: string): ReactServer {
  const module = { exports: {} }
  new Function('require', 'exports', 'module', code)(require, module.exports, module)
  return Object.assign(
    { renderToReadableStream: () => Promise.reject(new Error('not exported')) },
    module.exports,
  )
}

const joined = evaluate(joinStringChunks(source) ?? '')
const stock = evaluate(source)

async function bytesOf(react: ReactServer, node: ReactNode): Promise<Buffer> {
  const stream = await react.renderToReadableStream(node, {
    nonce: 'n',
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: () => {},
  })
  return Buffer.from(await new Response(stream).arrayBuffer())
}

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
