import * as v from 'valibot'
import { messageRetentionDays } from '#content/data/legal.ts'
import { setting } from '#worker/setting.ts'

/** One address as RFC 5321 section 4.1.2 writes it without quotes, in ASCII: no list, no name, no line end. */
const ADDRESS =
  /^[\w!#$%&'*+/=?^`{|}~.-]{1,64}@(?:[A-Za-z\d](?:[A-Za-z\d-]{0,61}[A-Za-z\d])?\.)+[A-Za-z]{2,63}$/

const address = (name: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (value) => value === '' || ADDRESS.test(value),
      `${name} is not one e-mail address: set it to one like office@example.com, or leave it empty.`,
    ),
    v.transform((value) => (value === '' ? undefined : value)),
  )

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]']

/** Messages travel encrypted; only on this machine, for trying out, by http. */
function isPrivate(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, hostname, username, password } = new URL(value)
  const isKeptApart = protocol === 'https:' || (protocol === 'http:' && LOOPBACK.includes(hostname))
  return isKeptApart && username === '' && password === ''
}

/** The settings of who is told of contact messages and alerts, and of how long messages are kept. */
export const notifySettings = {
  CONTACT_EMAIL_TO: setting(
    address('CONTACT_EMAIL_TO'),
    '',
    'Who is told of contact messages and alerts by e-mail, through the binding EMAIL below: one address, e.g. "office@example.com". Empty: nobody.',
  ),
  CONTACT_EMAIL_FROM: setting(
    address('CONTACT_EMAIL_FROM'),
    '',
    'The sender of these e-mails: one address of a domain that Cloudflare sends for, e.g. "website@example.com".',
  ),
  CONTACT_WEBHOOK_URL: setting(
    v.pipe(
      v.string(),
      v.trim(),
      v.check(
        (value) => value === '' || isPrivate(value),
        'CONTACT_WEBHOOK_URL is not an https address: set it to one like https://hooks.example.com/contact, or leave it empty.',
      ),
      v.transform((value) => (value === '' ? undefined : new URL(value).href)),
    ),
    '',
    'Where contact messages and alerts are posted as JSON, signed with the secret CONTACT_WEBHOOK_SECRET (standardwebhooks.com): an https address, e.g. "https://hooks.example.com/contact". Empty: nowhere.',
  ),
  MESSAGE_RETENTION_DAYS: setting(
    v.pipe(
      v.string(),
      v.trim(),
      v.check(
        (value) => /^[1-9]\d{0,3}$/.test(value),
        'MESSAGE_RETENTION_DAYS is not a number of days: set it to a whole number from 1 to 9999, like 365.',
      ),
      v.transform(Number),
    ),
    String(messageRetentionDays),
    'Days for which a contact message is kept after it was delivered or dealt with; the privacy page says so.',
  ),
}
