import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import type { ApiClient } from '#api/client.ts'
import { ApiError, isAbsent } from '#api/errors.ts'
import type { Result } from '#api/result.ts'
import type { ContactFormState } from '#data/contact-form.ts'
import type { DocumentAssets } from '#lib/document-assets.ts'
import type { PageDescription } from '#lib/seo.ts'

/** The ad network as the operator has configured it. */
export type AdsConfig = {
  /** The publisher id. */
  clientId: string
  scriptUrl: string
  /** The network's slot ids by place. */
  slots: Record<string, string>
  /** The network loads only when the visitor asks for partner ads. */
  isOnPress?: true
}

/** The settings that pages show, set in src/worker/config.ts. A page reads them from `context.siteConfig`. */
export type SiteConfig = {
  /** The office map, for a frame, unless it is the default. */
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
}

/** A query as `readResult` answers it (src/data/query-result.ts). */
type ResultQuery<T, Key extends QueryKey> = FetchQueryOptions<Result<T>, Error, Result<T>, Key>

/** Waits for a read that the head of the page needs. Returns earlier data if a refresh fails. */
export async function readForHead<T, Key extends QueryKey>(
  { queryClient }: PageContext,
  query: ResultQuery<T, Key>,
): Promise<Result<T>> {
  try {
    return await queryClient.fetchQuery(query)
  } catch (error) {
    const earlier = queryClient.getQueryData<Result<T>>(query.queryKey)
    if (!earlier) throw error
    return earlier
  }
}

/**
 * Returns the data of a read that its page cannot do without. @throws notFound with the status if the entry does not
 * exist (404) or was removed (410), ApiError if the read failed
 */
export function dataOf<T>(result: Result<T>): T {
  if (result.ok) return result.data
  if (isAbsent(result.status)) throw notFound({ data: { status: result.status } })
  throw new ApiError('result', result.status, result.message)
}

/**
 * Waits for the entry of a page. @throws notFound with the status if it does not exist (404) or was removed (410),
 * ApiError if the read failed
 */
export async function readEntry<T, Key extends QueryKey>(
  context: PageContext,
  query: ResultQuery<T, Key>,
): Promise<T> {
  return dataOf(await readForHead(context, query))
}
