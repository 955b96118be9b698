/** @module-tag long */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { goodQuery, postJson } from '../support/contact.ts'
import { openMailbox } from '../support/mailbox.ts'
import { startSite } from '../support/start-site.ts'
import { SECRET, startWebhookReceiver } from '../support/webhook-receiver.ts'

test('a mail that the service refuses does not keep the webhook waiting, and goes out after a restart with its id', async () => {
  const receiver = await startWebhookReceiver()
  const mailbox = await openMailbox()
  const persist = await mkdtemp(path.join(tmpdir(), 'restart-'))
  const options = {
    persist,
    mailFolder: mailbox.folder,
    vars: {
      CONTACT_EMAIL_TO: 'office@sudhaar.example',
      CONTACT_EMAIL_FROM: 'website@sudhaar.example',
      CONTACT_WEBHOOK_URL: receiver.url,
      CONTACT_WEBHOOK_SECRET: SECRET,
    },
  }
  const before = await startSite({ ...options, senders: ['somebody@else.example'] })
  await postJson(before, goodQuery)
  await expect.poll(() => before.logs.filter((line) => line.includes('"notice-')).length).toBe(2)
  const lines = before.logs.filter((line) => line.includes('"notice-')).map((line) => JSON.parse(line))
  expect(lines).toContainEqual(expect.objectContaining({ event: 'notice-delivered', destination: 'webhook' }))
  expect(lines).toContainEqual(
    expect.objectContaining({ event: 'notice-waits', destination: 'email', reason: 'not-sent' }),
  )
  await before.stop()

  const after = await startSite(options)
  const worker = await after.runtime.getWorker()
  await worker.scheduled({ cron: '*/5 * * * *', scheduledTime: new Date(Date.now() + 60_000) })
  const [mail] = await mailbox.arrived(goodQuery.message, 1)
  expect(receiver.hooks.map(({ id }) => id)).toEqual([mail?.headers.get('x-notice-id')])
  await after.stop()
  await receiver.stop()
  await mailbox.remove()
  await rm(persist, { recursive: true, force: true })
})
