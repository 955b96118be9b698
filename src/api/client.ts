import { ApiError } from '#api/errors.ts'
import type { ProviderFilters } from '#api/provider-filters.ts'
import type { BlogPost, BlogSummary } from '#api/schemas/blog.ts'
import type { Brand } from '#api/schemas/brand.ts'
import type { Category, CategorySummary } from '#api/schemas/category.ts'
import type { JobFacts } from '#api/schemas/job.ts'
import type { ContactAnswer, ContactMessage } from '#api/schemas/message.ts'
import type { City, State } from '#api/schemas/place.ts'
import type { ProviderDetail, ProviderPage, ReviewPage } from '#api/schemas/provider.ts'
import type { SearchAnswer } from '#api/schemas/search-results.ts'
import type { SearchTerm } from '#api/schemas/search-term.ts'
import { type LanguageCode, language } from '#lib/language.ts'

/** The path of all calls of the API, at the marketplace and at this site. */
export const API_BASE = '/api/web'

/** Specification section 9. */
export const REQUEST_TIMEOUT_MS = 10_000

type Filters = Record<string, string | number | undefined>

type ApiClientOptions = {
  /** The browser's fetch, or on the worker the proxy in process. */
  fetch: (path: string, init: RequestInit) => Promise<Response>
  /** The language of the answers, by default that of the build. */
  lang?: LanguageCode
  /** On the worker: a read in process, without HTTP. */
  readDirectly?: (path: string) => Promise<{ status: number; data: unknown; message?: string }>
  /**
   * The stored bearer token (browser only). Only personal calls carry it, because everything public is in shared
   * caches.
   */
  getToken?: () => string | null
  /** Called on a 401, before the error is thrown, and when a message was accepted without its token. */
  onUnauthorized?: () => void
}

export type ApiClient = ReturnType<typeof createApiClient>

/** Returns the path of a call with its parameters. English needs none, because the API answers in it by default. */
export function callPath(path: string, filters: Filters = {}, lang: LanguageCode = language.code): string {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries({ ...filters, lang: lang === 'en' ? undefined : lang })) {
    if (value !== undefined) params.set(key, String(value))
  }
  // Calls with the same parameters get the same address, so that they share one read.
  params.sort()
  return params.size > 0 ? `${path}?${params}` : path
}

/** The paths of lists, which no entry has. */
const LISTS = ['/category/fetch_all', '/category/primary', '/category/popular', '/blog/all', '/provider/all']

/** Returns the path of an entry. @throws ApiError when it would be that of a list */
function entryPath(folder: string, id: string): string {
  const path = `/${folder}/${encodeURIComponent(id)}`
  if (LISTS.includes(path)) throw new ApiError('http', 404, 'Not found.')
  return path
}

async function readJson(response: Response): Promise<Record<string, unknown>> {
  try {
    const body: unknown = await response.json()
    if (typeof body === 'object' && body !== null) return { ...body }
  } catch {
    // an unreadable body is reported below, with the status of its response
  }
  if (response.ok) throw new ApiError('invalid', 502, 'The answer could not be read.')
  return {}
}

/**
 * Creates a typed client for the calls of specification section 7. Every call ends within the deadline and fails with
 * an `ApiError`.
 */
export function createApiClient(options: ApiClientOptions) {
  const { fetch, lang = language.code, readDirectly, getToken, onUnauthorized } = options

  async function call(
    path: string,
    { isPersonal, ...init }: RequestInit & { isPersonal?: boolean } = {},
  ): Promise<Record<string, unknown>> {
    const headers = new Headers(init.headers)
    headers.set('Accept', 'application/json')
    if (init.body) headers.set('Content-Type', 'application/json')
    const token = isPersonal ? getToken?.() : undefined
    if (token) headers.set('Authorization', `Bearer ${token}`)
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS)
    let response: Response
    let body: Record<string, unknown>
    try {
      response = await fetch(API_BASE + path, { ...init, headers, signal })
      body = await readJson(response)
    } catch (error) {
      if (error instanceof ApiError) throw error
      if (signal.aborted) throw new ApiError('timeout', 504, 'The request took too long.')
      throw new ApiError('network', 503, error instanceof Error ? error.message : '')
    }
    const isTokenRefused = token && response.headers.has('WWW-Authenticate')
    if (response.status === 401 || isTokenRefused) onUnauthorized?.()
    if (!response.ok) {
      const words = typeof body.message === 'string' ? body.message : ''
      throw new ApiError('http', response.status, words, body.code === response.status)
    }
    return body
  }

  /**
   * Reads the `data` of an answer, or of a `page` all but its code, such as a cursor. The proxy has checked it against
   * its schema, so its type is trusted.
   */
  async function read<T>(path: string, filters?: Filters, isPage = false): Promise<T> {
    const target = callPath(path, filters, lang)
    if (readDirectly) {
      const { status, data, message = '' } = await readDirectly(target)
      if (status !== 200) throw new ApiError('http', status, message, true)
      return data as T
    }
    const { code: _, ...page } = await call(target)
    if (!('data' in page)) throw new ApiError('invalid', 502, 'The answer could not be read.')
    return (isPage ? page : page.data) as T
  }

  return {
    categories: (filters?: Filters) => read<Array<CategorySummary>>('/category/fetch_all', filters),
    primaryCategories: () => read<Array<CategorySummary>>('/category/primary'),
    popularCategories: () => read<Array<CategorySummary>>('/category/popular'),
    category: async (id: string) => read<Category>(entryPath('category', id)),
    /** The facts of a job; 404 if it has none, or if the upstream lacks the call. */
    job: async (serviceId: string, jobId: string) =>
      read<JobFacts>(`${entryPath('category', serviceId)}/job/${encodeURIComponent(jobId)}`),
    brands: () => read<Array<Brand>>('/brand/all'),
    cities: () => read<Array<City>>('/city/all'),
    states: () => read<Array<State>>('/state/all'),
    blogPosts: () => read<Array<BlogSummary>>('/blog/all'),
    /** 410 when the post was withdrawn. */
    blogPost: async (slug: string) => read<BlogPost>(entryPath('blog', slug)),
    /** A page of the results of a search, composed by the site, in the visitor's city if the text names none. */
    search: (text: string, city?: string, page = 1) =>
      read<SearchAnswer>('/search', { q: text, city, ...(page > 1 && { page: String(page) }) }),
    /** Terms by which the search finds the catalogue; 404 if the upstream lacks the call. */
    searchTerms: () => read<Array<SearchTerm>>('/search/terms'),
    /** A page of the directory; 404 when the upstream has none. */
    providers: (filters: ProviderFilters = {}) => read<ProviderPage>('/provider/all', filters, true),
    /** 410 when the profile was withdrawn. */
    provider: async (id: string) => read<ProviderDetail>(entryPath('provider', id)),
    providerReviews: async (id: string, after?: string) =>
      read<ReviewPage>(`${entryPath('provider', id)}/reviews`, { after }, true),
    /** Sends the contact query; `code` 200 in the answer means that it was accepted. */
    sendQuery: async (query: ContactMessage, key: string): Promise<ContactAnswer> => {
      const body = await call(callPath('/query', {}, lang), {
        method: 'POST',
        isPersonal: true,
        body: JSON.stringify(query),
        headers: { 'Idempotency-Key': key },
      })
      const { code, message, data } = body
      const { reference, isWaiting }: Partial<ContactAnswer> = Object(data)
      return {
        code: typeof code === 'number' ? code : 0,
        ...(typeof message === 'string' && { message }),
        ...(reference && { reference }),
        ...(isWaiting && { isWaiting }),
      }
    },
  }
}
