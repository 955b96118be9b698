import { expect, test, vi } from 'vitest'
import { purgeWorkersCache, tagsFor, tagsOfPath } from '#worker/routes/purge.ts'

test.each([
  ['service:plumbing', ['service:plumbing', 'kind:categories']],
  ['post:tap-care', ['post:tap-care', 'kind:blog-list']],
  ['provider:p1', ['provider:p1', 'kind:providers']],
  ['brand:nalvika', ['brand:nalvika', 'kind:brands']],
  ['city:pune', ['city:pune', 'kind:cities']],
  ['state:goa', ['state:goa', 'kind:states']],
  ['kind:cities', ['kind:cities']],
  ['build:abc', ['build:abc']],
])('purging %s also purges the list that shows it', (text, tags) => {
  expect(tagsFor(text)).toEqual(tags)
})

test('an id may be plain or percent-encoded', () => {
  const [tag] = tagsFor('city:कोच्चि') ?? []
  expect(tag).toMatch(/^city:[!-~]+$/)
  expect(tagsFor(`city:${encodeURIComponent('कोच्चि')}`)?.[0]).toBe(tag)
})

test.each([
  'sevrice:plumbing',
  'kind:search',
  'kind:nothing',
  'plumbing',
  'service:',
  'service:a b',
  '',
  'constructor:x',
  'city:\ud800',
])('%j is not a tag', (text) => {
  expect(tagsFor(text)).toBeUndefined()
})

test.each([
  ['/', ['path:%2F']],
  ['/about', ['path:%2Fabout']],
  ['/blog/tap-care', ['path:%2Fblog%2Ftap-care', 'post:tap-care', 'kind:blog-list']],
  [
    'https://site.example/blog/tap-care?x=1#y',
    ['path:%2Fblog%2Ftap-care', 'post:tap-care', 'kind:blog-list'],
  ],
  ['/services/plumbing', ['path:%2Fservices%2Fplumbing', 'service:plumbing', 'kind:categories']],
  [
    '/services/plumbing/pune',
    ['path:%2Fservices%2Fplumbing%2Fpune', 'service:plumbing', 'kind:categories', 'city:pune', 'kind:cities'],
  ],
  [
    '/hi/services/plumbing/kochi',
    [
      'path:%2Fhi%2Fservices%2Fplumbing%2Fkochi',
      'service:plumbing',
      'kind:categories',
      'city:kochi',
      'kind:cities',
    ],
  ],
  ['/provider/p1', ['path:%2Fprovider%2Fp1', 'provider:p1', 'kind:providers']],
  [
    '/job/plumbing/tap-repair',
    ['path:%2Fjob%2Fplumbing%2Ftap-repair', 'service:plumbing', 'kind:categories'],
  ],
  [
    '/job/plumbing/tap-repair/pune',
    [
      'path:%2Fjob%2Fplumbing%2Ftap-repair%2Fpune',
      'service:plumbing',
      'kind:categories',
      'city:pune',
      'kind:cities',
    ],
  ],
])('purging the page %s also purges the data in its address', (path, tags) => {
  expect(tagsOfPath(path)).toEqual(tags)
})

test.each([
  ['/services/Plumbing', '/services/plumbing'],
  ['/hi/services/AC_Repair/Bombay', '/hi/services/ac-repair/mumbai'],
  ['/state/Orissa/city/Calcutta', '/state/odisha/city/kolkata'],
  ['/job/Plumbing/tap-repair/Bombay', '/job/plumbing/tap-repair/mumbai'],
])('purging the path %s also purges the page %s', (path, real) => {
  expect(tagsOfPath(path)).toEqual(expect.arrayContaining(tagsOfPath(real) ?? []))
})

test.each(['/', '/hi', '/city/pune', '/blog/Some-Post', '/provider/P1'])(
  '%s has one tag for its path',
  (path) => {
    expect(tagsOfPath(path)?.filter((tag) => tag.startsWith('path:'))).toHaveLength(1)
  },
)

test('a path may be plain or percent-encoded', () => {
  expect(tagsOfPath('/city/कोच्चि')).toEqual(tagsOfPath(encodeURI('/city/कोच्चि')))
})

test.each([
  ['/blog/', '/blog'],
  ['/services//plumbing/', '/services/plumbing'],
  ['/city/%e0%a4%aa', '/city/%E0%A4%AA'],
  ['https://site.example/hi/%61bout/', '/hi/about'],
  ['/About', '/about'],
  ['/hi/Services/plumbing', '/hi/services/plumbing'],
])('the path %s counts as its canonical spelling %s', (path, canonical) => {
  expect(tagsOfPath(path)).toEqual(tagsOfPath(canonical))
})

test.each(['blog/x', '//other.example/x', 'ftp://site.example/x', '/api/web/city/all', '', '/a b'])(
  '%j is not the path of a page',
  (path) => {
    expect(tagsOfPath(path)).toBeUndefined()
  },
)

const good = { success: true, errors: [] }

test('nothing is purged without Workers Cache', async () => {
  await purgeWorkersCache({}, ['service:plumbing'])
  await purgeWorkersCache({ cache: undefined }, ['service:plumbing'])
})

test('tags are purged in groups, together with listing paths', async () => {
  const purge = vi.fn(async (_: CachePurgeOptions) => good)
  const tags = Array.from({ length: 31 }, (_, index) => `post:${index}`)
  await purgeWorkersCache({ cache: { purge } }, tags)
  expect(purge.mock.calls.map(([options]) => options.tags?.length)).toEqual([30, 1, undefined])
  expect(purge.mock.lastCall?.[0].pathPrefixes).toEqual(
    expect.arrayContaining(['/sitemap', '/blog/feed', '/hi/blog/feed', '/api/web/search']),
  )
})

test('a purge fails when Workers Cache refuses it', async () => {
  const purge = async () => ({ success: false, errors: [{ code: 10000, message: 'rate limit' }] })
  await expect(purgeWorkersCache({ cache: { purge } }, ['post:x'])).rejects.toThrow('10000 rate limit')
})
