import { API_BASE } from '#api/client.ts'
import { type ApiCall, type Origin, OriginError } from '#worker/origin.ts'
import { readJsonText } from '#worker/read-body.ts'

export type Api = { origin: Origin; deadlineMs: number }

export type Reply = {
  /** Undefined when nothing came. */
  status: number | undefined
  ms: number
  headers: Headers
  /** The JSON of the body; undefined without one. */
  body: unknown
  /** Why there is no body that can be read. */
  fault: string | undefined
}

const WORDS: Readonly<Record<string, string>> = {
  timeout: 'no answer in time',
  unreachable: 'no connection',
  'not-json': 'no JSON: the type of the answer has to be application/json, and so has its text',
  'too-large': 'longer than 2 MB',
  'cut-off': 'the answer broke off',
  'redirect-away': 'redirects to a place that is not followed: another origin, or outside of /api/web',
  'redirect-loop': 'redirects again and again',
  'credentials-refused': 'the credentials are refused',
}

function wordsOf(error: unknown): string {
  const { reason, message } = OriginError.from(error)
  const words = WORDS[reason] ?? reason
  return reason === 'unreachable' && message ? `${words} (${message})` : words
}

function parsed(text: string): { body: unknown; fault: string | undefined } {
  try {
    return { body: JSON.parse(text), fault: undefined }
  } catch {
    return { body: undefined, fault: WORDS['not-json'] }
  }
}

/** Makes a call as the site makes it: the same redirects, limits and headers. `path` is below `/api/web`. */
export async function ask({ origin, deadlineMs }: Api, path: string, init: ApiCall = {}): Promise<Reply> {
  const started = performance.now()
  const elapsed = () => Math.round(performance.now() - started)
  let answered: Pick<Reply, 'status' | 'headers'> = { status: undefined, headers: new Headers() }
  try {
    const response = await origin.fetch(API_BASE + path, {
      ...init,
      headers: { Accept: 'application/json', ...init.headers },
      signal: AbortSignal.timeout(deadlineMs),
    })
    answered = { status: response.status, headers: response.headers }
    const text = await readJsonText(response)
    return { ...answered, ...parsed(origin.conceal?.(text) ?? text), ms: elapsed() }
  } catch (error) {
    return { ...answered, body: undefined, fault: wordsOf(error), ms: elapsed() }
  }
}
