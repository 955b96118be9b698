import { afterEach, expect, test, vi } from 'vitest'
import { readConfig } from '#worker/config.ts'
import { type Result, sendEmail, sendWebhook } from '#worker/contact/destinations.ts'
import type { Message } from '#worker/contact/message-fields.ts'

const { config } = readConfig({
  UPSTREAM_URL: 'https://api.example.com',
  CONTACT_EMAIL_TO: 'office@company.example',
  CONTACT_EMAIL_FROM: 'website@company.example',
  CONTACT_WEBHOOK_URL: 'https://hooks.company.example/',
  CONTACT_WEBHOOK_SECRET: `whsec_${btoa('a secret of the tests, 32 bytes!')}`,
})

/** Returns a call back without a text. */
function callBack(id: string, topic: string): Message {
  return {
    ...{ id, key: 'k', name: 'Asha', email: '', phone: '+919876543210', message: '', topic },
    ...{ details: null, language: null, receivedAt: 0 },
  }
}

/** Returns the e-mail that the office gets for a call back. */
async function mailOf(id: string, topic: string): Promise<Partial<EmailMessageBuilder>> {
  const sent: Array<Partial<EmailMessageBuilder>> = []
  const mailer = {
    send: async (mail: object) => {
      sent.push(mail)
      return { messageId: '' }
    },
  }
  if (config) await sendEmail({ settings: config.settings, mailer }, callBack(id, topic), 1_000)
  return sent[0] ?? {}
}

test('two messages of one name have subjects of their own, with the topic', async () => {
  const [booking, again] = [await mailOf('aaaaaaaa1', 'booking'), await mailOf('bbbbbbbb1', 'booking')]
  const partner = await mailOf('cccccccc1', 'partner')
  expect(new Set([booking, again, partner].map(({ subject }) => subject)).size).toBe(3)
  expect(partner.subject).toContain('partner')
  expect(partner.text).toContain('Topic: partner')
})

test('an e-mail says that a program wrote it, so that no absence note goes to the visitor', async () => {
  expect((await mailOf('aaaaaaaa1', 'booking')).headers).toMatchObject({ 'Auto-Submitted': 'auto-generated' })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

/** Returns the result of a webhook whose receiver gives an answer. */
async function resultOf(status: number, headers: Record<string, string> = {}): Promise<Result | undefined> {
  vi.stubGlobal('fetch', async () => new Response(null, { status, headers }))
  return config && sendWebhook(config, callBack('a', 'booking'), 1_000)
}

test.each([
  ['delivered', [200, 201, 202, 204, 226]],
  ['rejected', [300, 301, 302, 304, 307, 308, 400, 401, 403, 404, 405, 409, 410, 413, 422, 451, 499]],
  ['retry', [408, 425, 429, 500, 501, 502, 503, 504, 520, 599]],
])('a webhook is %s when its receiver answers %j', async (outcome, statuses) => {
  for (const status of statuses) expect(await resultOf(status), `${status}`).toMatchObject({ outcome })
})

test.each([
  ['120', 120_000],
  ['Sun, 29 Nov 2026 10:30:00 GMT', 1_800_000],
  ['Sunday, 29-Nov-26 10:30:00 GMT', 1_800_000],
  ['Sun Nov 29 10:30:00 2026', 1_800_000],
  ['Sun, 29 Nov 2026 09:30:00 GMT', undefined],
  ['0', undefined],
  ['-120', undefined],
  ['1.5', undefined],
  ['2027', 2_027_000],
  ['2027-01-01', undefined],
  ['soon', undefined],
])('a webhook waits as RFC 9110 says when Retry-After is %s', async (value, retryAfterMs) => {
  vi.stubEnv('TZ', 'UTC')
  vi.useFakeTimers({ now: Date.parse('2026-11-29T10:00:00Z') })
  const result = await resultOf(503, { 'Retry-After': value })
  expect(result).toEqual({ outcome: 'retry', reason: 'status-503', ...(retryAfterMs && { retryAfterMs }) })
})
