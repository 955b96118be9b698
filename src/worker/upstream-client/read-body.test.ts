import { expect, test, vi } from 'vitest'
import { MAX_ENTRY_BYTES, readJsonBody } from '#worker/upstream-client/origin.ts'

const answer = (body: BodyInit | null, type = 'application/json') =>
  new Response(body, { headers: { 'Content-Type': type } })

test.each([
  'application/json',
  'application/json; charset=utf-8',
  'Application/JSON ;x',
  'application/hal+json',
])('%s is read', async (type) => {
  expect(await readJsonBody(answer('{"a":1}', type))).toEqual({ a: 1 })
})

test.each(['text/html', 'text/json', 'application/json-seq', 'application/jsonp', 'x application/json', ''])(
  '%j is not read',
  async (type) => {
    await expect(readJsonBody(answer('{}', type))).rejects.toMatchObject({ status: 502, reason: 'not-json' })
  },
)

test.each(['', '{', '{"a":1}}', 'undefined', "{'a':1}"])('the body %j is not JSON', async (body) => {
  await expect(readJsonBody(answer(body))).rejects.toMatchObject({ reason: 'not-json' })
})

test('a body over the limit is cancelled while it arrives', async () => {
  const cancel = vi.fn()
  const chunk = new Uint8Array(64 * 1024)
  let sent = 0
  const endless = new ReadableStream({
    pull: (controller) => {
      sent += chunk.byteLength
      controller.enqueue(chunk)
    },
    cancel,
  })
  await expect(readJsonBody(answer(endless))).rejects.toMatchObject({ reason: 'too-large' })
  expect(sent).toBeLessThan(MAX_ENTRY_BYTES + 4 * chunk.byteLength)
  expect(cancel).toHaveBeenCalled()
})

test('a body is not read when its announced length is over the limit', async () => {
  const response = new Response('{}', {
    headers: { 'Content-Type': 'application/json', 'Content-Length': String(MAX_ENTRY_BYTES + 1) },
  })
  await expect(readJsonBody(response)).rejects.toMatchObject({ reason: 'too-large' })
})
