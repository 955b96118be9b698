import { QueryClient, queryOptions } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createApiClient } from '#api/client.ts'
import { ApiError } from '#api/errors.ts'
import { type PageContext, readEntry, readForHead } from './page-data.ts'
import { queryDefaults, readResult } from './query-result.ts'

function getContext(): PageContext {
  return {
    api: createApiClient({ fetch: () => Promise.reject(new Error('not used')) }),
    queryClient: new QueryClient({ defaultOptions: { queries: queryDefaults } }),
    siteOrigin: 'https://site.example',
    renderedAt: () => 0,
    siteConfig: {},
  }
}

function queryOf(read: () => Promise<unknown>) {
  return queryOptions({
    queryKey: ['x'],
    queryFn: (context) => readResult(read(), context),
    meta: { errorMessage: 'It failed' },
  })
}

const query = queryOf(() => Promise.resolve(1))
const absent = (status: number) => queryOf(() => Promise.reject(new ApiError('http', status, '')))
const failing = queryOf(() => Promise.reject(new ApiError('network', 503, '')))
const failure = { kind: 'result', status: 503, message: 'It failed' }

test('the entry of a page is not found with its status when it is missing', async () => {
  expect(await readEntry(getContext(), query)).toBe(1)
  await expect(readEntry(getContext(), absent(404))).rejects.toMatchObject({ data: { status: 404 } })
  await expect(readEntry(getContext(), absent(410))).rejects.toMatchObject({ data: { status: 410 } })
  await expect(readEntry(getContext(), failing)).rejects.toMatchObject(failure)
})

test('a page has its earlier data when a refresh fails', async () => {
  const context = getContext()
  await readForHead(context, query)
  expect(await readForHead(context, { ...failing, staleTime: 0 })).toEqual({ ok: true, data: 1 })
})
