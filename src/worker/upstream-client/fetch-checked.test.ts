import { expect, test, vi } from 'vitest'
import { matchEndpoint } from '#api/endpoints.ts'
import { fetchChecked, safeData } from '#worker/upstream-client/fetch-checked.ts'
import { type Origin, OriginError } from '#worker/upstream-client/origin.ts'

const post = {
  _id: '1',
  title: 'A < B',
  slug: 'a-b',
  createdAt: '2026-11-12T05:30:00Z',
  content: '<h1>Leaks</h1><p onclick="x()">Taps</p><script>x()</script>',
  seo_description: '<p>Taps &amp; <b>pipes</b></p>',
}

test('the body of a post becomes safe markup and its description plain text', () => {
  expect(safeData('blog-post', post)).toMatchObject({
    title: 'A < B',
    content: '<h2 id="s-leaks">Leaks</h2><p>Taps</p>',
    seo_description: 'Taps & pipes',
  })
})

test('a missing post stays missing', () => {
  expect(safeData('blog-post', null)).toBeNull()
})

test('other data stays unchanged', () => {
  const list = [post]
  expect(safeData('blog-list', list)).toBe(list)
})

test('one log line tells of a post that is cut', () => {
  const logged = vi.spyOn(console, 'warn').mockReturnValue()
  safeData('blog-post', { ...post, content: 'a '.repeat(300 * 1024) })
  expect(logged).toHaveBeenCalledTimes(1)
  expect(JSON.stringify(logged.mock.calls)).toContain('post_cut')
  safeData('blog-post', post)
  expect(logged).toHaveBeenCalledTimes(1)
  logged.mockRestore()
})

const PERSONAL = 'Asha Rao, +91 98000 11111'

const personalBodies: ReadonlyArray<readonly [place: string, path: string, body: unknown]> = [
  ['the data', '/city/all', { data: PERSONAL }],
  ['the data of an entry', '/category/plumbing', { data: PERSONAL }],
  ['the code', '/city/all', { code: 9_800_011_111, data: [] }],
  ['the code as a text', '/city/all', { code: PERSONAL, data: [] }],
  ['an entry', '/city/all', { data: [{ title: 'Kochi' }, PERSONAL] }],
  ['an id', '/category/fetch_all', { data: [{ _id: PERSONAL, title: 'Plumbing' }] }],
  ['a date', '/blog/a', { data: { _id: 'a', slug: 'a', title: 'A', createdAt: PERSONAL, content: {} } }],
  ['a title', '/blog/all', { data: [{ _id: { name: PERSONAL }, title: [PERSONAL] }] }],
]

test.each(personalBodies)('personal data in %s does not reach the log', async (_, path, body) => {
  const logged = vi.spyOn(console, 'warn').mockReturnValue()
  const matched = matchEndpoint(path)
  if (!matched) throw new Error(`no call ${path}`)
  const fetch = async () => Response.json(body)
  const origin: Origin = { name: 'test', isRemote: true, fetch }
  const call = { matched, path, query: new URLSearchParams() }
  // The caller logs errors of a read.
  const failure = await fetchChecked({ origin, requestId: 'test' }, call).then(
    () => undefined,
    (error: unknown) => OriginError.from(error),
  )
  const lines = JSON.stringify([logged.mock.calls, failure?.message, failure?.reason])
  expect(lines).not.toBe('[[],null,null]')
  expect(lines).not.toMatch(/asha|980|1111/i)
  logged.mockRestore()
})
