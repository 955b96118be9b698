import { Webhook } from 'standardwebhooks'
import { API_BASE } from '#api/client.ts'
import { asksForCall, MAX_MESSAGE_LENGTH } from '#api/schemas/message.ts'
import { business } from '#catalogue/business.ts'
import type { Settings } from '#worker/config.ts'
import { detailLines, fieldLines, getReference, type Message } from '#worker/contact/message-fields.ts'
import { judgeAnswer, type Verdict } from '#worker/contact/message-verdict.ts'
import { withTimeout } from '#worker/timeouts.ts'
import { gatewayStatus, type Origin, OriginError, readJsonBody } from '#worker/upstream-client/origin.ts'

export type Destination = 'upstream' | 'email' | 'webhook'

/**
 * The result of one attempt. If the message is not stored, the visitor gets the `status` of a retry. A `reason` goes to
 * the log and holds no personal data. `retryAfterMs` is the pause that the destination asks for.
 */
export type Result =
  | Exclude<Verdict, { outcome: 'retry' }>
  | { outcome: 'retry'; reason: string; status?: 502 | 503 | 504; retryAfterMs?: number }

type ContactSettings = Pick<
  Settings,
  'CONTACT_EMAIL_TO' | 'CONTACT_EMAIL_FROM' | 'CONTACT_WEBHOOK_URL' | 'CONTACT_WEBHOOK_SECRET'
>

/** The settings and calls that an attempt uses. `authorization` is the visitor's own, for the upstream alone. */
export type Sending = {
  settings: ContactSettings
  origin: Origin
  /** Sends e-mails to the operator; undefined without a binding. */
  mailer: SendEmail | undefined
  authorization?: string | undefined
}

type Mailing = Pick<Sending, 'settings' | 'mailer'>
type Hooking = Pick<Sending, 'settings'>

/** Returns the configured destinations besides the upstream. */
export function ownDestinations(settings: ContactSettings): Array<Destination> {
  return [
    ...(settings.CONTACT_EMAIL_TO ? (['email'] as const) : []),
    ...(settings.CONTACT_WEBHOOK_URL ? (['webhook'] as const) : []),
  ]
}

/**
 * Returns all destinations of a message. The embedded upstream is not one, because the stored row is the message.
 */
export function getDestinations({
  settings,
  origin,
}: Pick<Sending, 'settings' | 'origin'>): Array<Destination> {
  return [...(origin.isRemote ? (['upstream'] as const) : []), ...ownDestinations(settings)]
}

/** Returns the pause that an answer asks for (RFC 9110 section 10.2.3): seconds, or a date that begins with its weekday. */
function readRetryAfter({ headers }: Response): { retryAfterMs?: number } {
  const value = headers.get('Retry-After') ?? ''
  const date = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)/.test(value) ? Date.parse(value) : Number.NaN
  const ms = /^\d+$/.test(value) ? Number(value) * 1_000 : date - Date.now()
  return ms > 0 ? { retryAfterMs: ms } : {}
}

/** Returns the text for the upstream, which only knows the four fields of the form. */
function textForUpstream(whole: Message): string {
  const { topic, email, phone, message } = whole
  const facts = [
    ...(asksForCall(topic) ? [`The visitor asks for a call back (${topic}).`] : []),
    ...detailLines(whole),
    ...(email === '' ? ['The visitor gave no e-mail address.'] : []),
    ...(phone === '' ? ['The visitor gave no telephone number.'] : []),
  ].join('\n')
  const text = [message, facts].filter(Boolean).join('\n\n')
  return text.length > MAX_MESSAGE_LENGTH ? message : text
}

/** Posts a message to the upstream once, under its idempotency key. */
export async function sendUpstream(
  { origin, authorization }: Sending,
  message: Message,
  { isRepeat, timeoutMs }: { isRepeat: boolean; timeoutMs: number },
): Promise<Result> {
  const { key, name, email, phone, language } = message
  const text = textForUpstream(message)
  try {
    const response = await origin.fetch(`${API_BASE}/query`, {
      method: 'POST',
      body: JSON.stringify({
        name,
        email: email || business.email,
        phone: phone || business.phone,
        message: text,
      }),
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        'Idempotency-Key': key,
        ...(language && { 'Accept-Language': language }),
        ...(authorization && { Authorization: authorization }),
      },
      signal: AbortSignal.timeout(timeoutMs),
    })
    const reading = readJsonBody(response, origin)
    const verdict = judgeAnswer(
      response.status,
      // A broken body of an error does not decide the result.
      await (response.ok ? reading : reading.catch(() => undefined)),
      { isRepeat },
    )
    return verdict.outcome === 'retry' ? { ...verdict, status: 502, ...readRetryAfter(response) } : verdict
  } catch (error) {
    const { status, reason } = OriginError.from(error)
    return { outcome: 'retry', reason, status: gatewayStatus(status) }
  }
}

/** An e-mail to the operator. */
type Mail = { id: string; subject: string; text: string; replyTo?: string }

/** Returns the e-mail for a message. Its subject is unique, so that mail clients do not group messages of one name. */
function toMail(message: Message): Mail {
  const { id, topic, name, email } = message
  const kind = asksForCall(topic) ? 'Call back for' : 'Message from'
  return {
    id,
    subject: `${kind} ${name}${topic ? `: ${topic}` : ''} (${getReference(message)})`,
    text: [...fieldLines(message), '', ...(message.message ? [message.message, ''] : [])].join('\n'),
    // A reply goes to the visitor if their address is ASCII.
    ...(/^[!-~]+$/.test(email) && { replyTo: email }),
  }
}

/** Codes of Cloudflare's Email Service, like `E_RATE_LIMIT_EXCEEDED`. */
const EMAIL_CODE = /^E_[A-Z_]{1,60}$/

function emailFault(error: unknown): string {
  const code: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined
  return typeof code === 'string' && EMAIL_CODE.test(code) ? code : 'not-sent'
}

async function postMail(
  { mailer, settings }: Mailing,
  { id, ...mail }: Mail,
  timeoutMs: number,
): Promise<Result> {
  const { CONTACT_EMAIL_FROM: from, CONTACT_EMAIL_TO: to } = settings
  if (!mailer) return { outcome: 'retry', reason: 'no-binding' }
  if (!from || !to) return { outcome: 'retry', reason: 'no-sender' }
  const send = async (): Promise<Result> => {
    try {
      await mailer.send({
        from: { email: from, name: `${business.brand} website` },
        to,
        // The service sets a Message-ID of its own. RFC 3834: an absence note of the office does not go to the visitor.
        headers: { 'X-Message-Id': id, 'Auto-Submitted': 'auto-generated' },
        ...mail,
      })
      return { outcome: 'delivered' }
    } catch (error) {
      return { outcome: 'retry', reason: emailFault(error) }
    }
  }
  return withTimeout(timeoutMs, send(), (): Result => ({ outcome: 'retry', reason: 'timeout' }))
}

/** E-mails a message to the operator once. */
export function sendEmail(sending: Mailing, message: Message, timeoutMs: number): Promise<Result> {
  return postMail(sending, toMail(message), timeoutMs)
}

/** Signs with each secret: there are two while one replaces the other. Undefined if one is unusable. */
function sign(secrets: string, id: string, moment: Date, body: string): string | undefined {
  try {
    const words = secrets.split(/[\s,]+/).filter(Boolean)
    return words.map((secret) => new Webhook(secret).sign(id, moment, body)).join(' ') || undefined
  } catch {
    return undefined
  }
}

/** The body of a webhook. It has the same bytes at every attempt. */
type Hook = {
  type: 'contact.message' | 'alert'
  timestamp: string
  data: { id: string; [field: string]: unknown }
}

/**
 * Returns true for an answer that another attempt does not change (RFC 9110 sections 15.4 and 15.5): a redirect, or a
 * client error besides a timeout, Too Early (RFC 8470) and Too Many Requests (RFC 6585).
 */
function isFinal(status: number): boolean {
  return status >= 300 && status < 500 && ![408, 425, 429].includes(status)
}

/** Posts to the webhook once (standardwebhooks.com). Any status from 200 to 299 means delivered. */
async function postHook({ settings }: Hooking, hook: Hook, timeoutMs: number): Promise<Result> {
  const { CONTACT_WEBHOOK_URL: url = '', CONTACT_WEBHOOK_SECRET: secrets = '' } = settings
  const { id } = hook.data
  const body = JSON.stringify(hook)
  // The receiver compares the time with its own clock.
  const moment = new Date()
  const signature = sign(secrets, id, moment, body)
  if (!signature) return { outcome: 'retry', reason: 'no-usable-secret' }
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': 'home-services-site',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(moment.getTime() / 1_000)),
        'webhook-signature': signature,
      },
      body,
    })
    await response.body?.cancel().catch(() => undefined)
    if (response.ok) return { outcome: 'delivered' }
    const { status } = response
    if (isFinal(status)) return { outcome: 'rejected', status, code: status, message: 'refused, not retried' }
    return { outcome: 'retry', reason: `status-${status}`, ...readRetryAfter(response) }
  } catch (error) {
    return { outcome: 'retry', reason: OriginError.from(error).reason }
  }
}

/** Posts a message to the webhook once, with its fields as they are stored. */
export function sendWebhook(sending: Hooking, message: Message, timeoutMs: number): Promise<Result> {
  const { key: _, receivedAt, topic, details, language, ...rest } = message
  const data = {
    ...rest,
    ...(topic && { topic }),
    ...(details && { details }),
    ...(language && { language }),
  }
  const timestamp = new Date(receivedAt).toISOString()
  return postHook(sending, { type: 'contact.message', timestamp, data }, timeoutMs)
}

/** An alert to the operator. `problems` names the failing parts; an empty list means that all have recovered. */
export type Alert = { id: string; time: number; site: string; problems: ReadonlyArray<string>; text: string }

/** Sends an alert once to each destination besides the upstream. Returns true if one of them took it. */
export async function sendAlert(sending: Sending, alert: Alert, timeoutMs: number): Promise<boolean> {
  const { id, time, site, problems, text } = alert
  const subject = `${site}: ${problems.length > 0 ? `problem with ${problems.join(', ')}` : 'all is well again'}`
  const timestamp = new Date(time).toISOString()
  const hook: Hook = { type: 'alert', timestamp, data: { id, site, problems, text } }
  const results = await Promise.all(
    ownDestinations(sending.settings).map((destination) =>
      destination === 'email'
        ? postMail(sending, { id, subject, text }, timeoutMs)
        : postHook(sending, hook, timeoutMs),
    ),
  )
  return results.some(({ outcome }) => outcome === 'delivered')
}
