import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { sendEmail } from './email.ts'
import { postWebhook } from './webhook.ts'

const delivery = {
  id: 'a',
  destination: 'webhook',
  type: 'contact.message',
  payload: '{}',
  createdAt: 0,
  attempts: 1,
} as const
const secret = `whsec_${Buffer.alloc(32).toString('base64')}`

test('without a usable secret nothing is posted', async () => {
  for (const bad of ['', 'secret'])
    expect(await postWebhook({ url: 'http://127.0.0.1:1/', secret: bad }, delivery, 50)).toEqual({
      isTaken: false,
      reason: 'no-usable-secret',
    })
})

test('a receiver that never answers is given so long and no longer', async () => {
  const server = createServer(() => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}/`
  expect(await postWebhook({ url, secret }, delivery, 50)).toEqual({ isTaken: false, reason: 'timeout' })
  server.closeAllConnections()
  server.close()
  expect(await postWebhook({ url, secret }, delivery, 1_000)).toEqual({
    isTaken: false,
    reason: 'unreachable',
  })
})

test('mail without a binding or a sender waits, and says for what', async () => {
  const mail = { ...delivery, destination: 'email' } as const
  const binding: SendEmail = { send: () => new Promise(() => undefined) }
  const to = 'office@sudhaar.example'
  const from = 'website@sudhaar.example'
  expect(await sendEmail({ binding: undefined, from, to }, mail, 50)).toMatchObject({ reason: 'no-binding' })
  expect(await sendEmail({ binding, from: '', to }, mail, 50)).toMatchObject({ reason: 'no-sender' })
})
