import { expect, test } from 'vitest'
import { envelope, received, type Step } from '#support/fakes/fault-answers.ts'
import { goodQuery, newKey, postForm } from '#support/site/contact-requests.ts'
import { getDocument } from '#support/site/document.ts'
import { blocked, DAY_MS, MINUTE_MS, startMessageSite, unavailable } from '#support/site/message-site.ts'
import { contact, contactMessages } from '../../src/content/en/contact.ts'

const remote = await startMessageSite()
const embedded = await startMessageSite({ isRemote: false })
const { upstream, receiver, runCron, runCrons, later, send, arrivals, states, stored } = remote

const ONCE = { upstream: 1, email: 1, webhook: 1 }
const DELIVERED = { upstream: 'delivered', email: 'delivered', webhook: 'delivered' }
const callsOf = (key: string) => upstream.messages.filter((one) => one.key === key)
const hooksOf = (id: string) => receiver.hooks.filter((one) => one.id === id)

test('a message reaches every destination once under one id, and nothing else of the visitor does', async () => {
  const sent = await send({}, { headers: { Cookie: 'a=b' } })
  expect(sent).toMatchObject({ status: 200, body: { data: { reference: sent.id.slice(0, 8) } } })
  await runCrons()
  await expect.poll(() => arrivals(sent)).toEqual(ONCE)
  expect(callsOf(sent.key)).toEqual([{ key: sent.key, body: JSON.stringify(goodQuery) }])
  expect(hooksOf(sent.id)[0]?.hook).toMatchObject({
    type: 'contact.message',
    data: { id: sent.id, ...goodQuery },
  })
  const [mail] = await remote.mailbox.arrived(`Id: ${sent.id}`, 1)
  for (const text of [goodQuery.email, goodQuery.phone, goodQuery.message]) expect(mail).toContain(text)
  expect(receiver.refused).toEqual([])
})

test('a name adds no lines to an e-mail, and Hindi text is kept', async () => {
  const message = 'रसोई का नल टपक रहा है।'
  const { id } = await send({ name: 'आशा\r\nBcc: all@victim.example', message })
  const [mail] = await remote.mailbox.arrived(`Id: ${id}`, 1)
  expect(mail).toContain('Name: आशा Bcc: all@victim.example\n')
  expect(mail).toContain(message)
})

test('a call back reaches every destination with its language, and the upstream gets an e-mail address', async () => {
  const details = { service: 'plumbing', job: 'leak-repair', city: 'kochi', preferredDay: '2126-11-20' }
  const { id, key } = await send({ subject: 'booking', email: '', message: '', details, language: 'hi' })
  const call = JSON.parse(callsOf(key)[0]?.body ?? '')
  expect(call).toMatchObject({
    name: 'Asha Rao',
    phone: '+919800000000',
    email: expect.stringContaining('@'),
  })
  expect(call.message).toMatch(/call back \(booking\)[\s\S]*Service: plumbing\n[\s\S]*gave no e-mail address/)
  const [mail] = await remote.mailbox.arrived(`Id: ${id}`, 1)
  expect(mail).toMatch(/Topic: booking\n[\s\S]*City: kochi\nPreferred day: 2126-11-20/)
  expect(mail).toContain('\nLanguage: Hindi\n')
  expect(hooksOf(id)[0]?.hook.data).toMatchObject({ topic: 'booking', details, email: '', language: 'hi' })
})

test('a complaint without a number, and a visit to move, reach every destination with their details', async () => {
  const complaint = await send({ subject: 'complaint', phone: '', details: { visitDay: '2020-11-02' } })
  const call = JSON.parse(callsOf(complaint.key)[0]?.body ?? '')
  expect(call.phone).not.toBe('')
  expect(call.message).toContain('gave no telephone number')
  expect(call.message).toContain('Day of the visit: 2020-11-02')
  const details = { visitDay: '2126-11-20', change: 'move', newDay: '2126-11-22' }
  const { id, key } = await send({ subject: 'change', email: '', message: '', details })
  expect(JSON.parse(callsOf(key)[0]?.body ?? '').message).toContain('New day: 2126-11-22')
  const [mail] = await remote.mailbox.arrived(`Id: ${id}`, 1)
  expect(mail).toContain('Day of the visit: 2126-11-20\nMove or cancel: move\nNew day: 2126-11-22\n')
  expect(hooksOf(id)[0]?.hook.data).toMatchObject({ topic: 'change', details })
})

test('the form says that a message is saved, in place of its thanks, when the upstream fails', async () => {
  const read = async (name: string) => {
    const sent = await postForm(remote.site, { ...goodQuery, name })
    expect(sent.status).toBe(303)
    const page = await getDocument(await remote.site.fetch(sent.headers.get('Location') ?? ''))
    return page.querySelector('main')?.textContent
  }
  expect(await read('Taken At Once')).toContain(contactMessages.success)
  upstream.play(unavailable)
  const saved = await read('Saved Only')
  expect(saved).toContain(contact.answers.kept)
  expect(saved).not.toContain(contactMessages.success)
  await runCrons()
})

test('requests with one key in two isolates store and deliver one message', async () => {
  const key = newKey()
  const sent = await Promise.all(
    [false, true, false, true, true].map((elsewhere) => send({}, { key, elsewhere })),
  )
  expect(new Set(sent.map(({ body: { code, data } }) => `${code} ${data.reference}`)).size).toBe(1)
  expect(await stored()).toHaveLength(1)
  await runCrons()
  for (const one of sent.slice(0, 1)) await expect.poll(() => arrivals(one)).toEqual(ONCE)
})

test.each([
  [received, 200],
  [unavailable, 202],
  [blocked, 422],
])('a second press in the same isolate gets the answer of the first (%j)', async (step, status) => {
  upstream.play(step)
  const key = newKey()
  const [first, second] = await Promise.all([send({}, { key }), send({}, { key })])
  expect(first.status).toBe(status)
  expect([second.status, second.body]).toEqual([first.status, first.body])
  expect(callsOf(key)).toHaveLength(1)
})

test('a message that another isolate confirmed as saved is kept when the upstream rejects it', async () => {
  const answer = Promise.withResolvers<typeof blocked>()
  upstream.play(answer.promise)
  const key = newKey()
  const first = send({}, { key })
  await expect.poll(() => callsOf(key)).toHaveLength(1)
  expect(await send({}, { key, elsewhere: true })).toMatchObject({ status: 202, body: { code: 200 } })
  answer.resolve(blocked)
  expect((await first).status).toBe(422)
  expect(await states()).toMatchObject({ upstream: 'dead' })
})

const visitor = { Authorization: 'Bearer of-the-visitor' }
const authorizations = (key: string) => callsOf(key).map(({ authorization }) => authorization)

test('the token of the visitor goes to the upstream at the first attempt, and is stored nowhere', async () => {
  upstream.play(unavailable, received)
  const { key, status, headers } = await send({}, { headers: visitor })
  expect([status, headers.get('WWW-Authenticate')]).toEqual([202, null])
  await runCrons()
  expect(authorizations(key)).toEqual([visitor.Authorization, undefined])
  const { results } = await remote.db.prepare('SELECT * FROM messages JOIN deliveries').all()
  expect(JSON.stringify(results) + remote.site.logs.join('\n')).not.toContain('of-the-visitor')
})

test.each([401, 403])(
  'a message is sent again with site credentials when the visitor token is refused (%i)',
  async (status) => {
    upstream.play(envelope(status), received)
    const { key, headers, ...sent } = await send({}, { headers: visitor })
    expect(sent).toMatchObject({ status: 200, body: { code: 200 } })
    expect(headers.get('WWW-Authenticate')).toBe('Bearer error="invalid_token"')
    expect(authorizations(key)).toEqual([visitor.Authorization, undefined])
  },
)

test('a rejection at the first attempt is shown, and the message deleted', async () => {
  upstream.play(blocked)
  const sent = await send()
  expect(sent).toMatchObject({ status: 422, body: { code: 422, message: 'This number is blocked.' } })
  const form = await postForm(remote.site, goodQuery)
  expect(form.status).toBe(422)
  const html = await form.text()
  for (const words of [contactMessages.rejected, 'This number is blocked.', goodQuery.email])
    expect(html).toContain(words)
  await runCrons()
  expect([await stored(), await states()]).toEqual([[], {}])
  await expect.poll(() => arrivals(sent)).toEqual({ upstream: 1, email: 0, webhook: 0 })
})

test('a later rejection becomes a dead letter, which is neither deleted nor retried', async () => {
  upstream.play(unavailable, blocked)
  const { key, status } = await send()
  expect(status).toBe(202)
  await runCrons()
  expect(await states()).toMatchObject({ upstream: 'dead', email: 'delivered' })
  expect(callsOf(key)).toHaveLength(2)
  expect((await send({}, { key })).status).toBe(202)
})

test.each<[string, Step]>([
  ['503', unavailable],
  ['a page with 200', { status: 200, html: '<h1>Sign in</h1>' }],
  ['nothing', 'cut'],
  ['409 at the first attempt', envelope(409)],
])(
  'an upstream that answers %s gets the message again, and the others do not wait for it',
  async (_, fault) => {
    upstream.play(fault, 'cut', received)
    const sent = await send({ language: 'hi' })
    expect(sent).toMatchObject({ status: 202, body: { code: 200 } })
    await expect.poll(() => arrivals(sent)).toEqual(ONCE)
    await runCrons()
    expect(await states()).toEqual(DELIVERED)
    await expect.poll(() => arrivals(sent)).toEqual({ ...ONCE, upstream: 3 })
    expect(callsOf(sent.key).map(({ language }) => language)).toEqual(Array(3).fill('hi'))
  },
)

test('a conflict at a repeated attempt says that the message has arrived', async () => {
  upstream.play('cut', envelope(409))
  const { key } = await send()
  await runCrons()
  expect(await states()).toEqual(DELIVERED)
  expect(callsOf(key)).toHaveLength(2)
})

test('each failing destination gets a message again, a webhook the same bytes, until it is delivered', async () => {
  upstream.play(unavailable, received)
  receiver.play(503, 'cut', 500, 204)
  const sent = await send({}, { faults: { email: 'fails' } })
  later(DAY_MS / 4)
  await runCron({ email: 'fails' })
  await runCrons()
  expect(await states()).toEqual(DELIVERED)
  await expect.poll(() => arrivals(sent)).toEqual({ upstream: 2, email: 1, webhook: 4 })
  expect(new Set(hooksOf(sent.id).map(({ body }) => body)).size).toBe(1)
  const logs = remote.site.logs.join('\n')
  expect(logs).toContain('"reason":"not-sent"')
  expect(logs).not.toMatch(/of-the-address|home\.example/)
})

test('two runs of the cron at once attempt each delivery once', async () => {
  upstream.play(unavailable)
  receiver.play(503)
  const sent = []
  for (let count = 0; count < 4; count++) sent.push(await send())
  later(DAY_MS)
  await Promise.all([runCron(), runCron()])
  for (const one of sent)
    await expect.poll(() => arrivals(one)).toEqual({ upstream: 2, email: 1, webhook: 2 })
})

test('the cron attempts a delivery under way only after its lease, and a late result changes nothing', async () => {
  const late = Promise.withResolvers<typeof blocked>()
  upstream.play(late.promise, unavailable, received)
  const key = newKey()
  const first = send({}, { key })
  await expect.poll(() => callsOf(key)).toHaveLength(1)
  later(MINUTE_MS)
  await runCron()
  expect(callsOf(key)).toHaveLength(1)
  later(2 * MINUTE_MS)
  await runCron()
  expect(callsOf(key)).toHaveLength(2)
  late.resolve(blocked)
  await first
  expect(await states()).toMatchObject({ upstream: 'pending' })
  await runCrons()
  expect(await states()).toEqual(DELIVERED)
})

test('a destination that is down delays no other, with any number of waiting deliveries', async () => {
  const { db } = embedded
  embedded.receiver.play(503)
  for (let count = 0; count < 45; count++) await embedded.send({}, { faults: { email: 'fails' } })
  await db.prepare("UPDATE deliveries SET next_attempt_at = 0 WHERE destination = 'webhook'").run()
  embedded.later(DAY_MS)
  for (let run = 0; run < 3; run++) await embedded.runCron()
  const count = db.prepare("SELECT count(*) AS n FROM deliveries WHERE state = 'delivered'")
  expect(await count.first('n')).toBe(45)
})

test.each(['redirect', 410] as const)('a webhook that answers %s is asked once', async (answer) => {
  embedded.receiver.play(answer)
  await embedded.send()
  expect(await callsWithin(0.5, 60)).toEqual([])
  expect(await embedded.states()).toEqual({ email: 'delivered', webhook: 'dead' })
})

/** Runs the cron at an interval. Returns the minutes at which the webhook was called. */
async function callsWithin(days: number, interval: number): Promise<Array<number>> {
  const countCalls = () => embedded.receiver.hooks.filter(({ hook }) => hook.type !== 'alert').length
  const minutes: Array<number> = []
  for (let minute = 0; minute < days * 24 * 60; minute += interval) {
    const before = countCalls()
    await embedded.runCron()
    if (countCalls() > before) minutes.push(minute)
    embedded.later(interval * MINUTE_MS)
  }
  return minutes
}

test('a destination that stays down is retried with backoff, and given up after three days', async () => {
  embedded.receiver.play(503)
  await embedded.send()
  const attempts = await callsWithin(4, 60)
  expect(attempts.length).toBeLessThan(32)
  const pauses = attempts.slice(1).map((minute, index) => minute - (attempts[index] ?? 0))
  expect(Math.max(...pauses)).toBeLessThanOrEqual(420)
  expect(pauses.at(-1)).toBeGreaterThan(150)
  expect(attempts.at(-1)).toBeGreaterThan(3 * 24 * 60 - 60)
  expect(await embedded.states()).toEqual({ email: 'delivered', webhook: 'dead' })
})

test.each([
  ['3600', 60],
  ['36000', 600],
  ['Thu, 01 Jan 2126 00:00:00 GMT', 3 * 24 * 60],
])(
  'a destination that answers 429 with Retry-After %s is left alone for %i minutes',
  async (after, pause) => {
    embedded.receiver.play({ retryAfter: after }, 204)
    await embedded.send()
    expect(await callsWithin((2 * pause) / (24 * 60), pause / 4)).toEqual([pause])
  },
)
