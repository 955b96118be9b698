import { matchEndpoint } from '#api/endpoints.ts'
import { type CallContext, fetchChecked } from '#worker/upstream-client/fetch-checked.ts'
import { OriginError } from '#worker/upstream-client/origin.ts'

/** A list that every page of the catalogue needs. It is the shortest of the contract. */
const ASKED = '/category/primary'

/**
 * Asks the API for a list. The API is down if the list cannot be read or is empty, in `/healthz` and in alerts.
 */
export async function checkApi(
  { origin, requestId }: CallContext,
  deadlineMs: number,
): Promise<{ ok: boolean; entries?: number; problem?: string }> {
  const matched = matchEndpoint(ASKED)
  if (!matched) return { ok: false, problem: 'no-such-call' }
  try {
    const call = { matched, path: ASKED, query: new URLSearchParams() }
    const { data } = await fetchChecked({ origin, requestId }, call, deadlineMs)
    const entries = Array.isArray(data) ? data.length : 0
    return entries > 0 ? { ok: true, entries } : { ok: false, entries, problem: 'empty-catalogue' }
  } catch (error) {
    return { ok: false, problem: OriginError.from(error).reason }
  }
}
