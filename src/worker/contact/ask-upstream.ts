import { judgeAnswer, type Verdict } from '#api/message-verdict.ts'
import { API_BASE } from '#worker/endpoints/fetch-checked.ts'
import { type Origin, OriginError } from '#worker/origin.ts'
import { readJsonBody } from '#worker/read-body.ts'

/** What the marketplace API made of a message; of an open one, the status for a visitor whose message is not kept. */
export type Attempt =
  | Exclude<Verdict, { kind: 'open' }>
  | (Extract<Verdict, { kind: 'open' }> & { status: 502 | 503 | 504 })

type Message = {
  /** The query as JSON. */
  payload: string
  key: string
  /** It may have been sent before. */
  isRepeat: boolean
}

/** The JSON of an answer. What else comes with the status of an error is not the API's: undefined. */
async function readAnswer(response: Response, origin: Origin): Promise<unknown> {
  if (response.ok) return readJsonBody(response, origin)
  return readJsonBody(response, origin).catch(() => undefined)
}

function gatewayStatus(status: number): 502 | 503 | 504 {
  return status === 503 || status === 504 ? status : 502
}

/** Hands a message to the marketplace API once. */
export async function askUpstream(
  origin: Origin,
  { payload, key, isRepeat }: Message,
  deadlineMs: number,
): Promise<Attempt> {
  try {
    const response = await origin.fetch(`${API_BASE}/query`, {
      method: 'POST',
      body: payload,
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'Idempotency-Key': key },
      signal: AbortSignal.timeout(deadlineMs),
    })
    const verdict = judgeAnswer(response.status, await readAnswer(response, origin), { isRepeat })
    return verdict.kind === 'open' ? { ...verdict, status: 502 } : verdict
  } catch (error) {
    const { status, reason } = OriginError.from(error)
    return { kind: 'open', status: gatewayStatus(status), reason }
  }
}
