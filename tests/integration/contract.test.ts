import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { checkMessages } from '../../scripts/contract/check-messages.ts'
import { checkReads } from '../../scripts/contract/check-reads.ts'
import { printed, type Row } from '../../scripts/contract/report.ts'
import { upstream as embedded } from '../../src/upstream/app.ts'
import { remoteOrigin } from '../../src/worker/origin.ts'
import { traceOf } from '../../src/worker/trace-context.ts'
import { type Fault, startFaultUpstream } from '../support/fault-upstream.ts'
import { IMPERFECT } from '../support/imperfect-data.ts'
import { byTime } from '../support/pages.ts'
import { runScript } from '../support/run-script.ts'
import { envelope, received, type Step, startScriptedUpstream } from '../support/scripted-upstream.ts'
import { startSite } from '../support/start-site.ts'

const site = await startSite({ samples: true })
const faulty = await startFaultUpstream()
const scripted = await startScriptedUpstream()
const good = new Map(faulty.snapshot())

beforeEach(() => {
  faulty.reset()
  for (const [path] of faulty.snapshot()) faulty.answer(path, good.get(path))
})

afterAll(async () => {
  await site.stop()
  await faulty.stop()
  await scripted.stop()
})

function apiAt(url: string, deadlineMs = 5_000) {
  const noCredentials = { headers: {}, secrets: [] }
  return { origin: remoteOrigin(url, noCredentials, traceOf(crypto.randomUUID(), undefined)), deadlineMs }
}

function found(rows: ReadonlyArray<Row>, call: string, kind: 'fault' | 'note' = 'fault'): string {
  const findings = rows.filter((row) => row.call.startsWith(call)).flatMap((row) => row.findings)
  return findings
    .filter((finding) => finding.kind === kind)
    .map(({ text }) => text)
    .join('\n')
}

test('the description of the API is served to anybody, and is valid', async () => {
  const response = await site.fetch('/api/web/openapi.json')
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toMatch(/^application\/json/)
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
  expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
  const document = await response.json<Record<string, unknown>>()
  expect(await new Validator().validate(document)).toEqual({ valid: true })
})

test('the API of the site passes', async () => {
  const { code, text } = await runScript('contract.ts', [`${site.url}/api`])
  expect(text).toContain('The site shows all that this API has.')
  expect(text).not.toContain('FAULT')
  for (const call of ['/category/primary', '/category/{id} × 12', '/blog/{slug} × ', '/provider/{id} × 5'])
    expect(text).toContain(call)
  expect(text).toMatch(/^\/city\/all +200 +\d+ +\d\d+ +0 +0 +0 +public, max-age=900$/m)
  expect(code).toBe(0)
})

test('the embedded API passes by itself, messages included', { tags: ['long'] }, async () => {
  const DB = await site.runtime.getD1Database('DB')
  const server = createServer(async (request, response) => {
    const chunks = await request.toArray()
    const answer = await embedded.fetch(
      new Request(`http://embedded${request.url}`, {
        method: request.method ?? 'GET',
        headers: Object.entries(request.headers).map(([name, value]): [string, string] => [
          name,
          String(value),
        ]),
        ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
      }),
      { DB, SAMPLE_PEOPLE: 'on' },
    )
    response.writeHead(answer.status, [...answer.headers].flat()).end(await answer.text())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const { code, text } = await runScript('contract.ts', [`http://127.0.0.1:${port}`, '--post'])
  server.close()
  expect(text).not.toContain('FAULT')
  expect(text).toContain('POST /query, the same key')
  expect(code).toBe(0)
  const { results } = await DB.prepare(
    "SELECT * FROM contact_messages WHERE email LIKE 'contract-check@%'",
  ).all()
  expect(results).toHaveLength(1)
})

const FAULTS: ReadonlyArray<[Fault, RegExp]> = [
  ['down', /no connection/],
  ['never-answers', /no answer in time/],
  ['slow-body', /no answer in time/],
  ['trickle', /no answer in time/],
  ['cut-off', /broke off/],
  ['status-500', /status 500: stack trace/],
  ['status-429', /status 429: slow down/],
  ['not-found', /status 404: no such entry/],
  ['html-404', /status 404, no JSON/],
  ['empty-404', /status 404, no JSON/],
  ['status-204', /status 204, no JSON/],
  ['html', /no JSON/],
  ['html-as-json', /no JSON/],
  ['empty', /no JSON/],
  ['truncated', /no JSON/],
  ['wrong-shape', /not what the contract says: data/],
  ['deep', /no JSON|not what the contract says/],
  ['huge', /longer than 2 MB/],
  ['endless', /longer than 2 MB/],
  ['not-gzip', /broke off/],
  ['redirect-loop', /redirects again and again/],
  ['redirect-away', /another origin/],
  ['redirect-out', /another origin/],
]
const TELLING: ReadonlyArray<Fault> = ['down', 'status-500', 'html', 'wrong-shape']

for (const [few, options] of byTime(FAULTS, ([fault]) => TELLING.includes(fault)))
  test.each(few)('an upstream whose brands are %s is found out', options, async (fault, words) => {
    faulty.set(fault, '/brand')
    const rows = await checkReads(apiAt(faulty.url, 500))
    expect(found(rows, '/brand/all')).toMatch(words)
    expect(found(rows, '/state/all')).toBe('')
    expect(printed(rows)).toContain('The site shows less than it should')
  })

test('what is no fault of an upstream is a note', async () => {
  faulty.set('set-cookie')
  const rows = await checkReads(apiAt(faulty.url))
  expect(printed(rows)).toContain('The site shows all that this API has.')
  expect(found(rows, '/brand/all', 'note')).toContain('sends a cookie')
  expect(found(rows, '/provider/all', 'note')).toContain('no directory')
  expect(found(rows, '/category/primary', 'note')).toContain(
    'left out: priceFrom (2 of 2), jobCount (2 of 2)',
  )
  expect(rows.find(({ call }) => call === '/brand/all')?.cache).toBe('no-store')
  const { code } = await runScript('contract.ts', [faulty.url])
  expect(code).toBe(0)
})

test('entries that go, parts that go, and fields that nobody reads are told with their reasons', async () => {
  for (const [path] of faulty.snapshot()) faulty.answer(path, undefined)
  for (const [path, data] of Object.entries(IMPERFECT)) faulty.answer(path, data)
  const rows = await checkReads(apiAt(faulty.url))
  expect(found(rows, '/city/all')).toMatch(/1 dropped: entry 8: .*\n\d+ defaulted: entry 0: services: /)
  expect(found(rows, '/category/primary')).toContain('1 dropped')
  expect(found(rows, '/city/all', 'note')).toContain('fields that are not read: name (1)')
  expect(found(rows, '/category/{id}')).toContain('no such id!')
  const { code, text } = await runScript('contract.ts', [faulty.url])
  expect(text).toContain('The site shows less than it should')
  expect(code).toBe(1)
})

test('what is sent and can not be shown is a fault, also where the site has a default for it', async () => {
  const person = { id: 'asha', name: 'Asha', cityId: 'pune', image: 'javascript:x', phone: 'call me' }
  faulty.answer('/provider/all', [person])
  faulty.answer('/provider/asha', { ...person, ratings: [1, 2] })
  const rows = await checkReads(apiAt(faulty.url))
  expect(found(rows, '/provider/all')).toContain('sent, but nothing that can be shown: image')
  expect(found(rows, '/provider/{id}')).toMatch(/image, ratings, phone|image, phone, ratings/)
})

test('places that would be at one address are told of, and are no fault', async () => {
  faulty.answer('/city/all', [
    { _id: '64bb01', title: 'Kochi', slug: 'kochi' },
    { _id: '64bb02', title: 'Kochi', state: 'lakshadweep' },
  ])
  const rows = await checkReads(apiAt(faulty.url))
  expect(found(rows, '/city/all')).toBe('')
  expect(found(rows, '/city/all', 'note')).toContain(
    '1 with the address of an earlier entry: 64bb02 is at kochi-lakshadweep',
  )
})

test('a post may have a long slug, and none that no address of a post can have', async () => {
  const long = 'long-slug'.repeat(11)
  const [post] = good.get('/blog/all') as ReadonlyArray<object>
  faulty.answer(
    '/blog/all',
    [long, 'under_score'].map((slug) => ({ ...post, slug })),
  )
  faulty.answer(`/blog/${long}`, { ...post, slug: long })
  const rows = await checkReads(apiAt(faulty.url))
  expect(found(rows, '/blog/{slug}')).toBe('no part of an address, so without a page: under_score')
})

test('an entry that a list names and that is not there, and an unknown id without its envelope, are faults', async () => {
  faulty.answer('/category/roofing', undefined)
  faulty.set('html-404', '/blog/no-such-post')
  faulty.set('status-500', '/category/no-such-service')
  const rows = await checkReads(apiAt(faulty.url))
  expect(found(rows, '/category/{id}')).toContain('/category/roofing: status 404')
  expect(found(rows, '/blog/no-such-post')).toContain('to an id that does not exist')
  expect(found(rows, '/category/no-such-service')).toContain('status 500')
})

test.each<[string, ReadonlyArray<Step>, string, RegExp | undefined]>([
  ['takes it', [received, received, envelope(400, 400, 'Who are you?')], 'POST /query', undefined],
  [
    'refuses a good one',
    [envelope(422, 422, 'No.'), received, envelope(400)],
    'POST /query',
    /a good message is refused: No\./,
  ],
  ['breaks', ['cut', received, envelope(400)], 'POST /query', /no connection.*again and again/],
  [
    'stumbles over a repeated key',
    [received, envelope(500), envelope(400)],
    'POST /query, the same key',
    /status-500/,
  ],
  ['knows a repeated key', [received, envelope(409), envelope(400)], 'POST /query, the same key', undefined],
  [
    'breaks at a bad one',
    [received, received, { status: 500, html: 'x' }],
    'POST /query, no message',
    /status-500|no JSON/,
  ],
])('an API that %s is told of', async (_, steps, call, fault) => {
  scripted.play(...steps)
  const rows = await checkMessages(apiAt(scripted.url))
  if (fault) expect(found(rows, call)).toMatch(fault)
  else expect(rows.flatMap(({ findings }) => findings).filter(({ kind }) => kind === 'fault')).toEqual([])
})

test('an address that is none is refused with the usage', async () => {
  for (const args of [
    [],
    ['api.example.com'],
    ['https://api.example.com/v2'],
    ['https://api.example.com', '--timeout', 'x'],
  ])
    expect(await runScript('contract.ts', args)).toMatchObject({
      code: 2,
      text: expect.stringContaining('contract: '),
    })
})
