import { expect, test, vi } from 'vitest'
import { createApiClient } from './client.ts'

test.each(['fetch_all', 'primary', 'popular'])(
  'a category id %s is refused because it names a list',
  async (id) => {
    const fetch = vi.fn()
    await expect(createApiClient({ fetch }).category(id)).rejects.toMatchObject({ kind: 'http', status: 404 })
    expect(fetch).not.toHaveBeenCalled()
  },
)

test('a post slug `all` is refused', async () => {
  await expect(createApiClient({ fetch: vi.fn() }).blogPost('all')).rejects.toMatchObject({ status: 404 })
})

test.each([
  ['a/../b', '/api/web/category/a%2F..%2Fb'],
  ['//evil.example', '/api/web/category/%2F%2Fevil.example'],
  ['x?y#z', '/api/web/category/x%3Fy%23z'],
])('the id %s stays one segment of the address', async (id, path) => {
  const fetch = vi.fn(async () => Response.json({ data: {} }))
  await createApiClient({ fetch }).category(id)
  expect(fetch).toHaveBeenCalledWith(path, expect.anything())
})

test('a stored token is sent with messages and not with public reads', async () => {
  const tokens: Array<string | null> = []
  const api = createApiClient({
    fetch: async (_, init) => {
      tokens.push(new Headers(init.headers).get('Authorization'))
      return Response.json({ code: 200, data: [] })
    },
    getToken: () => 'secret',
  })
  await Promise.all([
    api.categories(),
    api.primaryCategories(),
    api.popularCategories(),
    api.category('x'),
    api.brands(),
    api.cities(),
    api.states(),
    api.blogPosts(),
    api.blogPost('x'),
  ])
  expect(new Set(tokens)).toEqual(new Set([null]))
  await api.sendQuery({ name: '', email: '', phone: '', message: '' }, 'key')
  expect(tokens.at(-1)).toBe('Bearer secret')
})

test('the stored token is cleared when the response to a message refuses it', async () => {
  const onUnauthorized = vi.fn()
  const headers = new Headers()
  const api = createApiClient({
    fetch: async () => Response.json({ code: 200 }, { headers }),
    getToken: () => 'secret',
    onUnauthorized,
  })
  const query = { name: '', email: '', phone: '', message: '' }
  await api.sendQuery(query, 'key')
  expect(onUnauthorized).not.toHaveBeenCalled()
  headers.set('WWW-Authenticate', 'Bearer error="invalid_token"')
  expect(await api.sendQuery(query, 'key')).toEqual({ code: 200 })
  expect(onUnauthorized).toHaveBeenCalledOnce()
})
