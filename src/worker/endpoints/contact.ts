import { REQUEST_TIMEOUT_MS } from '#api/client.ts'
import type { AppContext } from '#worker/app.ts'
import { bypassStatus } from '#worker/cache/cache-status.ts'
import { API_BASE, refusal } from '#worker/endpoints/api-read.ts'
import { OriginError } from '#worker/origin.ts'
import { readJsonBody } from '#worker/read-body.ts'

/** POST `/api/web/query`: hands the message on and answers with the upstream's word. Never cached. */
export async function sendQuery(c: AppContext): Promise<Response> {
  const headers = { 'Cache-Status': bypassStatus('method') }
  try {
    const key = c.req.header('Idempotency-Key')
    const response = await c.var.origin.fetch(`${API_BASE}/query`, {
      method: 'POST',
      body: await c.req.text(),
      headers: { 'Content-Type': 'application/json', ...(key && { 'Idempotency-Key': key }) },
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    })
    const body = await readJsonBody(response)
    return Response.json(body, {
      status: response.status,
      headers: { ...headers, 'Cache-Control': 'no-store' },
    })
  } catch (error) {
    return refusal(OriginError.from(error).status, 'The message could not be delivered.', headers)
  }
}
