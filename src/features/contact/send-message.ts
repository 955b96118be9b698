import type { ApiClient } from '#api/client.ts'
import { ApiError, generalMessage } from '#api/errors.ts'
import type { ContactMessage } from '#api/schemas/message.ts'
import { contact } from '#content/contact.ts'

/** The result of an attempt. `reason` is a sentence for the visitor, if the cause is known. */
type SendResult =
  | { kind: 'sent'; reference: string | undefined; isWaiting: boolean }
  | { kind: 'rejected' | 'failed'; reason: string | undefined }

function getReason(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  return error.kind === 'http' ? generalMessage(error) : contact.answers.unreachable
}

/** Sends a message under its key. */
export async function sendMessage(
  { sendQuery }: Pick<ApiClient, 'sendQuery'>,
  query: ContactMessage,
  key: string,
): Promise<SendResult> {
  try {
    const { code, message, reference, isWaiting = false } = await sendQuery(query, key)
    return code === 200 ? { kind: 'sent', reference, isWaiting } : { kind: 'rejected', reason: message }
  } catch (error) {
    return { kind: 'failed', reason: getReason(error) }
  }
}
