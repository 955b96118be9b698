import { type ContactQuery, MAX_MESSAGE_LENGTH } from '#api/schemas/message.ts'
import { contact, contactMessages } from '#content/contact.ts'
import { messageAnswers } from '#content/worker-pages.ts'
import { type ContactFormState, messageWithTopic, missingLines, sentHref } from '#data/contact-form.ts'
import { dayInIndia } from '#lib/india-day.ts'
import type { Details } from '#lib/message-details.ts'
import type { AppContext } from '#worker/app-context.ts'
import { acceptMessage, type Outcome } from '#worker/contact/accept.ts'
import type { Message } from '#worker/contact/message-fields.ts'
import { idOfKey, keyOfFields } from '#worker/contact/messages.ts'
import {
  checkValues,
  type Errors,
  type Fields,
  isMessageKey,
  readForm,
  readJson,
  readSubmission,
  type Submission,
} from '#worker/contact/submission.ts'
import { getMediaType, isSameOrigin, ownOrigins, readRequestBody } from '#worker/http.ts'
import { isWithinLimit, LIMIT_PERIOD_S } from '#worker/middleware/rate-limit.ts'
import { renderPage } from '#worker/render/render.tsx'
import { bypassStatus } from '#worker/upstream-client/api-read.ts'
import { isAuthorization } from '#worker/upstream-client/credentials.ts'
import { getOrigin } from '#worker/upstream-client/origin.ts'

const MAX_JSON_BYTES = 64 * 1024
/** Larger than any form of the site, so that a form with too much text is sent back with its text. */
const MAX_FORM_BYTES = 1024 * 1024
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data']

/** A refused message, with a sentence for the visitor. */
type Refusal = { status: 400 | 403 | 413 | 415 | 429; message: string; errors?: Errors }

function isFromOurPages(c: AppContext): boolean {
  return isSameOrigin(c.req.raw.headers, ownOrigins(c))
}

/**
 * Returns the message of a submission. Without a key, its fields and the day identify it: a form that is sent twice is
 * stored once.
 */
async function toMessage(
  query: ContactQuery,
  details: Details,
  { key: givenKey, subject, about, language }: Submission,
): Promise<Message> {
  const receivedAt = Date.now()
  const { name, email, phone, message } = query
  const fields = [name, email, phone, message, subject, about, ...Object.values(details)]
  const key = givenKey ?? (await keyOfFields(dayInIndia(receivedAt), fields))
  return {
    id: await idOfKey(key),
    key,
    ...query,
    message: messageWithTopic(message, MAX_MESSAGE_LENGTH, subject, about),
    topic: subject ?? null,
    details: Object.keys(details).length > 0 ? details : null,
    language: language ?? null,
    receivedAt,
  }
}

/** Validates a submission and accepts it. */
async function admit(
  c: AppContext,
  submission: Submission,
  authorization?: string,
): Promise<Outcome | Refusal> {
  if (submission.malformed) return { status: 400, message: submission.malformed }
  const checked = checkValues(submission, dayInIndia(Date.now()))
  if (!checked.ok) return { status: 400, message: checked.first, errors: checked.errors }
  const { query, details } = checked
  const missing = missingLines(query.message, submission.subject, submission.about)
  if (missing.length > 0) {
    const message = contact.form.missing(missing)
    return { status: 400, message, errors: { message } }
  }
  const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work)
  const { DB: db, EMAIL: mailer } = c.env
  const { config, requestId } = c.var
  const sending = { settings: config.settings, mailer, origin: getOrigin(c), authorization }
  const accepting = { ...sending, db, now: Date.now, requestId, waitUntil }
  const accepted = acceptMessage(accepting, await toMessage(query, details, submission), {
    words: query.message,
    isSuspected: submission.honeypot !== '',
  })
  // A visitor who leaves does not stop the delivery.
  waitUntil(accepted)
  return accepted
}

function answer(
  status: number,
  { code = status, message, reference, isTokenRefused }: Partial<Outcome>,
): Response {
  return Response.json(
    {
      code,
      message,
      ...(reference && { data: { reference, ...(status === 202 && { isWaiting: true }) } }),
    },
    {
      status,
      headers: {
        'Cache-Status': bypassStatus('method'),
        // RFC 6750 section 3.1: the browser removes the token, with every outcome of the message.
        ...(isTokenRefused && { 'WWW-Authenticate': 'Bearer error="invalid_token"' }),
        ...(status === 429 && { 'Retry-After': String(LIMIT_PERIOD_S) }),
      },
    },
  )
}

/**
 * POST `/api/web/query`: a message as JSON, with its `Idempotency-Key`. Never cached; a repeated key gets the answer of
 * the first request. Every browser sends `Origin` with a POST; a request without it is refused.
 */
export async function postQuery(c: AppContext): Promise<Response> {
  const refuse = (status: Refusal['status'], message: string) => answer(status, { message })
  if (!(await isWithinLimit(c, 'message'))) return refuse(429, contact.answers.tooMany)
  if (c.req.header('Origin') === undefined || !isFromOurPages(c)) return refuse(403, messageAnswers.otherSite)
  if (getMediaType(c.req.raw) !== 'application/json') return refuse(415, messageAnswers.notJson)
  const key = c.req.header('Idempotency-Key')
  if (key !== undefined && !isMessageKey(key)) return refuse(400, messageAnswers.wrongKey)
  const bytes = await readRequestBody(c, MAX_JSON_BYTES)
  if (!bytes) return refuse(413, messageAnswers.tooLong)
  const fields = readJson(bytes)
  if (!fields) return refuse(400, messageAnswers.notJson)
  const credentials = c.req.header('Authorization')
  const authorization = credentials && isAuthorization(credentials) ? credentials : undefined
  const outcome = await admit(c, { ...readSubmission(fields), key }, authorization)
  return answer(outcome.status, outcome)
}

/** Answers with the page: the filled form and its problems. */
async function sendBack(
  c: AppContext,
  status: number,
  { values, subject, about, details }: Submission,
  problem: Pick<ContactFormState, 'errors' | 'notice'>,
): Promise<Response> {
  const form: ContactFormState = {
    values,
    details,
    ...problem,
    ...(subject && { subject }),
    ...(about && { about }),
  }
  const { response } = await renderPage(c, { form, wait: 'moment' })
  const page = new Response(response.body, {
    status: response.status >= 500 ? response.status : status,
    headers: response.headers,
  })
  page.headers.set('Cache-Control', 'no-store')
  if (status === 429) page.headers.set('Retry-After', String(LIMIT_PERIOD_S))
  return page
}

/** Returns the refusal of a form that is not validated; undefined for others. */
async function refusalOfForm(
  c: AppContext,
  bytes: Uint8Array | undefined,
  form: Fields | undefined,
): Promise<Refusal | undefined> {
  if (!(await isWithinLimit(c, 'message'))) return { status: 429, message: contact.answers.tooMany }
  if (!isFromOurPages(c)) return { status: 403, message: messageAnswers.unknownPage }
  if (!bytes) return { status: 413, message: messageAnswers.tooLong }
  if (!form) return { status: 415, message: messageAnswers.unreadableForm }
  return undefined
}

/** POST `/contact`: the form without JavaScript. Redirects to the success page, or answers with the filled form. */
export async function postContactForm(c: AppContext): Promise<Response> {
  const bytes = await readRequestBody(c, MAX_FORM_BYTES)
  const isForm = FORM_TYPES.includes(getMediaType(c.req.raw))
  const form = bytes && isForm ? await readForm(bytes, c.req.header('Content-Type') ?? '') : undefined
  const submission = readSubmission(form ?? {})
  const outcome = (await refusalOfForm(c, bytes, form)) ?? (await admit(c, submission))
  if (!('code' in outcome)) {
    const { status, message, errors } = outcome
    const problem = errors ? { errors } : { errors: {}, notice: message }
    // A form with mistakes is well-formed, but cannot be processed (RFC 9110 section 15.5.21).
    return sendBack(c, errors ? 422 : status, submission, problem)
  }
  if (outcome.code === 200) {
    const { subject, details, values } = submission
    const answered = { reference: outcome.reference, isWaiting: outcome.status === 202 }
    return c.redirect(sentHref(answered, { subject, details, phone: values.phone }), 303)
  }
  const isFault = outcome.status >= 500
  const words = isFault ? contactMessages.failed : contactMessages.rejected
  const notice = isFault ? words : [words, outcome.message].filter(Boolean).join(' ')
  return sendBack(c, isFault ? outcome.status : 422, submission, { errors: {}, notice })
}
