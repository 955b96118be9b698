import { type ContactFormState, missingLines } from '#api/contact-form.ts'
import { type FormTicket, newMessageKey } from '#api/form-token.ts'
import { messageId } from '#api/message-id.ts'
import type { ContactQuery } from '#api/schemas/contact.ts'
import { contact, contactMessages } from '#content/contact.ts'
import { dayInIndia } from '#lib/india-day.ts'
import { paths } from '#lib/paths.ts'
import type { AppContext } from '#worker/app-context.ts'
import { bypassStatus } from '#worker/cache/cache-status.ts'
import { begunAt, issueTicket } from '#worker/contact/form-token.ts'
import { type Outcome, RECEIVED } from '#worker/contact/outbox.ts'
import { type Sending, sendMessage } from '#worker/contact/send.ts'
import { checkValues, isMessageKey, readFields, type Submission } from '#worker/contact/submission.ts'
import { refusal } from '#worker/endpoints/api-read.ts'
import { log } from '#worker/log.ts'
import { isWithinLimit, LIMIT_PERIOD_S } from '#worker/rate-limit.ts'
import { jsonOf, mediaTypeOf, readRequestBody } from '#worker/read-request-body.ts'
import { renderPage, responseOf } from '#worker/render.tsx'
import { isSameOrigin, ownOrigins } from '#worker/request-url.ts'

/** Longest contact message that is read, in bytes. */
const MAX_MESSAGE_BYTES = 16 * 1024

type Refusal = {
  status: 400 | 403 | 413 | 415 | 429
  message: string
  /** What is wrong with which field. */
  errors?: Partial<Record<keyof ContactQuery, string>>
}

function refuse(status: Refusal['status'], message: string): Refusal {
  return { status, message }
}

/** The body of a message from one of our pages and of one of the given types, or why it is not read. */
async function readMessage(
  c: AppContext,
  types: ReadonlyArray<string>,
): Promise<{ type: string; bytes: Uint8Array<ArrayBuffer> } | Refusal> {
  const own = ownOrigins(c.req.url, c.get('config').siteOrigin)
  if (!isSameOrigin(c.req.raw.headers, own)) return refuse(403, contact.answers.otherSite)
  const type = mediaTypeOf(c.req.raw)
  if (!types.includes(type)) return refuse(415, contact.answers.wrongType)
  const bytes = await readRequestBody(c.req.raw, MAX_MESSAGE_BYTES)
  return bytes ? { type, bytes } : refuse(413, contact.answers.tooLong)
}

function sendingOf(c: AppContext): Sending {
  const origin = c.get('origin')
  const now = c.get('now')
  const requestId = c.get('requestId')
  const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work)
  return { origin, env: c.env, db: c.env.DB, now, requestId, waitUntil }
}

/**
 * Judges a message and sends it when nothing speaks against it; `key` names it on its way. What fell into the trap is
 * answered as if it had been taken. Only messages without a fault count towards the limit.
 */
async function admit(
  c: AppContext,
  submission: Submission,
  key = submission.key,
): Promise<Outcome | Refusal> {
  const { values, website, subject, about, language } = submission
  if (website !== '') {
    log('info', 'message-trapped', { requestId: c.get('requestId') })
    return RECEIVED
  }
  const checked = checkValues(values)
  if (!checked.ok) return { status: 400, message: checked.first, errors: checked.errors }
  const { query } = checked
  const missing = missingLines(query.message, subject, about)
  if (missing.length > 0) {
    const words = contact.form.missing(missing)
    return { status: 400, message: words, errors: { message: words } }
  }
  if (!(await isWithinLimit(c, c.env.CONTACT_LIMIT, true))) return refuse(429, contact.answers.tooMany)
  // Without a key the fields and the day identify the message, so sending the form twice stores it once.
  const ownKey = key ?? (await messageId(dayInIndia(c.get('now')()), query))
  const sending = sendMessage(sendingOf(c), { ...query, language, subject, about }, ownKey)
  // A visitor who leaves does not stop the delivery.
  c.executionCtx.waitUntil(sending)
  return sending
}

function answer(status: number, code: number, message: string): Response {
  return Response.json(
    { code, message },
    {
      status,
      headers: {
        'Cache-Control': 'no-store',
        'Cache-Status': bypassStatus('method'),
        ...(status === 429 && { 'Retry-After': String(LIMIT_PERIOD_S) }),
      },
    },
  )
}

/**
 * GET `/api/web/form-token`: a form token for the message whose idempotency key is given as `key`, or for a new one. It
 * says when the form was begun and is sent with the message, as `token`.
 */
export async function getFormToken(c: AppContext): Promise<Response> {
  const key = c.req.query('key') ?? newMessageKey()
  if (!isMessageKey(key)) return answer(400, 400, contact.answers.wrongKey)
  const data = await issueTicket(c, key)
  return Response.json({ code: 200, data }, { headers: { 'Cache-Control': 'no-store' } })
}

/**
 * POST `/api/web/query`: a message as JSON, with its `Idempotency-Key`. Never cached; a repeated key gives the answer of
 * the first. Every browser says where a POST comes from; what does not is refused.
 */
export async function postQuery(c: AppContext): Promise<Response> {
  if (c.req.header('Origin') === undefined) return answer(403, 403, contact.answers.otherSite)
  const body = await readMessage(c, ['application/json'])
  if (!('bytes' in body)) return answer(body.status, body.status, body.message)
  const fields = jsonOf(body.bytes)
  if (fields === undefined) return answer(400, 400, contact.answers.wrongType)
  const key = c.req.header('Idempotency-Key')
  if (key !== undefined && !isMessageKey(key)) return answer(400, 400, contact.answers.wrongKey)
  const outcome = await admit(c, { ...readFields(fields), key })
  return answer(outcome.status, 'code' in outcome ? outcome.code : outcome.status, outcome.message)
}

const TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data']

async function parseForm(request: Request, bytes: Uint8Array<ArrayBuffer>): Promise<unknown> {
  const headers = { 'Content-Type': request.headers.get('Content-Type') ?? '' }
  try {
    return Object.fromEntries(await new Response(bytes, { headers }).formData())
  } catch {
    return undefined
  }
}

type Problem = Pick<ContactFormState, 'errors' | 'notice'>

/** What a form that is sent back goes on with: its own key and token, or a new token when that one is of no use. */
async function ticketOf(c: AppContext, { key, token }: Submission): Promise<FormTicket> {
  const isUsable = (await begunAt(c, { key, token })) !== undefined
  return key !== undefined && isUsable ? { key, token } : issueTicket(c, key ?? newMessageKey())
}

/** The page of the form again, as it was filled, with what was wrong. */
async function sendBack(
  c: AppContext,
  status: number,
  submission: Submission,
  problem: Problem,
): Promise<Response> {
  const { values, subject, about } = submission
  const formState: ContactFormState = {
    values,
    ...problem,
    ticket: await ticketOf(c, submission),
    ...(subject && { subject }),
    ...(about && { about }),
  }
  const page = responseOf(await renderPage(c, { formState }), status)
  page.headers.set('Cache-Control', 'no-store')
  if (status === 429) page.headers.set('Retry-After', String(LIMIT_PERIOD_S))
  return page
}

function sendBackRefused(c: AppContext, submission: Submission, { status, message, errors }: Refusal) {
  // A form with mistakes in it is well-formed, but cannot be processed (RFC 9110 section 15.5.21).
  return sendBack(
    c,
    status === 400 ? 422 : status,
    submission,
    errors ? { errors } : { errors: {}, notice: message },
  )
}

/** POST `/contact`: the form without JavaScript. Redirects to the page that says so, or answers the filled form. */
export async function postContactForm(c: AppContext): Promise<Response> {
  const body = await readMessage(c, TYPES)
  if (!('bytes' in body)) {
    if (body.status === 413) return sendBackRefused(c, readFields(undefined), body)
    return refusal(body.status, body.message)
  }
  const submission = readFields(await parseForm(c.req.raw, body.bytes))
  // Whoever mends a form keeps its key: together with the words it is this message's.
  const key = submission.key && (await messageId(submission.key, submission.values))
  const outcome = await admit(c, submission, key)
  if (!('code' in outcome)) return sendBackRefused(c, submission, outcome)
  if (outcome.code === 200) {
    return c.redirect(`${paths.contact}?sent=${outcome.status === 202 ? 'later' : 'now'}`, 303)
  }
  const failed = outcome.status >= 500
  const notice = failed ? contactMessages.failed : contactMessages.rejected
  return sendBack(c, failed ? outcome.status : 422, submission, { errors: {}, notice })
}
