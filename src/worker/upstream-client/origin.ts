import { memoizeWeak } from '#lib/memoize.ts'
import { upstream } from '#upstream/app.ts'
import type { AppContext } from '#worker/app-context.ts'
import type { Config } from '#worker/config.ts'
import { beforeAbort } from '#worker/timeouts.ts'
import {
  type UpstreamCredentials,
  upstreamCredentials,
  withoutSecrets,
} from '#worker/upstream-client/credentials.ts'

/** The marketplace API gave no usable answer. `status` is the status of our own answer. */
export class OriginError extends Error {
  override name = 'OriginError'
  readonly status: number
  readonly reason: string
  /** The message for the visitor, if the upstream gave one. */
  readonly words: string | undefined

  constructor(status: number, reason: string, message = '', words?: string) {
    super(message || reason)
    this.status = status
    this.reason = reason
    this.words = words
  }

  /** There was no answer, or none before the timeout. */
  get isSilence(): boolean {
    return this.reason === 'unreachable' || this.reason === 'timeout'
  }

  static from(error: unknown): OriginError {
    if (error instanceof OriginError) return error
    const message = error instanceof Error ? error.message : String(error)
    const isTimeout = error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')
    return isTimeout ? new OriginError(504, 'timeout', message) : new OriginError(503, 'unreachable', message)
  }
}

/**
 * Returns the gateway status for an API without a usable answer (RFC 9110 section 15.6): timeout, unavailable, or bad.
 */
export function gatewayStatus(status: number): 502 | 503 | 504 {
  return status === 503 || status === 504 ? status : 502
}

/** A call to the API, with its headers by their usual names. */
type ApiCall = Omit<RequestInit, 'headers'> & {
  headers?: Readonly<Record<string, string>>
  /** Reads the primary database of the embedded API: a replica may not have the latest change yet. */
  fromPrimary?: boolean
}

export type Origin = {
  /** Names the source in the keys of caches. */
  name: string
  isRemote: boolean
  /**
   * Calls a path below `/api/web/`, which is made of checked parts only. A redirect is not followed, because it would
   * take the credentials along. @throws OriginError when the upstream refuses the credentials
   */
  fetch: (path: string, init: ApiCall) => Promise<Response>
  /** Redacts the site's credentials in a text of an answer. */
  conceal?: (text: string) => string
}

/** Headers that identify the site; none come from the visitor's browser. */
const USER_AGENT = 'home-services-site'

/** Statuses that refuse the site's own credentials, or their absence. */
const UNAUTHENTICATED = [401, 407]

/** Returns true if the site's credentials were refused. A 403 outside the API's envelope is a refusal too. */
function isSiteRefused({ status, headers }: Response, isTrusted: boolean): boolean {
  const isOfApi = () => headers.get('Content-Type')?.includes('json') === true
  return UNAUTHENTICATED.includes(status) || (isTrusted && status === 403 && !isOfApi())
}

/**
 * Calls the embedded API. The nearest replica of the database answers and may be a moment old; reads that need the
 * latest change use the primary (D1 Sessions API). All other code uses the primary too, by the binding itself.
 */
async function fetchEmbedded(
  path: string,
  { fromPrimary = false, ...init }: ApiCall,
  db: D1Database | undefined,
  showsSamples: boolean,
): Promise<Response> {
  const session = db?.withSession(fromPrimary ? 'first-primary' : 'first-unconstrained')
  return upstream.fetch(new Request(`http://embedded${path}`, init), { DB: session, showsSamples })
}

/** Returns the remote API at an origin, for one request. */
function remoteOrigin(origin: string, credentials: UpstreamCredentials, requestId: string): Origin {
  const isTrusted = Object.keys(credentials.headers).length > 0
  return {
    name: origin,
    isRemote: true,
    async fetch(path, { fromPrimary: _, ...init }) {
      // A visitor's own credentials replace those of the site.
      const headers = {
        ...credentials.headers,
        'X-Request-Id': requestId,
        'User-Agent': USER_AGENT,
        ...init.headers,
      }
      const response = await fetch(origin + path, { ...init, headers, redirect: 'manual' })
      if (init.headers?.Authorization || !isSiteRefused(response, isTrusted)) return response
      await response.body?.cancel()
      throw new OriginError(502, 'credentials-refused')
    },
    conceal: (text) => withoutSecrets(text, credentials),
  }
}

/** Returns the marketplace API: the configured remote one, or the embedded one in process. */
export function createOrigin(
  settings: Config['settings'],
  env: { DB?: D1Database },
  requestId: string,
): Origin {
  const { UPSTREAM_URL: url } = settings
  if (url) return remoteOrigin(url, upstreamCredentials(settings), requestId)
  return {
    // An answer with samples must not be served once they are off.
    name: settings.SAMPLE_CONTENT ? 'embedded' : 'embedded-without-samples',
    isRemote: false,
    fetch: (path, init) =>
      beforeAbort(init.signal, fetchEmbedded(path, init, env.DB, settings.SAMPLE_CONTENT)),
  }
}

/** Returns the marketplace API for a request. */
export const getOrigin = memoizeWeak(
  ({ var: { config, requestId }, env }: AppContext): Origin => createOrigin(config.settings, env, requestId),
)

const MB = 1024 * 1024
/** Longest entry that is read (bytes). */
export const MAX_ENTRY_BYTES = 2 * MB
/** Longest list that is read (bytes). Lists carry fields that the site does not store. */
export const MAX_LIST_BYTES = 16 * MB

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json[ \t]*(?:;|$)/i

/** Reads a body as text. @throws OriginError when it is longer than `maxBytes` */
async function readLimitedText(response: Response, maxBytes: number): Promise<string> {
  const announced = Number(response.headers.get('Content-Length'))
  if (announced > maxBytes) {
    await response.body?.cancel()
    throw new OriginError(502, 'too-large')
  }
  // An uncompressed body is never longer than its announced length.
  if (announced > 0 && !response.headers.has('Content-Encoding')) return response.text()
  if (!response.body) return ''
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const chunk of response.body) {
    size += chunk.byteLength
    if (size > maxBytes) throw new OriginError(502, 'too-large')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

/** Reads a JSON answer of an origin. @throws OriginError when it is too long, cut off, of another type, or not JSON. */
export async function readJsonBody(
  response: Response,
  { conceal }: Pick<Origin, 'conceal'> = {},
  maxBytes = MAX_ENTRY_BYTES,
): Promise<unknown> {
  if (!JSON_TYPE.test(response.headers.get('Content-Type') ?? '')) {
    await response.body?.cancel()
    throw new OriginError(502, 'not-json')
  }
  const text = await readLimitedText(response, maxBytes).catch((error: unknown) => {
    const failure = OriginError.from(error)
    throw failure.reason === 'unreachable' ? new OriginError(502, 'cut-off', failure.message) : failure
  })
  try {
    return JSON.parse(conceal?.(text) ?? text)
  } catch {
    throw new OriginError(502, 'not-json')
  }
}
