import { API_BASE } from '#worker/endpoints/fetch-checked.ts'
import { type Origin, OriginError } from '#worker/origin.ts'
import { readJsonBody } from '#worker/read-body.ts'

/** What the marketplace API made of a message. Only `failed` is worth another attempt. */
export type Attempt =
  | { kind: 'delivered' }
  | { kind: 'refused'; status: number; code: number; message: string }
  | { kind: 'failed'; status: number; reason: string }

/** Too early or too often is not a word about the message. */
const TEMPORARY = [408, 425, 429]
const LONGEST_WORDS = 300

function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && !TEMPORARY.includes(status)
}

async function readAnswer(response: Response): Promise<{ code: number | undefined; message: string }> {
  const body: unknown = await readJsonBody(response)
  const { code, message } = { code: undefined, message: '', ...(typeof body === 'object' ? body : {}) }
  return {
    code: typeof code === 'number' ? code : undefined,
    message: String(message).slice(0, LONGEST_WORDS),
  }
}

async function judge(response: Response): Promise<Attempt> {
  const { status } = response
  if (isRefusal(status)) {
    const { code, message } = await readAnswer(response).catch(() => ({ code: undefined, message: '' }))
    return { kind: 'refused', status, code: code ?? status, message }
  }
  if (!response.ok) {
    await response.body?.cancel()
    return { kind: 'failed', status: 502, reason: `status-${status}` }
  }
  const { code, message } = await readAnswer(response)
  if (code === 200) return { kind: 'delivered' }
  if (code === undefined || code >= 500) return { kind: 'failed', status: 502, reason: `code-${code}` }
  return { kind: 'refused', status: 200, code, message }
}

/** Hands a message to the marketplace API once. `payload` is the query as JSON. */
export async function askUpstream(
  origin: Origin,
  payload: string,
  key: string,
  deadlineMs: number,
): Promise<Attempt> {
  try {
    const response = await origin.fetch(`${API_BASE}/query`, {
      method: 'POST',
      body: payload,
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'Idempotency-Key': key },
      signal: AbortSignal.timeout(deadlineMs),
    })
    return await judge(response)
  } catch (error) {
    const { status, reason } = OriginError.from(error)
    return { kind: 'failed', status, reason }
  }
}
