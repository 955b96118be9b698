import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { createElement, Suspense, use } from 'react'
import { UAParser } from 'ua-parser-js'
import { expect, test } from 'vitest'
import { sourcesBelow } from '../../tests/support/sources.ts'
import { cutFor, SERVER_CUTS } from './server-cuts.ts'

const ROOT = path.join(import.meta.dirname, '../..')
const require = createRequire(import.meta.url)
/** What a source of ours would name that needs a part that is cut. */
const NEEDS_STOCK =
  /from 'react-dom'|react-dom\/static|\b(?:SuspenseList|useActionState|useFormState|renderToPipeableStream)\b|\.get(?:Browser|CPU|Device|Engine|Result)\(/
const AGENTS: ReadonlyArray<readonly [system: string | undefined, agent: string]> = [
  [
    'iOS',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
  ],
  [
    'Android',
    'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36',
  ],
  [
    'HarmonyOS',
    'Mozilla/5.0 (Linux; Android 12; HarmonyOS; ANA-AN00) AppleWebKit/537.36 Mobile Safari/537.36',
  ],
  [
    'Mac OS',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
  ],
  ['Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36'],
  ['KAIOS', 'Mozilla/5.0 (Mobile; Nokia_8110_4G; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5'],
  [undefined, 'okhttp/4.12.0'],
]

function installed(file: string): string {
  return readFileSync(path.join(ROOT, 'node_modules', file), 'utf8')
}

function cut(file: string): string {
  return cutFor(SERVER_CUTS[file] ?? [], installed(file)) ?? ''
}

/** What a CommonJS source exports. */
function evaluate(code: string): Record<string, unknown> {
  const module: { exports: Record<string, unknown> } = { exports: {} }
  new Function('require', 'module', 'exports', code)(require, module, module.exports)
  return module.exports
}

test.each(Object.keys(SERVER_CUTS))(
  '%s is the release that the cuts fit, and each takes something',
  (file) => {
    const code = cut(file)
    expect(code).not.toBe('')
    expect(code.length).toBeLessThan(installed(file).length)
  },
)

test('another release is left as it is', () => {
  const cuts = SERVER_CUTS['@tanstack/router-core/dist/esm/load-client.js'] ?? []
  expect(cutFor(cuts, 'function loadClientRoute(router) {\n}\n')).toBeUndefined()
})

test('no source needs what is cut', () => {
  expect(sourcesBelow('src').filter((file) => NEEDS_STOCK.test(readFileSync(file, 'utf8')))).toEqual([])
})

test('nothing of the router loads the streams of Node any more', () => {
  for (const file of Object.keys(SERVER_CUTS)) expect(cut(file)).not.toContain('node:stream')
})

test.each(AGENTS)('the operating system is still read: %s', (system, agent) => {
  const { UAParser: Cut } = evaluate(cut('ua-parser-js/src/ua-parser.js')) as { UAParser: typeof UAParser }
  expect(new Cut(agent).getOS()).toEqual(new UAParser(agent).getOS())
  expect(new Cut(agent).getOS().name).toBe(system)
})

test('a page with a late and a broken part is rendered to the same bytes', async () => {
  const file = 'react-dom/cjs/react-dom-server.edge.production.js'
  const bytesOf = async (code: string) => {
    const { renderToReadableStream } = evaluate(code) as typeof import('react-dom/server')
    const late = Promise.withResolvers<string>()
    const Late = () => createElement('p', null, use(late.promise))
    const Broken = (): never => {
      throw new Error('broken')
    }
    const suspended = (part: () => unknown) =>
      createElement(Suspense, { fallback: 'wait' }, createElement(part as () => null))
    const page = createElement(
      'html',
      null,
      createElement('link', { rel: 'stylesheet', href: '/a.css', precedence: 'page' }),
      createElement('link', { rel: 'preload', as: 'image', href: '/a.avif' }),
      createElement(
        'body',
        null,
        createElement('img', { src: '/b.avif', alt: '' }),
        suspended(Late),
        suspended(Broken),
      ),
    )
    const stream = await renderToReadableStream(page, { nonce: 'n', onError: () => 'digest' })
    late.resolve('late')
    return new Response(stream).text()
  }
  expect(await bytesOf(cut(file))).toBe(await bytesOf(installed(file)))
})
