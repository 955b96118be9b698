import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { ReactNode } from 'react'

const require = createRequire(import.meta.url)
/** The production build of a package: that of development expects its own renderer around every element. */
function production(name: 'react' | 'react-dom') {
  return require(path.join(path.dirname(require.resolve(name)), `cjs/${name}.production.js`))
}

export const { createElement, Suspense, use }: typeof import('react') = production('react')

/** React's server build for the edge, as it was published. */
export const source = readFileSync(
  require
    .resolve('react-dom/server.edge')
    .replace('server.edge.js', 'cjs/react-dom-server.edge.production.js'),
  'utf8',
)

export type ReactServer = {
  renderToReadableStream: (node: ReactNode, options: object) => Promise<ReadableStream<Uint8Array>>
}

/** Evaluates a source of react-dom's server build. */
export function evaluate(code: string): ReactServer {
  const module = { exports: {} }
  new Function('require', 'exports', 'module', code)(production, module.exports, module)
  return Object.assign(
    { renderToReadableStream: () => Promise.reject(new Error('not exported')) },
    module.exports,
  )
}

/** All that a render writes. */
export async function bytesOf(react: ReactServer, node: ReactNode): Promise<Buffer> {
  const stream = await react.renderToReadableStream(node, {
    nonce: 'n',
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: () => {},
  })
  return Buffer.from(await new Response(stream).arrayBuffer())
}
