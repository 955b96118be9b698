import { expect, test } from 'vitest'
import { readConfig } from '#worker/config.ts'
import { sendEmail } from '#worker/contact/destinations.ts'
import type { Message } from '#worker/contact/message-fields.ts'

const { config } = readConfig({
  UPSTREAM_URL: 'https://api.example.com',
  CONTACT_EMAIL_TO: 'office@company.example',
  CONTACT_EMAIL_FROM: 'website@company.example',
})

/** Returns the e-mail that the office gets for a call back without a text. */
async function mailOf(id: string, topic: string): Promise<Partial<EmailMessageBuilder>> {
  const sent: Array<Partial<EmailMessageBuilder>> = []
  const mailer = {
    send: async (mail: object) => {
      sent.push(mail)
      return { messageId: '' }
    },
  }
  const message: Message = {
    ...{ id, key: 'k', name: 'Asha', email: '', phone: '+919876543210', message: '', topic },
    ...{ details: null, language: null, receivedAt: 0 },
  }
  if (config) await sendEmail({ settings: config.settings, mailer }, message, 1_000)
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
