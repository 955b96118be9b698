import { expect, test, vi } from 'vitest'
import { reloadWhenGone } from './document-assets.ts'

type Failure = { target: object; status: number }

/** How often a page is loaded anew, by what becomes of its files. */
async function reloadsAfter(failures: ReadonlyArray<Failure>, { stored = {}, build = 'a' } = {}) {
  const reload = vi.fn()
  const statuses = failures.map(({ status }) => status)
  const listeners: Array<(event: { target: object }) => void> = []
  const globals = {
    addEventListener: (_: string, listener: (event: { target: object }) => void) => listeners.push(listener),
    location: { origin: 'https://site.example', reload },
    sessionStorage: stored,
    fetch: async () => ({ status: statuses.shift() }),
  }
  new Function(...Object.keys(globals), reloadWhenGone(build))(...Object.values(globals))
  for (const { target } of failures) {
    for (const listener of listeners) listener({ target })
    await new Promise((resolve) => setImmediate(resolve))
  }
  return reload.mock.calls.length
}

const script = { src: 'https://site.example/assets/a.js' }
const stylesheet = { href: 'https://site.example/assets/a.css' }

test('a page whose files are gone is loaded anew, once for a build', async () => {
  const stored = {}
  const gone = [
    { target: script, status: 404 },
    { target: stylesheet, status: 404 },
  ]
  expect(await reloadsAfter(gone, { stored })).toBe(1)
  expect(await reloadsAfter(gone, { stored })).toBe(0)
  expect(await reloadsAfter(gone, { stored, build: 'b' })).toBe(1)
})

test.each([
  ['a file that is there', { target: stylesheet, status: 200 }],
  ['a picture', { target: { src: 'https://site.example/images/a.svg' }, status: 404 }],
  ['a script of somebody else', { target: { src: 'https://ads.example/assets/a.js' }, status: 404 }],
  ['an error in a script', { target: {}, status: 404 }],
])('%s has no page loaded anew', async (_, failure) => {
  expect(await reloadsAfter([failure])).toBe(0)
})

test('no name of a build ends the script', () => {
  expect(reloadWhenGone('</script>')).not.toContain('</script>')
})
