import { messageWithTopic, missingLines } from '#api/contact-form.ts'
import { MIN_FILL_MS, TOKEN_NEEDED } from '#api/form-token.ts'
import { type ContactQuery, LONGEST_MESSAGE } from '#api/schemas/contact.ts'
import { contact, formToken } from '#content/contact.ts'
import type { AppContext } from '#worker/app.ts'
import { begunAt } from '#worker/contact/form-token.ts'
import type { Outcome } from '#worker/contact/outbox.ts'
import { type Sending, sendMessage } from '#worker/contact/send.ts'
import { checkValues, type Submission } from '#worker/contact/submission.ts'
import { log } from '#worker/log.ts'
import { clientKey } from '#worker/rate-limit.ts'
import { readRequestBody } from '#worker/read-request-body.ts'
import { isFromOwnPage, ownOrigins } from '#worker/request-url.ts'

/** Longest contact message that is read, in bytes. */
const MAX_MESSAGE_BYTES = 16 * 1024
/** Seconds after which somebody who sent too many may send again: the period of the limit in wrangler.toml. */
export const RETRY_AFTER_S = 60

export type Refusal = {
  status: 400 | 403 | 413 | 415 | typeof TOKEN_NEEDED | 429
  message: string
  /** What is wrong with which field. */
  errors?: Partial<Record<keyof ContactQuery, string>>
}

function refuse(status: Refusal['status'], message: string): Refusal {
  return { status, message }
}

/** The body of a message from one of our pages and of one of the given types, or why it is not read. */
export async function readMessage(
  c: AppContext,
  types: ReadonlyArray<string>,
): Promise<{ type: string; bytes: Uint8Array<ArrayBuffer> } | Refusal> {
  const own = ownOrigins(c.req.url, c.var.config.siteOrigin)
  if (!isFromOwnPage(c.req.raw.headers, own)) return refuse(403, contact.answers.otherSite)
  const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (!types.includes(type)) return refuse(415, contact.answers.wrongType)
  const bytes = await readRequestBody(c.req.raw, MAX_MESSAGE_BYTES)
  return bytes ? { type, bytes } : refuse(413, contact.answers.tooLong)
}

async function isOverLimit(c: AppContext): Promise<boolean> {
  try {
    const outcome = await c.env.CONTACT_LIMIT?.limit({ key: clientKey(c.req.raw.headers) })
    return outcome?.success === false
  } catch (error) {
    log('warn', 'limit-unavailable', { requestId: c.var.requestId, error: String(error) })
    return false
  }
}

function sendingOf(c: AppContext): Sending {
  const { origin, now, requestId } = c.var
  const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work)
  return { origin, env: c.env, db: c.env.DB, now, requestId, waitUntil }
}

/**
 * Judges a message and sends it when nothing speaks against it; `key` names it on its way. What fell into the trap is
 * answered as if it had been taken. Only messages without a fault count towards the limit.
 */
export async function admit(
  c: AppContext,
  submission: Submission,
  key = submission.key,
): Promise<Outcome | Refusal> {
  const { values, website, subject, about, language } = submission
  if (website !== '') {
    log('info', 'message-trapped', { requestId: c.var.requestId })
    return { status: 200, code: 200, message: 'Received.' }
  }
  const checked = checkValues(values)
  if (!checked.ok) return { status: 400, message: checked.first, errors: checked.errors }
  const { query } = checked
  const missing = missingLines(query.message, subject, about)
  if (missing.length > 0) {
    const words = contact.form.missing(missing)
    return { status: 400, message: words, errors: { message: words } }
  }
  const begun = await begunAt(c, submission)
  if (begun === undefined) return refuse(TOKEN_NEEDED, formToken.needed)
  if (c.var.now() - begun < MIN_FILL_MS) return refuse(400, contact.answers.tooFast)
  if (await isOverLimit(c)) return refuse(429, contact.answers.tooMany)
  const message = messageWithTopic(query.message, LONGEST_MESSAGE, subject, about)
  const sending = sendMessage(sendingOf(c), { ...query, message, language }, key)
  // A visitor who leaves does not stop the delivery.
  c.executionCtx.waitUntil(sending)
  return sending
}
