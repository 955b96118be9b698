import { QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { ApiError } from '#api/errors.ts'
import { messages } from '#content/messages.ts'
import { hasFailedQuery, queryDefaults, readResult, reportFailures } from './query-result.ts'

type Answer = string | ApiError

const broken = new ApiError('network', 503, 'Failed to fetch')
const meta = { errorMessage: 'Not read.' }

function createClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: queryDefaults } })
}

/** Returns a query whose read gives the answers in order and repeats the last one, and the read itself. */
function queryWith(...answers: [Answer, ...Array<Answer>]) {
  const left = [...answers]
  const read = vi.fn(async () => {
    const answer = (left.length > 1 ? left.shift() : left[0]) ?? ''
    if (answer instanceof ApiError) throw answer
    return answer
  })
  const query = queryOptions({
    queryKey: ['providers'],
    queryFn: (context) => readResult(read(), context),
    meta,
  })
  return { read, query }
}

/** Returns the cached data after one fetch for each answer. */
async function fetchEach(...answers: [Answer, ...Array<Answer>]): Promise<unknown> {
  const client = createClient()
  const { query } = queryWith(...answers)
  for (const _ of answers) await client.prefetchQuery({ ...query, staleTime: 0 })
  return client.getQueryData(query.queryKey)
}

test('a query keeps its data until a read succeeds when a refresh fails', async () => {
  expect(await fetchEach('old', broken)).toEqual({ ok: true, data: 'old' })
  expect(await fetchEach('old', broken, broken, 'new')).toEqual({ ok: true, data: 'new' })
  expect(await fetchEach(broken)).toEqual({ ok: false, status: 503, message: 'Not read.' })
  expect(await fetchEach(broken, 'new')).toEqual({ ok: true, data: 'new' })
})

test.each([404, 410])('a cached entry becomes a failure when it is gone (%i)', async (status) => {
  expect(await fetchEach('old', new ApiError('http', status, 'Gone.'))).toMatchObject({ ok: false, status })
})

test.each([
  ['an answer', 'new', 1],
  ['a missing entry', new ApiError('http', 404, ''), 1],
  ['a failure', broken, 2],
] as const)('the cache of %s decides whether it is read again', async (_, answer, calls) => {
  const client = createClient()
  const { query, read } = queryWith(answer)
  await client.prefetchQuery(query)
  await client.prefetchQuery(query)
  expect(read).toHaveBeenCalledTimes(calls)
})

test('a query whose refresh failed is read again', async () => {
  const client = createClient()
  const { query, read } = queryWith('old', broken, 'new')
  await client.prefetchQuery(query)
  await client.prefetchQuery({ ...query, staleTime: 0 })
  await client.prefetchQuery(query)
  expect(read).toHaveBeenCalledTimes(3)
  expect(client.getQueryData(query.queryKey)).toEqual({ ok: true, data: 'new' })
})

test('a page knows that a read has failed, and that a missing entry is none', async () => {
  for (const [answer, hasFailed] of [
    ['new', false],
    [new ApiError('http', 404, ''), false],
    [broken, true],
  ] as const) {
    const client = createClient()
    await client.prefetchQuery(queryWith(answer).query)
    expect(hasFailedQuery(client)).toBe(hasFailed)
  }
})

/** Watches a query as a mounted part does, until all of its answers are read. Returns the shown sentences. */
async function watch(query: ReturnType<typeof queryWith>['query'], refreshes = 0): Promise<Array<string>> {
  const client = createClient()
  const shown: Array<string> = []
  reportFailures(client, (message) => shown.push(message))
  const observer = new QueryObserver(client, query)
  const stop = observer.subscribe(() => {})
  await vi.waitFor(() => expect(observer.getCurrentResult().isFetching).toBe(false))
  for (let count = 0; count < refreshes; count++) await observer.refetch()
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  // The cache tells its subscribers in a task of its own.
  await new Promise((resolve) => setTimeout(resolve))
  stop()
  return shown
}

test('a failed read is shown once for each call when a part of the page watches it', async () => {
  expect(await watch(queryWith(broken).query)).toEqual(['Not read.'])
  expect(await watch(queryWith(broken).query, 1)).toEqual(['Not read.', 'Not read.'])
  expect(await watch(queryWith('old', broken).query, 1)).toEqual(['Not read.'])
  expect(await watch(queryWith('old').query, 1)).toEqual([])
})

test.each([
  [new ApiError('http', 401, 'Who are you?'), messages.errors.sessionExpired],
  [new ApiError('http', 418, 'No tea today.', true), 'No tea today.'],
])('a failed read shows the sentence of its error when it has one (%o)', async (error, sentence) => {
  expect(await watch(queryWith(error).query)).toEqual([sentence])
})

test.each([404, 410])('a missing entry (%i) is not shown as a failure', async (status) => {
  expect(await watch(queryWith(new ApiError('http', status, '')).query)).toEqual([])
})

test('a failed read is only logged when something stands in for its data', async () => {
  const info = vi.spyOn(console, 'info').mockReturnValue()
  const { query } = queryWith(broken)
  expect(await watch({ ...query, meta: {} })).toEqual([])
  expect(info).toHaveBeenCalledExactlyOnceWith(messages.errors.unknown)
  info.mockRestore()
})

test('a failed read is shown only from the moment when a part of the page watches it', async () => {
  const client = createClient()
  const shown: Array<string> = []
  reportFailures(client, (message) => shown.push(message))
  const { query } = queryWith(broken)
  await client.prefetchQuery(query)
  expect(shown).toEqual([])
  const stop = new QueryObserver(client, { ...query, staleTime: 1_000 }).subscribe(() => {})
  await vi.waitFor(() => expect(shown).toEqual(['Not read.']))
  stop()
})

test('a failed read is shown once when the part that watches it reads it again', async () => {
  const client = createClient()
  const shown: Array<string> = []
  reportFailures(client, (message) => shown.push(message))
  const { query, read } = queryWith(broken)
  await client.prefetchQuery(query)
  const stop = new QueryObserver(client, query).subscribe(() => {})
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  await new Promise((resolve) => setTimeout(resolve))
  expect(read).toHaveBeenCalledTimes(2)
  expect(shown).toEqual(['Not read.'])
  stop()
})
