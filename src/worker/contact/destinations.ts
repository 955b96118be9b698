import { Webhook } from 'standardwebhooks'
import { API_BASE } from '#api/client.ts'
import { judgeAnswer, type Verdict } from '#api/message-verdict.ts'
import { asksForCall, MAX_MESSAGE_LENGTH } from '#api/schemas/contact.ts'
import { business } from '#catalogue/business.ts'
import { englishMoment } from '#lib/dates.ts'
import { languageName } from '#lib/language.ts'
import type { Env } from '#worker/app-context.ts'
import { detailLines, getReference, type Message } from '#worker/contact/messages.ts'
import { withTimeout } from '#worker/timeouts.ts'
import { gatewayStatus, type Origin, OriginError, readJsonBody } from '#worker/upstream-client/origin.ts'

export type Destination = 'upstream' | 'email' | 'webhook'

/**
 * The result of one attempt. If the message is not stored, the visitor gets the `status` of a retry. A `reason` goes to
 * the log and holds no personal data.
 */
export type Result = Verdict | { outcome: 'retry'; reason: string; status: 502 | 503 | 504 }

/** The bindings and calls that an attempt uses. `authorization` is the visitor's own, for the upstream alone. */
export type Sending = { env: Env; origin: Origin; fetch: typeof fetch; authorization?: string | undefined }

/** Returns the configured destinations besides the upstream. */
export function ownDestinations(
  env: Pick<Env, 'CONTACT_EMAIL_TO' | 'CONTACT_WEBHOOK_URL'>,
): Array<Destination> {
  const { CONTACT_EMAIL_TO = '', CONTACT_WEBHOOK_URL = '' } = env
  return [
    ...(CONTACT_EMAIL_TO.trim() === '' ? [] : (['email'] as const)),
    ...(CONTACT_WEBHOOK_URL.trim() === '' ? [] : (['webhook'] as const)),
  ]
}

/**
 * Returns all destinations of a message. The embedded upstream is not one, because the stored row is the message.
 */
export function getDestinations({ env, origin }: Pick<Sending, 'env' | 'origin'>): Array<Destination> {
  return [...(origin.isRemote ? (['upstream'] as const) : []), ...ownDestinations(env)]
}

/** Returns the text for the upstream, which only knows the four fields of the form. */
function textForUpstream({ topic, email, details, message }: Message): string {
  const facts = [
    ...(asksForCall(topic) ? ['The visitor asks for a call back.'] : []),
    ...detailLines(details),
    ...(email === '' ? ['The visitor gave no e-mail address.'] : []),
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
        phone,
        message: text,
        ...(language && { language }),
      }),
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        'Idempotency-Key': key,
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
    return verdict.outcome === 'retry' ? { ...verdict, status: 502 } : verdict
  } catch (error) {
    const { status, reason } = OriginError.from(error)
    return { outcome: 'retry', reason, status: gatewayStatus(status) }
  }
}

/** Returns the name of the site in alerts: its host, which differs between the site and its staging. */
function siteName({ SITE_URL = '' }: Env): string {
  return URL.parse(SITE_URL)?.host ?? `${business.brand} website`
}

type Mail = { subject: string; text: string; replyTo?: string }

/** Returns the e-mail for the operator. A reply goes to the visitor if their address is ASCII. */
function toMail(env: Env, message: Message): Mail {
  const { id, type, topic, name, email, phone, details, language, receivedAt } = message
  const moment = `${englishMoment(new Date(receivedAt), { timeZone: 'Asia/Kolkata' })} (India)`
  if (type !== 'contact.message') {
    const site = siteName(env)
    const text = [message.message, '', `Site: ${site}`, `Noticed: ${moment}`, `Id: ${id}`, ''].join('\n')
    return { subject: `${site}: ${type === 'alert.cleared' ? 'over: ' : ''}${name}`, text }
  }
  const fields = [
    `Name: ${name}`,
    `E-mail: ${email || 'not given'}`,
    `Phone: ${phone}`,
    ...detailLines(details),
    ...(language ? [`Language: ${languageName(language, 'en')}`] : []),
    `Received: ${moment}`,
    `Reference: ${getReference({ id })}`,
    `Id: ${id}`,
  ]
  return {
    subject: asksForCall(topic) ? `Call back for ${name}` : `Message from ${name}`,
    text: [...fields, '', ...(message.message ? [message.message, ''] : [])].join('\n'),
    ...(/^[!-~]+$/.test(email) && { replyTo: email }),
  }
}

/** Codes of Cloudflare's Email Service, like `E_RATE_LIMIT_EXCEEDED`. */
const EMAIL_CODE = /^E_[A-Z_]{1,60}$/

function emailFault(error: unknown): string {
  const code: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined
  return typeof code === 'string' && EMAIL_CODE.test(code) ? code : 'not-sent'
}

/** E-mails a message to the operator once. */
export async function sendEmail({ env }: Sending, message: Message, timeoutMs: number): Promise<Result> {
  const { EMAIL: binding, CONTACT_EMAIL_FROM: from = '', CONTACT_EMAIL_TO: to = '' } = env
  if (!binding) return { outcome: 'retry', reason: 'no-binding' }
  if (from.trim() === '') return { outcome: 'retry', reason: 'no-sender' }
  const mail = {
    from: { email: from.trim(), name: `${business.brand} website` },
    to: to.trim(),
    // The service sets a Message-ID of its own.
    headers: { 'X-Message-Id': message.id },
    ...toMail(env, message),
  }
  const send = async (): Promise<Result> => {
    try {
      await binding.send(mail)
      return { outcome: 'delivered' }
    } catch (error) {
      return { outcome: 'retry', reason: emailFault(error) }
    }
  }
  return withTimeout(timeoutMs, send(), (): Result => ({ outcome: 'retry', reason: 'timeout' }))
}

/** Returns the body of a webhook: the same bytes at every attempt. */
function webhookBody(
  env: Env,
  { id, type, name, email, phone, message, topic, details, language, receivedAt }: Message,
) {
  const data =
    type === 'contact.message'
      ? {
          id,
          name,
          email,
          phone,
          message,
          ...(topic && { topic }),
          ...(details && { details }),
          ...(language && { language }),
        }
      : { id, site: siteName(env), rule: name, words: message }
  return JSON.stringify({ type, timestamp: new Date(receivedAt).toISOString(), data })
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

/** Posts a message to the webhook once (standardwebhooks.com). Any status from 200 to 299 means delivered. */
export async function sendWebhook(
  { env, fetch }: Sending,
  message: Message,
  timeoutMs: number,
): Promise<Result> {
  const { CONTACT_WEBHOOK_URL: url = '', CONTACT_WEBHOOK_SECRET: secrets = '' } = env
  const body = webhookBody(env, message)
  // The receiver compares the time with its own clock.
  const moment = new Date()
  const signature = sign(secrets, message.id, moment, body)
  if (!signature) return { outcome: 'retry', reason: 'no-usable-secret' }
  try {
    const response = await fetch(url.trim(), {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': 'home-services-site',
        'webhook-id': message.id,
        'webhook-timestamp': String(Math.floor(moment.getTime() / 1_000)),
        'webhook-signature': signature,
      },
      body,
    })
    await response.body?.cancel().catch(() => undefined)
    return response.ok ? { outcome: 'delivered' } : { outcome: 'retry', reason: `status-${response.status}` }
  } catch (error) {
    return { outcome: 'retry', reason: OriginError.from(error).reason }
  }
}
