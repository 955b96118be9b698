import type { Attempt } from '#worker/notify/deliver.ts'
import type { Delivery } from '#worker/notify/deliveries.ts'
import { readSecrets, signatureOf } from '#worker/notify/sign.ts'
import { OriginError } from '#worker/origin.ts'

/** The body of a webhook: the same bytes at every attempt. */
function bodyOf({ id, type, payload, createdAt }: Delivery): string {
  const data: object = JSON.parse(payload)
  return JSON.stringify({ type, timestamp: new Date(createdAt).toISOString(), data: { id, ...data } })
}

/**
 * Posts a notice once, as Standard Webhooks describes. Only a status from 200 to 299 says that it was taken; a redirect
 * is not followed, and nothing of the answer's body is read. The reason of a failure never holds the address.
 */
export async function postWebhook(
  { url, secret }: { url: string; secret: string },
  delivery: Delivery,
  deadlineMs: number,
): Promise<Attempt> {
  const keys = readSecrets(secret)
  if (!keys) return { isTaken: false, reason: 'no-usable-secret' }
  const body = bodyOf(delivery)
  const { id } = delivery
  // Whoever gets it compares the time with that of its own clock.
  const seconds = Math.floor(Date.now() / 1_000)
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(deadlineMs),
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': 'sudhaar-web',
        'webhook-id': id,
        'webhook-timestamp': String(seconds),
        'webhook-signature': await signatureOf(keys, { id, seconds, body }),
      },
      body,
    })
    await response.body?.cancel()
    return response.ok ? { isTaken: true } : { isTaken: false, reason: `status-${response.status}` }
  } catch (error) {
    return { isTaken: false, reason: OriginError.from(error).reason }
  }
}
