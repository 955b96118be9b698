import { type QueryFunctionContext, queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#api/client.ts'
import type { Result } from '#api/result.ts'
import { messages } from '#content/messages.ts'
import { readResult } from '#data/query-result.ts'
import type { ScopeParts } from '#data/scope/find-scope.ts'

/** Services beside one: the tiles of its page, and the slides of a row that is endless. */
export const RELATED_TILES = 6
export const RELATED_SLIDES = 12

/** Runs a read. Loads its code only now, because a page that has its data from the server does not need it. */
function run<T>(
  context: QueryFunctionContext,
  read: (reads: typeof import('./read-services.ts')) => Promise<T>,
): Promise<Result<T>> {
  return readResult(import('./read-services.ts').then(read), context)
}

const meta = { errorMessage: messages.errors.categories }

export const serviceQueries = {
  /** A page of all services, those of the specification first, at the prices of the visitor's city, else of all. */
  all: (api: ApiClient, cityId?: string, page = 1) =>
    queryOptions({
      queryKey: ['services', 'all', cityId ?? '', page],
      queryFn: (context) => run(context, ({ readAll }) => readAll(api, cityId, page)),
      meta,
    }),
  /** The services of the home page, at the prices of the visitor's city, else of all cities. */
  primary: (api: ApiClient, cityId?: string, page = 1) =>
    queryOptions({
      queryKey: ['services', 'primary', cityId ?? '', page],
      queryFn: (context) => run(context, ({ readPrimary }) => readPrimary(api, cityId, page)),
      meta,
    }),
  /** The services that households often need after a service, then others. */
  related: (api: ApiClient, parts: ScopeParts, most: number) =>
    queryOptions({
      queryKey: ['services', 'related', parts.service ?? '', parts.city ?? '', most],
      queryFn: (context) => run(context, ({ readRelated }) => readRelated(api, parts, most)),
      meta,
    }),
}

/** Queries the service of a scope with its jobs and prices there. */
export function serviceQuery(api: ApiClient, parts: ScopeParts) {
  const { service = '', city = '', state = '' } = parts
  return queryOptions({
    queryKey: ['service', service, city, city === '' ? state : ''],
    queryFn: (context) => run(context, ({ readService }) => readService(api, parts)),
    meta,
  })
}
