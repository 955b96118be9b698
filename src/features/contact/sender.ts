import { MIN_FILL_MS, newMessageKey } from '#api/contact-form.ts'
import { ApiError, generalMessage } from '#api/errors.ts'
import type { ContactAnswer, ContactQuery } from '#api/schemas/contact.ts'
import { contact } from '#content/contact.ts'
import { unsent } from '#content/offline.ts'

/** How a sending ended; `reason` is a sentence for the visitor, when there is more to say than that it failed. */
export type SendResult =
  | { kind: 'sent' | 'kept' | 'unsent' }
  | { kind: 'rejected' | 'failed'; reason: string | undefined }

type SenderOptions = {
  send: (query: ContactQuery, idempotencyKey: string) => Promise<ContactAnswer>
  now: () => number
  sleep: (ms: number) => Promise<void>
  newKey?: () => string
}

function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  return error.kind === 'http' ? generalMessage(error) : contact.answers.unreachable
}

/**
 * Sends the messages of one form. Whoever is faster than a person waits until the least time is over. A message whose
 * fate is unknown keeps its key, so that trying again does not double it; any other message gets a new one.
 */
export function createSender({ send, now, sleep, newKey = newMessageKey }: SenderOptions) {
  const opened = now()
  let unsettled: { key: string; text: string } | undefined

  return async function sendMessage(query: ContactQuery, website: string): Promise<SendResult> {
    const text = JSON.stringify(query)
    if (unsettled?.text !== text) unsettled = { key: newKey(), text }
    const missing = MIN_FILL_MS - (now() - opened)
    if (missing > 0) await sleep(missing)
    const body = { ...query, website, elapsedMs: Math.max(MIN_FILL_MS, Math.round(now() - opened)) }
    try {
      const { code, message } = await send(body, unsettled.key)
      unsettled = undefined
      if (code !== 200) return { kind: 'rejected', reason: message }
      if (message === unsent.kept) return { kind: 'unsent' }
      return { kind: message === contact.answers.kept ? 'kept' : 'sent' }
    } catch (error) {
      return { kind: 'failed', reason: reasonOf(error) }
    }
  }
}
