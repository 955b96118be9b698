import { business } from '#content/data/company.ts'
import type { Attempt } from '#worker/notify/deliver.ts'
import type { Delivery } from '#worker/notify/deliveries.ts'
import { composeMail } from '#worker/notify/mime.ts'
import { wordsOf } from '#worker/notify/words.ts'

/** Codes of Cloudflare's Email Service, like `E_RATE_LIMIT_EXCEEDED`. */
const CODE = /^E_[A-Z_]{1,60}$/

function reasonOf(error: unknown): string {
  const code: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined
  return typeof code === 'string' && CODE.test(code) ? code : 'not-sent'
}

function timeout(ms: number): Promise<Attempt> {
  return new Promise((resolve) => setTimeout(resolve, ms, { isTaken: false, reason: 'timeout' }))
}

/**
 * Mails a notice once, as it is written, with its headers: that way the service takes a `Message-ID` (its own builder of
 * messages refuses one, developers.cloudflare.com/email-service/reference/headers). Whether it keeps it is its own
 * affair, so the same id is in `X-Notice-Id` and in the text.
 */
async function send(
  binding: SendEmail,
  { from, to }: { from: string; to: string },
  { id, type, payload, createdAt }: Delivery,
): Promise<Attempt> {
  const { subject, text, replyTo } = wordsOf({ id, type, payload, createdAt })
  const raw = composeMail({
    from: { name: `${business.brand} website`, address: from },
    to,
    replyTo,
    subject,
    id,
    date: createdAt,
    isAutomatic: type !== 'contact.message',
    text,
  })
  try {
    const { EmailMessage } = await import('cloudflare:email')
    await binding.send(new EmailMessage(from, to, raw))
    return { isTaken: true }
  } catch (error) {
    return { isTaken: false, reason: reasonOf(error) }
  }
}

/** Mails a notice to the operator, never to anybody else. */
export async function sendEmail(
  { binding, from, to }: { binding: SendEmail | undefined; from: string | undefined; to: string },
  delivery: Delivery,
  deadlineMs: number,
): Promise<Attempt> {
  if (!binding) return { isTaken: false, reason: 'no-binding' }
  if (!from) return { isTaken: false, reason: 'no-sender' }
  return Promise.race([send(binding, { from, to }, delivery), timeout(deadlineMs)])
}
