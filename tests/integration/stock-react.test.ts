import { afterAll, beforeAll, expect, test } from 'vitest'
import { OTHER_STATES, PAGES } from '../support/pages.ts'
import { site } from '../support/site.ts'
import { type Site, startSite } from '../support/start-site.ts'
import { buildWithStockReact, type StockBuild } from '../support/stock-build.ts'

const BUILD_MS = 120_000
/** A time of this decade. */
const MILLISECONDS = /\b1[78]\d{11}\b/g
/** Each form that is sent out has its own. */
const FORM_KEY = /\b[0-9a-f]{32}\b/g
const NOON = String(Date.UTC(2026, 10, 21, 12))

let build: StockBuild
let stock: Site

beforeAll(async () => {
  build = buildWithStockReact()
  stock = await startSite({ script: build.script })
}, BUILD_MS)

afterAll(async () => {
  await stock?.stop()
  build?.remove()
})

/** The page without what is another in each response: where it is, random values, and when its data was read. */
async function markupOf({ url, fetch }: Pick<Site, 'url' | 'fetch'>, path: string): Promise<string> {
  const response = await fetch(path, { headers: { 'x-test-clock': NOON } })
  const nonce = /'nonce-([^']+)'/.exec(response.headers.get('Content-Security-Policy') ?? '')?.[1] ?? ''
  expect(nonce).not.toBe('')
  const markup = (await response.text()).replaceAll(url, 'ORIGIN').replaceAll(nonce, 'NONCE')
  return markup.replace(MILLISECONDS, 'TIME').replace(FORM_KEY, 'KEY')
}

/** Where two texts part, with what is around; undefined when they are the same. */
function difference(text: string, expected: string): { text: string; expected: string } | undefined {
  if (text === expected) return undefined
  let at = 0
  while (text[at] === expected[at]) at += 1
  const around = (whole: string) => whole.slice(Math.max(0, at - 80), at + 80)
  return { text: around(text), expected: around(expected) }
}

test('another release of react-dom is built as it is, with a warning', () => {
  expect(build.output.match(/building with the stock source/g)).toHaveLength(2)
})

test.each([...PAGES, ...OTHER_STATES])(
  'stock react-dom writes the same bytes for %s, also when parts of it are kept',
  async (path) => {
    const expected = await markupOf(stock, path)
    expect(expected.length).toBeGreaterThan(10_000)
    expect(difference(await markupOf(site, path), expected)).toBeUndefined()
    expect(difference(await markupOf(site, path), expected)).toBeUndefined()
  },
)
