import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { afterEach, expect, test, vi } from 'vitest'
import { postWebhook, readSecrets, signatureOf } from './deliver.ts'
import { sendEmail } from './email.ts'

const delivery = {
  id: 'a',
  destination: 'webhook',
  type: 'contact.message',
  payload: '{}',
  createdAt: 0,
  attempts: 1,
} as const
const secret = `whsec_${Buffer.alloc(32).toString('base64')}`

afterEach(() => vi.unstubAllGlobals())

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

test('a receiver that says that it has taken a notice, and whose answer then breaks off, has taken it', async () => {
  const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError('cut')) })
  vi.stubGlobal('fetch', async () => new Response(broken, { status: 200 }))
  expect(await postWebhook({ url: 'https://hooks.example/', secret }, delivery, 50)).toEqual({
    isTaken: true,
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

const secretOf = (seed: number, bytes = 32) =>
  `whsec_${Buffer.from(Array.from({ length: bytes }, (_, index) => (seed * 31 + index * 7) % 256)).toString('base64')}`

const BODY = '{"type":"contact.message","data":{"name":"आशा"}}'

async function headersFor(secrets: string, body = BODY) {
  const seconds = Math.floor(Date.now() / 1_000)
  const signature = await signatureOf(readSecrets(secrets) ?? [], { id: 'msg-1', seconds, body })
  return { 'webhook-id': 'msg-1', 'webhook-timestamp': String(seconds), 'webhook-signature': signature }
}

test('the public library of Standard Webhooks verifies what is signed', async () => {
  const secret = secretOf(1)
  const headers = await headersFor(secret)
  expect(new Webhook(secret).verify(BODY, headers)).toEqual(JSON.parse(BODY))
  expect(() => new Webhook(secret).verify(`${BODY} `, headers)).toThrow()
  expect(() => new Webhook(secret).verify(BODY, { ...headers, 'webhook-id': 'msg-2' })).toThrow()
  expect(() => new Webhook(secretOf(2)).verify(BODY, headers)).toThrow()
})

test('with two secrets both the old and the new one verify', async () => {
  const headers = await headersFor(`${secretOf(1)} ${secretOf(2)}`)
  for (const secret of [secretOf(1), secretOf(2)])
    expect(new Webhook(secret).verify(BODY, headers)).toEqual(JSON.parse(BODY))
})

test.each([
  '',
  'secret',
  'whsec_',
  'whsec_not base64!',
  secretOf(1, 23),
  secretOf(1, 65),
  `${secretOf(1)} secret`,
])('%j is no secret', (text) => {
  expect(readSecrets(text)).toBeUndefined()
})
