import { expect, test, vi } from 'vitest'
import { bucketOf } from '#lib/web-vitals/metrics.ts'
import { readContextOf } from '../../../tests/support/read-context.ts'
import { knowsWebVitals, summarize } from './figures.ts'

const at = (value: number) => bucketOf('LCP', value) ?? -1

test('pages are summed up by device, and all of them together', () => {
  const rows = summarize([
    { page: '/', metric: 'LCP', device: 'phone', bucket: at(900), count: 3 },
    { page: '/blog', metric: 'LCP', device: 'phone', bucket: at(2_400), count: 1 },
    { page: '/blog', metric: 'LCP', device: 'desktop', bucket: at(450), count: 2 },
  ])
  expect(rows.map(({ page, device, visits }) => [page, device, visits])).toEqual([
    ['*', 'phone', 4],
    ['/', 'phone', 3],
    ['/blog', 'phone', 1],
    ['*', 'desktop', 2],
    ['/blog', 'desktop', 2],
  ])
  expect(rows[0]).toMatchObject({ p75: 1_000 })
})

test('what an older version counted and is not known any more is left out', () => {
  expect(
    summarize([
      { page: '/', metric: 'FID', device: 'phone', bucket: 1, count: 1 },
      { page: '/', metric: 'LCP', device: 'watch', bucket: 1, count: 1 },
      { page: '/', metric: 'LCP', device: 'phone', bucket: 999, count: 1 },
    ]),
  ).toEqual([])
})

test('a page does not wait long for a database that hangs, and is told once it has answered', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const { cache, ...others } = readContextOf({ name: 'own', isRemote: false, fetch: () => promise })
  // Another test of the same isolate may have asked just now.
  const tomorrow = Date.now() + 24 * 3_600_000
  const context = { ...others, cache: { ...cache, now: () => tomorrow } }
  expect(await knowsWebVitals(context)).toBe(false)
  const data = {
    readable: true,
    days: 28,
    rows: summarize([{ page: '/', metric: 'LCP', device: 'phone', bucket: at(900), count: 3 }]),
  }
  resolve(Response.json({ code: 200, data }))
  await vi.waitFor(async () => expect(await knowsWebVitals(context)).toBe(true))
})
