import { afterAll, beforeEach, expect, test } from 'vitest'
import { IMPERFECT } from '#support/data/imperfect-data.ts'
import { startFakeUpstream } from '#support/fakes/fake-upstream.ts'
import { envelope, type Fault, received, type Step } from '#support/fakes/fault-answers.ts'
import { runScript } from '#support/site/run-script.ts'
import { startSite } from '#support/site/start-site.ts'
import { checkMessages } from '../../scripts/contract/check-messages.ts'
import { checkPictures } from '../../scripts/contract/check-pictures.ts'
import { checkReads } from '../../scripts/contract/check-reads.ts'
import { printReport, type Result } from '../../scripts/contract/report.ts'
import { getTrace } from '../../src/worker/middleware/trace-context.ts'
import { remoteOrigin } from '../../src/worker/upstream-client/origin.ts'

const site = await startSite({ samples: true })
const faulty = await startFakeUpstream()
const scripted = await startFakeUpstream()
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
  return { origin: remoteOrigin(url, noCredentials, getTrace(crypto.randomUUID(), undefined)), deadlineMs }
}

function found(results: ReadonlyArray<Result>, line: string, kind: 'FAULT' | 'NOTE' = 'FAULT'): string {
  const findings = results.filter((result) => result.line === line).flatMap((result) => result.findings)
  return findings.flatMap((finding) => (finding.kind === kind ? finding.text : [])).join('\n')
}

test('the embedded API has no faults', async () => {
  const { code, text } = await runScript('contract.ts', [`${site.url}/api`])
  expect(text).toContain('The site shows all that this API has.')
  for (const call of ['/category/primary', '/category/{id} × 12', '/blog/{slug} × ', '/provider/{id} × 5'])
    expect(text).toContain(call)
  expect(code).toBe(0)
})

test.each<[Fault, RegExp]>([
  ['down', /unreachable/],
  ['never-answers', /timeout/],
  ['cut-off', /cut-off/],
  ['status-500', /status 500: stack trace/],
  ['html-404', /status 404, not-json/],
  ['html', /not-json/],
  ['wrong-shape', /not what the contract says: data/],
  ['huge', /too-large/],
  ['redirect-away', /redirect-away/],
])('a call whose answer is %s is reported as a fault of that call only', async (fault, reason) => {
  faulty.set(fault, '/brand')
  const results = await checkReads(apiAt(faulty.url, fault === 'never-answers' ? 2_000 : 10_000))
  expect(found(results, '/brand/all')).toMatch(reason)
  expect(found(results, '/state/all')).toBe('')
  expect(printReport(results)).toContain('The site shows less than it should')
})

test('missing fields and a missing directory are notes', async () => {
  const results = await checkReads(apiAt(faulty.url))
  expect(found(results, '/provider/all', 'NOTE')).toContain('optional call')
  expect(found(results, '/category/primary', 'NOTE')).toContain('left out: priceFrom (2), jobCount (2)')
  expect(await runScript('contract.ts', [faulty.url])).toMatchObject({ code: 0 })
})

test('dropped entries, invalid fields and unread fields are reported with their reasons', async () => {
  for (const [path] of faulty.snapshot()) faulty.answer(path, undefined)
  for (const [path, data] of Object.entries(IMPERFECT)) faulty.answer(path, data)
  const results = await checkReads(apiAt(faulty.url))
  expect(found(results, '/city/all')).toMatch(/5 dropped: entry 2: title: /)
  expect(found(results, '/city/all')).toMatch(/nothing that can be shown: .*services/)
  expect(found(results, '/city/all', 'NOTE')).toContain('fields that are not read: name (1)')
  expect(await runScript('contract.ts', [faulty.url])).toMatchObject({ code: 1 })
})

test('HTML entities in plain text and dates that are not ISO 8601 are notes', async () => {
  const post = { title: 'Taps &amp; pipes', slug: 'taps', content: '<p>Salt &amp; soap &lt; 5 g</p>' }
  const dates = { createdAt: '2026-10-01T06:30:00.000+05:30', updatedAt: 'Sun, 01 Nov 2026 10:00:00 GMT' }
  faulty.answer('/blog/all', [{ ...post, ...dates }])
  faulty.answer('/blog/taps', { ...post, ...dates })
  const notes = found(await checkReads(apiAt(faulty.url)), '/blog/{slug}', 'NOTE')
  expect(notes).toContain('HTML entities in plain text: title (1)')
  expect(notes).toContain('dates that are not ISO 8601: updatedAt (1)')
})

test('pictures without an answer, with an error status or of another type are faults', async () => {
  const images = [`${site.url}/favicon.svg`, `${site.url}/robots.txt`, 'http://127.0.0.1:1/none.png']
  faulty.answer(
    '/brand/all',
    images.map((image, index) => ({ _id: `brand-${index}`, title: 'Brand', image })),
  )
  const pictures = await checkPictures(await checkReads(apiAt(faulty.url)))
  expect(pictures).toMatchObject([{ entries: 3 }])
  expect(found(pictures, 'pictures').split('\n')).toEqual([
    expect.stringContaining('robots.txt'),
    expect.stringContaining('none.png: no answer'),
  ])
})

test('a field that was sent but cannot be shown is a fault', async () => {
  const provider = { id: 'asha', name: 'Asha', cityId: 'pune', image: 'javascript:x', phone: 'call me' }
  faulty.answer('/provider/all', [provider])
  faulty.answer('/provider/asha', { ...provider, ratings: [1, 2] })
  const results = await checkReads(apiAt(faulty.url))
  expect(found(results, '/provider/all')).toContain('image')
  for (const field of ['image', 'phone', 'ratings']) expect(found(results, '/provider/{id}')).toContain(field)
})

test('a post without content is a fault', async () => {
  faulty.answer('/blog/all', [{ title: 'Taps', slug: 'taps' }])
  faulty.answer('/blog/taps', { title: 'Taps', slug: 'taps' })
  expect(found(await checkReads(apiAt(faulty.url)), '/blog/{slug}')).toContain('content: expected')
})

test('a listed entry that is missing and an unknown id without its envelope are faults', async () => {
  faulty.answer('/category/roofing', undefined)
  faulty.set('html-404', '/blog/no-such-entry')
  const results = await checkReads(apiAt(faulty.url))
  expect(found(results, '/category/{id}')).toContain('status 404')
  expect(found(results, '/blog/no-such-entry')).toContain('an id that does not exist')
})

const SAME_KEY = 'POST /query, the same key'
test.each<[string, ReadonlyArray<Step>, string, RegExp | undefined]>([
  ['accepts it', [received, received, envelope(400, 400, 'No.'), envelope(401)], 'POST /query', undefined],
  [
    'refuses a valid one',
    [envelope(422, 422, 'No.'), received, envelope(400)],
    'POST /query',
    /refused: No\./,
  ],
  ['breaks off', ['cut', received, envelope(400)], 'POST /query', /unreachable.*retry/],
  ['fails at a repeated key', [received, envelope(500), envelope(400)], SAME_KEY, /status-500/],
  ['knows a repeated key', [received, envelope(409), envelope(400), envelope(401)], SAME_KEY, undefined],
  ['fails at an invalid one', [received, received, envelope(500)], 'POST /query, invalid', /status-500/],
])('a message to an API that %s is reported as the site would treat it', async (_, steps, line, fault) => {
  scripted.play(...steps)
  const results = await checkMessages(apiAt(scripted.url))
  if (fault) expect(found(results, line)).toMatch(fault)
  else expect(printReport(results)).not.toContain('FAULT')
})
