import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { createApiClient } from '#api/client.ts'
import { ApiError } from '#api/errors.ts'
import { type PageContext, readCritical, startDeferred } from './page-data.ts'
import { resultQuery } from './queries.ts'

function getContext(preloading: boolean): PageContext {
  return {
    api: createApiClient({ fetch: () => Promise.reject(new Error('not used')) }),
    queryClient: new QueryClient(),
    siteOrigin: 'https://site.example',
    renderedAt: () => 0,
    siteConfig: {},
    preloading,
  }
}

const failing = resultQuery(['x'], () => Promise.reject(new ApiError('network', 503, '')), 'It failed')

test('a failed read of a visited page is kept for its section and reported', async () => {
  const context = getContext(false)
  startDeferred(context, [failing])
  await vi.waitFor(() => expect(context.queryClient.isFetching()).toBe(0))
  const [query] = context.queryClient.getQueryCache().getAll()
  expect(query?.state.data).toEqual({ ok: false, status: 503, message: 'It failed' })
  expect(query?.meta).toEqual({ quiet: false })
})

test('a failed read of a preloaded page is silent and not kept', async () => {
  const context = getContext(true)
  const seen: Array<unknown> = []
  context.queryClient.getQueryCache().subscribe(({ query }) => seen.push(query.meta?.quiet))
  startDeferred(context, [failing])
  await vi.waitFor(() => expect(context.queryClient.getQueryCache().getAll()).toEqual([]))
  expect(new Set(seen)).toEqual(new Set([true]))
})

test('a section keeps its content when the deferred read of its page fails', async () => {
  const context = getContext(true)
  const { promise, reject } = Promise.withResolvers<never>()
  startDeferred(context, [resultQuery(['x'], () => promise, 'It failed')])
  const observer = new QueryObserver(context.queryClient, failing)
  const stop = observer.subscribe(() => {})
  reject(new ApiError('network', 503, ''))
  await vi.waitFor(() => expect(context.queryClient.isFetching()).toBe(0))
  const [query] = context.queryClient.getQueryCache().getAll()
  expect(query?.state.data).toMatchObject({ ok: false })
  expect(query?.meta).toEqual({ quiet: false })
  stop()
})

test('a critical read returns data or undefined, and throws for a failure', async () => {
  const context = getContext(false)
  const answer = (value: unknown, key: string) =>
    resultQuery([key], () => Promise.resolve(value), 'It failed')
  expect(await readCritical(context, answer(1, 'a'))).toBe(1)
  const absent = resultQuery(
    ['b'],
    () => Promise.reject(new ApiError('http', 404, 'Not found.')),
    'It failed',
  )
  expect(await readCritical(context, absent)).toBeUndefined()
  await expect(readCritical(context, failing)).rejects.toMatchObject({
    kind: 'result',
    status: 503,
    message: 'It failed',
  })
})
