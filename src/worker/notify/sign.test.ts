import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { readSecrets, signatureOf } from './sign.ts'

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
