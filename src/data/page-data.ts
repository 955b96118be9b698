import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '#api/client.ts'
import { ApiError, isAbsent } from '#api/errors.ts'
import type { Result } from '#api/result.ts'
import type { AdsConfig } from '#browser/ads.ts'
import type { DocumentAssets } from '#browser/document-assets.ts'
import type { ContactFormState } from '#data/contact-form.ts'
import type { PageDescription } from '#lib/seo.ts'

/** The settings that pages show, set in src/worker/config.ts. A page reads them from `context.siteConfig`. */
export type SiteConfig = {
  /** The office map, for a frame. */
  mapEmbedUrl?: string
  /** Digits of the company's number on WhatsApp. */
  whatsAppNumber?: string
  /** The ad network. */
  ads?: AdsConfig
  /** Share of the visits that are measured, from 0 to 1. */
  webVitalsSampleRate?: number
  /** Share of the visits that report client errors, from 0 to 1. */
  clientErrorSampleRate?: number
  /** Days for which a contact message is kept, unless it is the default. */
  messageRetentionDays?: number
  /** Samples are shown. */
  samples?: true
}

/** The context of every route's loader. Created once per request in the worker, once per visit in the browser. */
export type PageContext = {
  api: ApiClient
  queryClient: QueryClient
  /** Origin of the site for absolute addresses. */
  siteOrigin: string
  /** Returns the current time of the page (ms): the worker's clock, later the browser's. */
  renderedAt: () => number
  /** On the worker: the files of the page. */
  assets?: DocumentAssets
  /** On the worker: structured data and link previews of the loaded page. */
  describePage?: () => PageDescription | undefined
  /** On the worker from its settings, in the browser from the first page. */
  siteConfig: SiteConfig
  /** On the worker, when a posted form is refused: the form as it was filled in. */
  formState?: ContactFormState
  /** The page is preloaded for a visit that may not follow. */
  preloading?: boolean
}

/** A read as `resultQuery` makes it (src/data/queries.ts). */
type ReadOptions<T> = FetchQueryOptions<Result<T>, Error, Result<T>>

/**
 * Reads without reporting or keeping a failure: the visitor has not asked for the data yet, or the error screen tells.
 * A section that shows the same data handles the failure itself.
 */
async function readAside<T>(queryClient: QueryClient, query: ReadOptions<T>): Promise<Result<T>> {
  const meta = { quiet: true }
  const result = await queryClient.fetchQuery({ ...query, meta })
  const cache = queryClient.getQueryCache()
  const cached = cache.find({ queryKey: query.queryKey, exact: true })
  if (!result.ok && cached?.meta === meta && !cached.isActive()) cache.remove(cached)
  return result
}

/** Reports failures of a prefetched query from now on, because the visitor waits for it. */
function makeHeard<T>(queryClient: QueryClient, { queryKey, meta }: ReadOptions<T>): void {
  const ahead = queryClient.getQueryCache().find({ queryKey, exact: true, fetchStatus: 'fetching' })
  if (ahead) ahead.setOptions({ ...ahead.options, meta: meta ?? {} })
}

/** Waits for a read that the head of the page needs. */
export function readForHead<T>(
  { queryClient, preloading }: PageContext,
  query: ReadOptions<T>,
): Promise<Result<T>> {
  if (preloading) return readAside(queryClient, query)
  makeHeard(queryClient, query)
  return queryClient.fetchQuery(query)
}

/** Starts reads that no head needs; their sections stream in when they are answered. */
export function startDeferred<Data extends ReadonlyArray<unknown>>(
  context: PageContext,
  queries: Readonly<{ [Index in keyof Data]: ReadOptions<Data[Index]> }>,
): void {
  for (const query of queries) void readForHead(context, query).catch(() => undefined)
}

/**
 * Waits for a read that decides the status of the page. Throws 404 if the entry does not exist and 410 if it was
 * removed. @throws ApiError if the read failed
 */
export async function readEntry<T>(
  { queryClient }: PageContext,
  query: ReadOptions<T>,
): Promise<{ status: 200; data: T } | { status: 404 | 410 }> {
  const result = await readAside(queryClient, query)
  if (result.ok) return { status: 200, data: result.data }
  if (isAbsent(result.status)) return { status: result.status }
  throw new ApiError('result', result.status, result.message)
}

/**
 * Like `readEntry`, for entries whose 410 needs no page of its own. Returns undefined without an entry.
 * @throws ApiError
 */
export async function readCritical<T>(
  { queryClient }: PageContext,
  query: ReadOptions<T>,
): Promise<T | undefined> {
  const result = await readAside(queryClient, query)
  if (result.ok) return result.data
  if (result.status === 404) return undefined
  throw new ApiError('result', result.status, result.message)
}
