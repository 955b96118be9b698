import type { ContactFormState } from '#api/contact-form.ts'
import { type FormTicket, newMessageKey, TOKEN_NEEDED } from '#api/form-token.ts'
import { messageId } from '#api/message-id.ts'
import { contactMessages } from '#content/contact.ts'
import { paths } from '#lib/paths.ts'
import type { AppContext } from '#worker/app.ts'
import { admit, RETRY_AFTER_S, type Refusal, readMessage } from '#worker/contact/admit.ts'
import { begunAt, issueTicket } from '#worker/contact/form-token.ts'
import { readFields, type Submission } from '#worker/contact/submission.ts'
import { refusal } from '#worker/endpoints/api-read.ts'
import { renderResponse } from '#worker/render.tsx'

const TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data']

async function parseForm(request: Request, bytes: Uint8Array<ArrayBuffer>): Promise<unknown> {
  const headers = { 'Content-Type': request.headers.get('Content-Type') ?? '' }
  try {
    return Object.fromEntries(await new Response(bytes, { headers }).formData())
  } catch {
    return undefined
  }
}

type Problem = Pick<ContactFormState, 'errors' | 'notice' | 'isOneMorePress'>

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
  const page = await renderResponse(c, { status, formState })
  page.headers.set('Cache-Control', 'no-store')
  if (status === 429) page.headers.set('Retry-After', String(RETRY_AFTER_S))
  return page
}

function sendBackRefused(c: AppContext, submission: Submission, { status, message, errors }: Refusal) {
  // Nothing is wrong with the form: no page could have brought a token, this one does.
  if (status === TOKEN_NEEDED) return sendBack(c, 200, submission, { errors: {}, isOneMorePress: true })
  // A form with mistakes in it is well-formed, but cannot be processed (RFC 9110 section 15.5.21).
  return sendBack(
    c,
    status === 400 ? 422 : status,
    submission,
    errors ? { errors } : { errors: {}, notice: message },
  )
}

/**
 * POST `/contact`: the form without JavaScript. Ends in the page that says so, or in the form as it was filled: so at the
 * first time, for a page is everybody's and has no form token.
 */
export async function postContactForm(c: AppContext): Promise<Response> {
  const body = await readMessage(c, TYPES)
  if (!('bytes' in body)) {
    if (body.status === 413) return sendBackRefused(c, readFields(undefined), body)
    return refusal(body.status, body.message)
  }
  const submission = readFields(await parseForm(c.req.raw, body.bytes))
  // Whoever mends a form keeps its key: together with the words it is this message's.
  const key = await messageId(submission.key ?? '', submission.values)
  const outcome = await admit(c, submission, key)
  if (!('code' in outcome)) return sendBackRefused(c, submission, outcome)
  if (outcome.code === 200) {
    return c.redirect(`${paths.contact}?sent=${outcome.status === 202 ? 'later' : 'now'}`, 303)
  }
  const failed = outcome.status >= 500
  const notice = failed ? contactMessages.failed : contactMessages.rejected
  return sendBack(c, failed ? outcome.status : 422, submission, { errors: {}, notice })
}
