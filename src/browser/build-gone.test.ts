import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadIfGone } from './build-gone.ts'

const ENTRY = 'https://site.example/assets/entry-client-1.js'

let reloads: number
let text: string
let answer: () => Promise<Response>

beforeEach(() => {
  reloads = 0
  text = ''
  answer = async () => new Response(null, { status: 404 })
  const stored = new Map<string, string>()
  vi.stubGlobal('document', {
    querySelector: () => ({ src: ENTRY }),
    querySelectorAll: () => [{ value: text }],
  })
  vi.stubGlobal('location', { reload: () => (reloads += 1) })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  vi.stubGlobal('fetch', () => answer())
})

afterEach(() => vi.unstubAllGlobals())

test('a page is reloaded once when its build is gone', async () => {
  await reloadIfGone()
  await reloadIfGone()
  expect(reloads).toBe(1)
})

test('a page is not reloaded when the browser cannot note it', async () => {
  vi.stubGlobal('sessionStorage', undefined)
  await reloadIfGone()
  expect(reloads).toBe(0)
})

test.each([
  ['its build is there', () => Promise.resolve(new Response())],
  ['the server fails', () => Promise.resolve(new Response(null, { status: 503 }))],
  ['the connection is lost', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a page is not reloaded when %s', async (_, state) => {
  answer = state
  await reloadIfGone()
  expect(reloads).toBe(0)
})

test('a page is not reloaded when a form has text', async () => {
  text = 'Half of a message'
  await reloadIfGone()
  expect(reloads).toBe(0)
})
