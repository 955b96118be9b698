import { afterAll, expect, test } from 'vitest'
import { envelope } from '#support/fakes/fault-answers.ts'
import { goodQuery, postForm, postJson } from '#support/site/contact-requests.ts'
import { blocked, type Faults, startMessageSite, unavailable } from '#support/site/message-site.ts'
import { startSite } from '#support/site/start-site.ts'

const remote = await startMessageSite()
const embedded = await startMessageSite({ isRemote: false })
const bare = await startSite({ vars: { UPSTREAM_URL: remote.upstream.url }, database: false })
afterAll(() => bare.stop())

const ONCE = { upstream: 1, email: 1, webhook: 1 }
/** The first call of the database stores the message. */
const AFTER_STORING: Faults = { 'database 1': 'ok', database: 'fails' }

test.each(['fails', 'fails late', 'hangs'] as const)(
  'a message goes out without the database when that %s, at least once to each destination',
  async (fault) => {
    const sent = await remote.send({}, { faults: { database: fault } })
    expect(sent).toMatchObject({ status: 200, body: { data: { reference: sent.id.slice(0, 8) } } })
    await expect.poll(() => remote.arrivals(sent)).toEqual(ONCE)
    remote.upstream.play(envelope(409))
    await remote.runCrons()
    // A write that committed late leads to one more delivery under the same key and id.
    expect((await remote.stored()).length).toBe(fault === 'fails late' ? 1 : 0)
  },
)

test.each(['fails', 'fails late'] as const)(
  'a message is stored and delivered once when one call of the database %s',
  async (fault) => {
    const sent = await remote.send({}, { faults: { 'database 1': fault } })
    expect(sent.status).toBe(200)
    expect(await remote.states()).toEqual({ upstream: 'delivered', email: 'delivered', webhook: 'delivered' })
    await expect.poll(() => remote.arrivals(sent)).toEqual(ONCE)
  },
)

test.each([remote, embedded])(
  'a message goes to the e-mail when the database fails and no other destination takes it ($destinations)',
  async (site) => {
    site.upstream.play(unavailable)
    site.receiver.play(503)
    const sent = await site.send({}, { faults: { database: 'fails' } })
    expect(sent.status).toBe(200)
    await expect.poll(() => site.arrivals(sent).email).toBe(1)
  },
)

test.each([
  [remote, 502],
  [embedded, 503],
])('a visitor reads that a message failed when nothing takes it (%#: %s)', async (site, status) => {
  site.upstream.play(unavailable)
  site.receiver.play(503)
  const sent = await site.send({}, { faults: { database: 'fails', email: 'fails' } })
  expect(sent).toMatchObject({ status, body: { code: status } })
  expect(await site.stored()).toEqual([])
})

test('a result that could not be stored is delivered again under the same key', async () => {
  const sent = await remote.send({}, { faults: AFTER_STORING })
  expect(sent.status).toBe(200)
  await remote.runCrons()
  await expect.poll(() => remote.arrivals(sent)).toEqual({ upstream: 2, email: 2, webhook: 2 })
})

test('a rejection that could not be stored becomes a dead letter', async () => {
  remote.upstream.play(blocked)
  expect((await remote.send({}, { faults: AFTER_STORING })).status).toBe(422)
  await remote.runCrons()
  expect(await remote.states()).toMatchObject({ upstream: 'dead' })
})

test('a site without a database forwards messages to the upstream, and refuses them when that fails', async () => {
  expect((await postJson(bare, goodQuery)).status).toBe(200)
  expect(remote.upstream.messages.at(-1)?.body).toBe(JSON.stringify(goodQuery))
  remote.upstream.play(unavailable)
  expect((await postForm(bare, goodQuery)).status).toBe(502)
})
