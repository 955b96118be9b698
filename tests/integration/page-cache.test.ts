import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startFaultUpstream } from '../support/fault-upstream.ts'
import { type Site, startSite } from '../support/start-site.ts'

const upstream = await startFaultUpstream()
const vars = { UPSTREAM_URL: upstream.url, SITE_URL: 'https://site.example', PAGE_CACHE: 'on' }
const site = await startSite({ vars })
const MINUTE = 60
const DAY = 24 * 60 * MINUTE
/** Every test has days of its own, so that none finds what another has left in the isolate's memory. */
let start = Date.now()

beforeEach(async () => {
  start += 60 * DAY * 1000
  upstream.set('ok')
  await site.runtime.purgeCache('api')
  await site.runtime.purgeCache('pages')
})

afterAll(async () => {
  await site.stop()
  await upstream.stop()
})

async function visit(address: string, secondsLater = 0, from: Site = site, init: RequestInit = {}) {
  const response = await from.fetch(address, {
    ...init,
    headers: { 'x-test-clock': String(start + secondsLater * 1000), ...init.headers },
  })
  const body = await response.text()
  const policy = response.headers.get('Content-Security-Policy') ?? ''
  const headerNonces = [...policy.matchAll(/'nonce-([^']+)'/g)].map(([, nonce]) => nonce)
  const bodyNonces = [...body.matchAll(/nonce="([^"]+)"/g)].map(([, nonce]) => nonce)
  return {
    status: response.status,
    cache: response.headers.get('Cache-Status') ?? '',
    age: response.headers.get('Age'),
    link: response.headers.get('Link'),
    nonces: new Set([...headerNonces, ...bodyNonces]),
    text: body.replaceAll(headerNonces[0] ?? '-', ''),
    body,
  }
}

/** Visits again until the page is stored: that happens behind the answer. */
async function visitUntil(address: string, expected: RegExp, secondsLater = 0, from: Site = site) {
  let latest = await visit(address, secondsLater, from)
  for (let tries = 0; tries < 100 && !expected.test(latest.cache); tries++)
    latest = await visit(address, secondsLater, from)
  expect(latest.cache).toMatch(expected)
  return latest
}

const HIT = /sudhaar-page; hit/

test('a page is rendered once, and the same page is served again with a nonce of its own in header and body', async () => {
  const first = await visit('/services/plumbing')
  expect(first.cache).toContain('sudhaar-page; fwd=miss')
  const second = await visitUntil('/services/plumbing', HIT)
  const third = await visit('/services/plumbing')
  for (const { nonces } of [first, second, third]) expect(nonces.size).toBe(1)
  expect(new Set([...first.nonces, ...second.nonces, ...third.nonces]).size).toBe(3)
  expect(third.text).toBe(second.text)
  expect(second.text).toContain('Remote job')
})

test('the first page and the kept ones name the same file to load ahead, the stylesheet, and how urgent it is', async () => {
  const rendered = await visit('/services/plumbing')
  const kept = await visitUntil('/services/plumbing', HIT)
  const light = await visit('/services/plumbing', 0, site, { headers: { 'Save-Data': 'on' } })
  const [, href, integrity] =
    rendered.body.match(/<link rel="stylesheet" href="([^"]+)" integrity="([^"]+)"/) ?? []
  const hint = `<${href}>; rel=preload; as=style; integrity="${integrity}"`
  expect(rendered.link).toBe(`${hint}; fetchpriority=low`)
  expect(kept.link).toBe(rendered.link)
  expect(light.link).toBe(hint)
})

test('a page that is loaded ahead of a visit is the one that visitors get, and is kept for them', async () => {
  const ahead = { headers: { 'Sec-Purpose': 'prefetch' } }
  expect((await visit('/services/plumbing', 0, site, ahead)).status).toBe(200)
  const visited = await visitUntil('/services/plumbing', HIT)
  const again = await visit('/services/plumbing', 0, site, ahead)
  expect(again.cache).toMatch(HIT)
  expect(again.text).toBe(visited.text)
})

test('pages have the browser load the next one ahead, kept or not, except for visitors who save data', async () => {
  const RULES = '<script type="speculationrules"'
  const rendered = await visit('/services/plumbing')
  const kept = await visitUntil('/services/plumbing', HIT)
  const light = await visit('/services/plumbing', 0, site, { headers: { 'Save-Data': 'on' } })
  expect(rendered.body).toContain(RULES)
  expect(kept.body).toContain(RULES)
  expect(light.body).not.toContain(RULES)
})

test('it says how old it is and how long it stays fresh', async () => {
  await visit('/about')
  await visitUntil('/services/plumbing', HIT)
  const later = await visit('/services/plumbing', 20)
  expect(later.cache).toBe('sudhaar-page; hit; ttl=40; detail=memory')
  expect(later.age).toBe('20')
})

test('a page that is no longer fresh is served at once, and rendered anew behind the answer', async () => {
  await visitUntil('/services/plumbing', HIT)
  const stale = await visit('/services/plumbing', 2 * MINUTE)
  expect(stale.cache).toMatch(/^sudhaar-page; fwd=stale; ttl=-\d+; detail=revalidate$/)
  expect(stale.text).toContain('Remote job')
  await visitUntil('/services/plumbing', /sudhaar-page; hit; ttl=60/, 2 * MINUTE)
})

test('a page whose critical data failed is not stored', async () => {
  upstream.set('status-500')
  expect((await visit('/services/roofing')).status).toBe(502)
  expect((await visit('/services/roofing')).cache).not.toMatch(HIT)
  upstream.set('ok')
  const recovered = await visit('/services/roofing', 30)
  expect(recovered.status).toBe(200)
  expect(recovered.text).toContain('Remote job')
})

test('a page that fell back is not stored', async () => {
  upstream.set('status-500', '/category')
  const fallen = await visit('/services/plumbing')
  expect(fallen.status).toBe(200)
  expect(fallen.text).not.toContain('Remote job')
  upstream.set('ok', '/category')
  await visitUntil('/services/plumbing', HIT, 30)
  expect((await visit('/services/plumbing', 30)).text).toContain('Remote job')
})

test('a failed renewal leaves the good page where it is', async () => {
  await visitUntil('/services/plumbing', HIT)
  await site.runtime.purgeCache('api')
  upstream.set('status-500')
  for (let time = 0; time < 3; time++) {
    const stale = await visit('/services/plumbing', 5 * MINUTE + time)
    expect(stale.cache).toContain('fwd=stale')
    expect(stale.text).toContain('Remote job')
  }
})

test('long after that a page still stands in when it cannot be rendered', async () => {
  await visitUntil('/services/plumbing', HIT)
  await site.runtime.purgeCache('api')
  upstream.set('status-500')
  const fallback = await visit('/services/plumbing', DAY + 5 * MINUTE)
  expect(fallback.status).toBe(200)
  expect(fallback.cache).toMatch(/sudhaar-page; fwd=stale; ttl=-\d+; detail=error/)
  expect(fallback.text).toContain('Remote job')
})

test('a page whose parts came late is stored whole, with everything in its place', async () => {
  const release = upstream.hold()
  const response = await site.fetch('/services/plumbing', { headers: { 'x-test-clock': String(start) } })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let streamed = (await reader?.read())?.value ?? ''
  expect(streamed).not.toContain('Remote job')
  release()
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) streamed += part.value
  expect(streamed).toContain('hidden id="S:')
  const stored = await visitUntil('/services/plumbing', HIT)
  expect(stored.body).not.toContain('hidden id="S:')
  expect(stored.text).toContain('Remote job')
})

test('campaigns share a page, searches do not', async () => {
  await visitUntil('/services/plumbing', HIT)
  expect((await visit('/services/plumbing?utm_source=mail&gclid=1')).cache).toMatch(HIT)
  await visit('/search?q=tap')
  expect((await visit('/search?q=tap')).cache).not.toContain('sudhaar-page')
})

test('what a campaign brought along is not in the page that others get', async () => {
  await visit('/contact?utm_source=secret-campaign')
  const stored = await visitUntil('/contact', HIT)
  expect(stored.body).not.toContain('secret-campaign')
})

test('that there is no such page is remembered for a minute, outside the memory that pages need', async () => {
  expect((await visit('/nowhere')).status).toBe(404)
  const again = await visitUntil('/nowhere', HIT)
  expect(again.status).toBe(404)
  expect(again.cache).toContain('detail=store')
  expect((await visit('/nowhere', MINUTE)).cache).toContain('fwd=miss')
})

test('a page that only the build changes stays fresh', async () => {
  await visitUntil('/terms', HIT)
  expect((await visit('/terms', 7 * DAY)).cache).toMatch(HIT)
})

test('a request for the head gets the headers of the page', async () => {
  await visitUntil('/about', HIT)
  const head = await visit('/about', 0, site, { method: 'HEAD' })
  expect(head).toMatchObject({ status: 200, body: '' })
  expect(head.cache).toMatch(HIT)
})

test('with the setting off every page is rendered', async () => {
  const off = await startSite({ vars: { ...vars, PAGE_CACHE: 'off' } })
  await visit('/about', 0, off)
  expect((await visit('/about', 0, off)).cache).not.toContain('sudhaar-page')
  await off.stop()
})

test('a new build finds nothing of what the old one stored', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sudhaar-builds-'))
  const old = await startSite({ vars, persist: folder })
  const build: string = (await (await old.fetch('/healthz')).json<{ build: string }>()).build
  await visitUntil('/about', HIT, 0, old)
  await old.stop()

  const same = await startSite({ vars, persist: folder })
  expect((await visit('/about', 0, same)).cache).toMatch(/sudhaar-page; hit; .*detail=store/)
  await same.stop()

  const script = path.join(folder, 'index.js')
  writeFileSync(script, readFileSync('dist/worker/index.js', 'utf8').replaceAll(build, '0123456789ab'))
  const newer = await startSite({ vars, persist: folder, script })
  expect((await visit('/about', 0, newer)).cache).toContain('sudhaar-page; fwd=miss')
  await newer.stop()
  rmSync(folder, { recursive: true })
})
