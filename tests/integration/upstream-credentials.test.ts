import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { contact } from '#content/contact.ts'
import { messages } from '#content/messages.ts'
import { goodQuery, newConnection, postJson } from '#support/site/contact-requests.ts'
import { startSite } from '#support/site/start-site.ts'

const TOKEN = 'token-of-the-site'
const ACCESS = { id: 'abc.access', secret: 'secret-of-access' }

type Reply = { status: number; headers?: Record<string, string>; body?: string }

/** Returns an API that records its callers and answers as told. */
async function startApi() {
  const calls: Array<IncomingMessage> = []
  const api = { calls, url: '', reply: (_: IncomingMessage): Reply => ({ status: 200 }), stop: () => {} }
  const server = createServer((request, response) => {
    calls.push(request)
    const { status, headers, body = '{"code":200,"data":[]}' } = api.reply(request)
    request
      .resume()
      .on('end', () =>
        response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(body),
      )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return Object.assign(api, { url: `http://127.0.0.1:${port}`, stop: () => server.close() })
}

const api = await startApi()
const other = await startApi()
const site = await startSite({
  vars: {
    UPSTREAM_URL: api.url,
    UPSTREAM_TOKEN: TOKEN,
    UPSTREAM_TOKEN_HEADER: 'X-Api-Key',
    UPSTREAM_ACCESS_CLIENT_ID: ACCESS.id,
    UPSTREAM_ACCESS_CLIENT_SECRET: ACCESS.secret,
  },
})

beforeEach(async () => {
  api.reply = () => ({ status: 200 })
  api.calls.length = 0
  await site.runtime.purgeCache('api')
})

afterAll(async () => {
  for (const secret of [TOKEN, ACCESS.secret]) expect(site.logs.join('\n')).not.toContain(secret)
  await site.stop()
  api.stop()
  other.stop()
})

const isTrusted = ({ headers }: IncomingMessage) =>
  headers['x-api-key'] === TOKEN &&
  headers['cf-access-client-id'] === ACCESS.id &&
  headers['cf-access-client-secret'] === ACCESS.secret

test('reads and messages carry the credentials of the site', async () => {
  await site.fetch('/api/web/brand/all')
  await postJson(site, goodQuery, newConnection())
  expect(api.calls.map(({ method }) => method)).toEqual(['GET', 'POST'])
  expect(api.calls.every(isTrusted)).toBe(true)
})

test('a redirect to another origin does not carry the credentials', async () => {
  api.reply = ({ url }) => ({ status: 307, headers: { Location: other.url + url } })
  expect((await site.fetch('/api/web/city/all')).status).toBe(502)
  await postJson(site, { ...goodQuery, email: 'redirected@home.example' }, newConnection())
  expect(api.calls.length).toBeGreaterThan(1)
  expect(other.calls).toEqual([])
})

test('credentials are redacted when an API repeats them in an error', async () => {
  const body = JSON.stringify({ code: 400, message: `No account for ${TOKEN} (${ACCESS.secret}).` })
  api.reply = () => ({ status: 400, body })
  const answer = await (await site.fetch('/api/web/state/all')).text()
  expect(answer).toContain('No account for *** (***).')
  api.reply = () => ({
    status: 200,
    body: JSON.stringify({ code: 200, data: [{ title: { [TOKEN]: TOKEN } }] }),
  })
  await site.fetch('/api/web/brand/all?limit=7')
})

test('a message waits and an error is logged when the API refuses the credentials', async () => {
  api.reply = () => ({ status: 401, body: '{"code":401,"message":"Unknown key."}' })
  const read = await site.fetch('/api/web/blog/all')
  expect(read.status).toBe(502)
  expect(await read.json()).toMatchObject({ message: messages.errors.unavailable })
  const sent = await postJson(site, { ...goodQuery, email: 'waiting@home.example' }, newConnection())
  expect(await sent.json()).toMatchObject({ code: 200, message: contact.answers.kept })
  expect(site.logs.some((line) => line.includes('credentials-refused'))).toBe(true)
  api.reply = () => ({ status: 200 })
  api.calls.length = 0
  const worker = await site.runtime.getWorker()
  await worker.scheduled({ cron: '* * * * *', scheduledTime: new Date(Date.now() + 3_600_000) })
  const deliveries = api.calls.filter(({ method }) => method === 'POST')
  expect(deliveries.length).toBeGreaterThan(0)
  expect(deliveries.every(isTrusted)).toBe(true)
})

test('a request id is passed on to the API', async () => {
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
  const response = await site.fetch('/api/web/category/primary', {
    headers: { traceparent: `00-${trace}-00f067aa0ba902b7-01` },
  })
  const id = response.headers.get('X-Request-Id')
  const [call] = api.calls
  expect(call?.headers['x-request-id']).toBe(id)
  expect(call?.headers.traceparent).toMatch(new RegExp(`^00-${trace}-(?!00f067aa0ba902b7)[0-9a-f]{16}-01$`))
  expect(site.logs.some((line) => line.includes(`"traceId":"${trace}"`))).toBe(true)
  const own = await site.fetch('/api/web/category/popular', { headers: { traceparent: 'nonsense' } })
  const ownId = own.headers.get('X-Request-Id')?.replaceAll('-', '')
  expect(api.calls[1]?.headers.traceparent).toMatch(new RegExp(`^00-${ownId}-[0-9a-f]{16}-01$`))
})
