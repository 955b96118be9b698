import { afterEach, expect, test, vi } from 'vitest'
import { readComparison } from './comparison.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** Replaces the session storage. Returns its items. */
function stubStorage(): Map<string, string> {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  return kept
}

const asha = { id: 'asha', name: 'Asha' }

test('the selection of an earlier page is read', () => {
  const stored = JSON.stringify({ providers: [asha], job: 'leak-repair' })
  expect(readComparison(stored)).toEqual({ providers: [asha], job: 'leak-repair' })
})

test.each([null, '', '{', 'null', '7', '[]', '{}', '{"people":3}'])(
  'no provider is read from %s',
  (stored) => {
    expect(readComparison(stored)).toEqual({ providers: [] })
  },
)

test('invalid entries and a fifth provider are dropped', () => {
  const many = Array.from({ length: 9 }, (_, index) => ({ id: `p${index}`, name: 'P' }))
  const { providers } = readComparison(JSON.stringify({ providers: [null, 7, { id: 1 }, ...many], job: 3 }))
  expect(providers.map(({ id }) => id)).toEqual(['p0', 'p1', 'p2', 'p3'])
})

test('a selection keeps its providers and their names in the other language', async () => {
  stubStorage()
  vi.stubGlobal('dispatchEvent', () => true)
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const open = async (code: 'en' | 'hi') => {
    vi.resetModules()
    vi.stubGlobal('__LANGUAGE__', code)
    return (await import('./comparison.ts')).comparison
  }
  ;(await open('en')).toggle(asha, 'leak-repair')
  const hindi = await open('hi')
  hindi.toggle({ id: 'ravi', name: 'रवि' })
  expect(hindi.read()).toEqual({ providers: [asha, { id: 'ravi', name: 'रवि' }], job: 'leak-repair' })
  expect((await open('en')).read()).toEqual(hindi.read())
})

/** Returns a new page: the module, and a function that simulates a return from the back/forward cache. */
async function newPage() {
  const page = new EventTarget()
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const) {
    vi.stubGlobal(name, page[name].bind(page))
  }
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const { comparison } = await import('./comparison.ts')
  const show = (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  return { comparison, show }
}

test('a page from the back/forward cache has the latest selection', async () => {
  const kept = stubStorage()
  const { comparison, show } = await newPage()
  const listener = vi.fn()
  comparison.subscribe(listener)
  comparison.subscribe(() => undefined)
  comparison.toggle(asha, 'leak-repair')
  const ravi = { id: 'ravi', name: 'रवि' }
  kept.set('comparison', JSON.stringify({ providers: [ravi], job: 'tap-repair' }))
  listener.mockClear()
  show(false)
  expect(listener).not.toHaveBeenCalled()
  show(true)
  expect(listener).toHaveBeenCalledTimes(1)
  expect(comparison.read()).toEqual({ providers: [ravi], job: 'tap-repair' })
  comparison.toggle(asha)
  expect(JSON.parse(kept.get('comparison') ?? '')).toMatchObject({ providers: [{ id: 'ravi' }, asha] })
})

test('a page from the back/forward cache keeps its selection without storage', async () => {
  const { comparison, show } = await newPage()
  comparison.subscribe(() => undefined)
  comparison.toggle(asha)
  show(true)
  expect(comparison.read().providers).toEqual([asha])
})
