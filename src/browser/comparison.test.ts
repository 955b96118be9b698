import { afterEach, expect, test, vi } from 'vitest'

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
  })
  return kept
}

const asha = { id: 'asha', name: 'Asha' }

test('a selection keeps its providers and their names in the other language', async () => {
  stubStorage()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const open = async (code: 'en' | 'hi') => {
    vi.resetModules()
    vi.stubGlobal('__LANGUAGE__', code)
    return (await import('./comparison.ts')).comparison
  }
  ;(await open('en')).toggle(asha, { service: 'plumbing', job: 'leak-repair' })
  const hindi = await open('hi')
  hindi.toggle({ id: 'ravi', name: 'रवि' })
  expect(hindi.read()).toEqual({
    providers: [asha, { id: 'ravi', name: 'रवि' }],
    service: 'plumbing',
    job: 'leak-repair',
  })
  expect((await open('en')).read()).toEqual(hindi.read())
})

test.each([
  '',
  '{',
  'null',
  '7',
  '["asha"]',
  '{}',
  '{"providers":{}}',
  '{"providers":["asha"]}',
  '{"providers":[{"id":"asha"}]}',
])('no provider is selected when %j is stored', async (stored) => {
  stubStorage().set('comparison', stored)
  const { comparison } = await import('./comparison.ts')
  expect(comparison.read()).toEqual({ providers: [] })
})

test('a selection is read again when the browser shows a page that it had kept', async () => {
  const stored = stubStorage()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const shown = vi.fn()
  vi.stubGlobal('addEventListener', shown)
  const { comparison } = await import('./comparison.ts')
  comparison.subscribe(() => {})
  comparison.toggle(asha)
  stored.set('comparison', '{"providers":[]}')
  shown.mock.calls.find(([event]) => event === 'pageshow')?.[1]()
  expect(comparison.read().providers).toEqual([])
})

test('a selection lasts for the page when storage is blocked', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const { comparison } = await import('./comparison.ts')
  vi.stubGlobal('addEventListener', vi.fn())
  const listener = vi.fn()
  comparison.subscribe(listener)
  comparison.toggle(asha)
  expect(listener).toHaveBeenCalledOnce()
  expect(comparison.read().providers).toEqual([asha])
})
