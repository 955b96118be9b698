import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startFakeUpstream } from '#support/fakes/fake-upstream.ts'
import { envelope, received } from '#support/fakes/fault-answers.ts'
import { openMailbox } from '#support/fakes/mailbox.ts'
import { OLD_SECRET, SECRET, startWebhookReceiver } from '#support/fakes/webhook-receiver.ts'
import { goodQuery, newConnection, newKey, postForm, postJson } from '#support/site/contact-requests.ts'
import { type Site, startSite } from '#support/site/start-site.ts'
import { contactMessages } from '../../src/content/en/contact.ts'

const DAY_MS = 86_400_000

const upstream = await startFakeUpstream()
const receiver = await startWebhookReceiver()
const mailbox = await openMailbox()
const settings = {
  CONTACT_EMAIL_TO: 'office@company.example',
  CONTACT_EMAIL_FROM: 'website@company.example',
  CONTACT_WEBHOOK_URL: receiver.url,
  // The new secret and the old one. The receiver has one of them.
  CONTACT_WEBHOOK_SECRET: `${OLD_SECRET} ${SECRET}`,
}
const embedded = await startSite({ mailFolder: mailbox.folder, vars: settings })
const remote = await startSite({
  mailFolder: mailbox.folder,
  vars: { ...settings, UPSTREAM_URL: upstream.url },
})

beforeEach(async () => {
  await Promise.all([settle(embedded), settle(remote)])
  upstream.play(received)
  receiver.play(204)
})

afterAll(async () => {
  await Promise.all([embedded.stop(), remote.stop(), upstream.stop(), receiver.stop()])
  await mailbox.remove()
})

let visitors = 0

function newQuery() {
  visitors += 1
  return { ...goodQuery, email: `delivery-${visitors}@home.example` }
}

/** Waits until the work after the answers has ended. */
async function settle(site: Site): Promise<void> {
  const db = await site.runtime.getD1Database('DB')
  const underWay = db.prepare(
    "SELECT count(*) AS n FROM deliveries WHERE state = 'pending' AND lease_until IS NOT NULL",
  )
  await expect.poll(() => underWay.first('n'), { timeout: 20_000 }).toBe(0)
}

async function runCron(site: Site, days: number): Promise<void> {
  await settle(site)
  const worker = await site.runtime.getWorker()
  await worker.scheduled({ cron: '* * * * *', scheduledTime: new Date(Date.now() + days * DAY_MS) })
}

const getHooks = (email: string) => receiver.hooks.filter(({ hook }) => hook.data.email === email)
const getCalls = (email: string) => upstream.messages.filter(({ body }) => body.includes(email))

test('a message reaches the mailbox and the webhook at once under its id', async () => {
  const query = newQuery()
  const response = await postJson(embedded, query)
  const { data } = await response.json<{ data: { reference: string } }>()
  const [mail] = await mailbox.arrived(query.email, 1)
  await expect.poll(() => getHooks(query.email)).toHaveLength(1)
  const [sent] = getHooks(query.email)
  expect(sent?.id.startsWith(data.reference)).toBe(true)
  expect(sent?.hook).toMatchObject({ type: 'contact.message', data: { id: sent?.id, ...query } })
  expect(mail).toContain(`Id: ${sent?.id}`)
  for (const text of [query.phone, query.message]) expect(mail).toContain(text)
  expect(receiver.refused).toEqual([])
})

test('a name adds no lines to an e-mail, and Hindi text is kept', async () => {
  const query = { ...newQuery(), name: 'आशा\r\nBcc: all@victim.example', message: 'रसोई का नल टपक रहा है।' }
  expect((await postForm(embedded, query)).status).toBe(303)
  const [mail] = await mailbox.arrived(query.email, 1)
  expect(mail).toContain('Name: आशा Bcc: all@victim.example\n')
  expect(mail).toContain(query.message)
})

test('a remote upstream gets the message with its key, and nothing else of the visitor', async () => {
  const query = newQuery()
  const key = newKey()
  const response = await postJson(remote, query, {
    ...newConnection(),
    'Idempotency-Key': key,
    Cookie: 'a=b',
  })
  expect(response.status).toBe(200)
  await expect.poll(() => getHooks(query.email)).toHaveLength(1)
  await mailbox.arrived(query.email, 1)
  const body = JSON.stringify(query)
  expect(getCalls(query.email)).toEqual([{ key, body }])
})

const visitor = { Authorization: 'Bearer of-the-visitor' }
const getAuthorizations = (email: string) => getCalls(email).map(({ authorization }) => authorization)

test('the token of the visitor goes to the upstream at the first attempt, and is stored nowhere', async () => {
  upstream.play(envelope(503), received)
  const query = newQuery()
  const response = await postJson(remote, query, { ...newConnection(), ...visitor })
  expect([response.status, response.headers.get('WWW-Authenticate')]).toEqual([202, null])
  await runCron(remote, 1)
  expect(getAuthorizations(query.email)).toEqual([visitor.Authorization, undefined])
  const db = await remote.runtime.getD1Database('DB')
  for (const table of ['messages', 'deliveries']) {
    const { results } = await db.prepare(`SELECT * FROM ${table}`).all()
    expect(JSON.stringify(results)).not.toContain('of-the-visitor')
  }
  expect(remote.logs.join('\n')).not.toContain('of-the-visitor')
})

test.each([401, 403])(
  'a message is retried with site credentials when the visitor token is refused (%i)',
  async (status) => {
    upstream.play(envelope(status), received)
    const query = newQuery()
    const response = await postJson(remote, query, { ...newConnection(), ...visitor })
    expect([response.status, await response.json()]).toEqual([200, expect.objectContaining({ code: 200 })])
    expect(response.headers.get('WWW-Authenticate')).toBe('Bearer error="invalid_token"')
    expect(getAuthorizations(query.email)).toEqual([visitor.Authorization, undefined])
  },
)

test('a rejection is shown with the form, and no other destination gets the message', async () => {
  upstream.play(envelope(422, 422, 'This number is blocked.'))
  const query = newQuery()
  const json = await postJson(remote, query)
  expect([json.status, await json.json()]).toEqual([422, { code: 422, message: 'This number is blocked.' }])
  const form = await postForm(remote, query)
  expect(form.status).toBe(422)
  const html = await form.text()
  for (const words of [contactMessages.rejected, 'This number is blocked.', query.email])
    expect(html).toContain(words)
  await runCron(remote, 1)
  expect(getHooks(query.email)).toEqual([])
})

test('a message is saved and delivered by the cron when the upstream fails', async () => {
  upstream.play(envelope(503), 'cut', received)
  const query = newQuery()
  expect((await postForm(remote, query)).headers.get('Location')).toMatch(/\?sent=[0-9a-f]{8}&waits=1$/)
  await runCron(remote, 1)
  await runCron(remote, 2)
  await runCron(remote, 3)
  expect(new Set(getCalls(query.email).map(({ key }) => key)).size).toBe(1)
  expect(getCalls(query.email)).toHaveLength(3)
  expect(getHooks(query.email)).toHaveLength(1)
})

test('a webhook that redirects or aborts gets the same bytes again, without a logged address', async () => {
  receiver.play('redirect', 'cut', 500, 204)
  const query = newQuery()
  await postJson(embedded, query)
  // Within a day, because a message that waits longer raises an alert.
  for (const days of [0.2, 0.4, 0.6, 0.8]) await runCron(embedded, days)
  const sent = getHooks(query.email)
  expect(sent).toHaveLength(4)
  expect(new Set(sent.map(({ id, body }) => `${id} ${body}`)).size).toBe(1)
  expect(embedded.logs.join('\n')).not.toMatch(/of-the-address|home\.example/)
})

test('a message is deleted seven days after delivery to a remote upstream', async () => {
  const query = newQuery()
  await postJson(remote, query)
  const db = await remote.runtime.getD1Database('DB')
  const count = () =>
    db.prepare('SELECT count(*) AS n FROM messages WHERE email = ?1').bind(query.email).first('n')
  await runCron(remote, 6)
  expect(await count()).toBe(1)
  await runCron(remote, 8)
  expect(await count()).toBe(0)
})

test('a site without a database forwards messages to the destinations that take them', async () => {
  const vars = { ...settings, UPSTREAM_URL: upstream.url }
  const bare = await startSite({ vars, database: false, mailFolder: mailbox.folder })
  try {
    const query = newQuery()
    expect((await postJson(bare, query)).status).toBe(200)
    await mailbox.arrived(query.email, 1)
    await expect.poll(() => getHooks(query.email).length).toBe(1)
    upstream.play(envelope(503))
    expect((await postForm(bare, newQuery())).status).toBe(303)
  } finally {
    await bare.stop()
  }
})

test('an e-mail that the service refuses goes out after a restart, under its id', async () => {
  const persist = await mkdtemp(path.join(tmpdir(), 'restart-'))
  const options = { persist, mailFolder: mailbox.folder, vars: settings }
  const before = await startSite({ ...options, senders: ['somebody@else.example'] })
  const query = newQuery()
  await postJson(before, query)
  const retries = () => before.logs.filter((line) => line.includes('delivery_retry_scheduled'))
  await expect.poll(retries).toHaveLength(1)
  expect(retries()[0]).toContain('"reason":"not-sent"')
  await before.stop()

  const after = await startSite(options)
  await runCron(after, 1)
  const [mail] = await mailbox.arrived(query.email, 1)
  expect(mail).toContain(`Id: ${getHooks(query.email)[0]?.id}`)
  await after.stop()
  await rm(persist, { recursive: true, force: true })
})
