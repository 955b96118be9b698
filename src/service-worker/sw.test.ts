import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { offline } from '#content/offline.ts'

/** A browser as the service worker sees it: what the network says, which tabs are open, what the caches hold. */
const ORIGIN = 'https://www.site.example'
const HTML = { 'Content-Type': 'text/html; charset=utf-8' }

type Answer = () => Response
type Listener = (event: unknown) => void

/** By path; a path that is not there cannot be reached. */
let network: Record<string, Answer>
let caches: Map<string, Map<string, Response>>
let openTabs: Array<string>
let isFull: boolean
/** Of the version that runs. */
let listeners: Map<string, Listener>
let registration: { waiting?: unknown }
let connection: { saveData: boolean }

function pathOf(request: string | { url: string }): string {
  const { pathname, search } = new URL(typeof request === 'string' ? request : request.url, ORIGIN)
  return pathname + search
}

async function fetchFromNetwork(request: string | { url: string }): Promise<Response> {
  const answer = network[pathOf(request)]
  if (!answer) throw new TypeError('Failed to fetch')
  return answer()
}

function openCache(name: string) {
  const entries = caches.get(name) ?? new Map<string, Response>()
  caches.set(name, entries)
  return {
    match: async (url: string) => entries.get(new URL(url, ORIGIN).href)?.clone(),
    keys: async () => [...entries.keys()].map((url) => ({ url })),
    delete: async (url: string) => entries.delete(new URL(url, ORIGIN).href),
    put: async (url: string, response: Response) => {
      if (isFull) throw new DOMException('no room', 'QuotaExceededError')
      entries.set(new URL(url, ORIGIN).href, response)
    },
  }
}

function kept(name: string): Array<string> {
  return [...(caches.get(name)?.keys() ?? [])].map(pathOf)
}

/** Starts a version of the worker in place of the one that ran. */
async function startVersion(build: string): Promise<void> {
  listeners = new Map()
  vi.resetModules()
  vi.doMock('virtual:service-worker-shell', () => ({
    build,
    shell: [`/assets/style-${build}.css`],
    stylesheet: `/assets/style-${build}.css`,
  }))
  await import('./sw.ts')
}

/** Tells the worker of an event, and waits for all that it does about it. */
async function tell(type: string, event: Record<string, unknown> = {}): Promise<Response | undefined> {
  const work: Array<Promise<unknown>> = []
  let answer: Promise<Response> | undefined
  listeners.get(type)?.({
    ...event,
    waitUntil: (promise: Promise<unknown>) => work.push(promise),
    respondWith: (promise: Promise<Response>) => {
      answer = promise
    },
  })
  const response = await answer
  for (const each of work) await each
  return response
}

async function install(build: string): Promise<void> {
  await startVersion(build)
  await tell('install')
  await tell('activate')
}

/** A visit to a page with a document, and the page's own word that it is at rest. */
async function visit(path: string): Promise<string> {
  const request = { method: 'GET', mode: 'navigate', url: ORIGIN + path, headers: new Headers() }
  const response = await tell('fetch', { request, clientId: '' })
  if (response?.status === 200)
    await tell('message', { data: { type: 'visited', url: request.url, files: [] } })
  return response?.text() ?? ''
}

function page(title: string, build: string): Answer {
  const markup = `<html><head><title>${title}</title><link href="/assets/app-${build}.css"></head><body>${title}</body></html>`
  return () => new Response(markup, { headers: HTML })
}

const asset: Answer = () => new Response('asset')

beforeEach(() => {
  caches = new Map()
  openTabs = []
  isFull = false
  registration = {}
  connection = { saveData: false }
  network = {
    '/assets/style-one.css': asset,
    '/assets/style-two.css': asset,
    '/about': page('About us', 'one'),
    '/terms': page('Terms', 'one'),
  }
  vi.stubGlobal('self', {
    addEventListener: (type: string, run: Listener) => listeners.set(type, run),
    location: new URL(ORIGIN),
    navigator: { connection },
    registration,
    clients: {
      claim: async () => undefined,
      get: async (id: string) => (openTabs.includes(id) ? { id, postMessage: () => undefined } : undefined),
      matchAll: async () => openTabs.map((id) => ({ id, postMessage: () => undefined })),
    },
  })
  vi.stubGlobal('caches', {
    open: async (name: string) => openCache(name),
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
  })
  vi.stubGlobal('fetch', fetchFromNetwork)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.doUnmock('virtual:service-worker-shell')
})

const COPY = offline.copy('').slice(0, 20)

test('visited, offline, back, gone, offline: the copy stands in as long as there is a page, and not a moment longer', async () => {
  await install('one')
  expect(await visit('/about')).toContain('About us')
  const about = network['/about']
  network = {}
  expect(await visit('/about')).toContain(COPY)
  if (about) network = { '/about': about }
  expect(await visit('/about')).not.toContain(COPY)
  network = { '/about': () => new Response('gone', { status: 410, headers: HTML }) }
  expect(await visit('/about')).toBe('gone')
  network = {}
  expect(await visit('/about')).toContain(offline.page.title)
})

test('visited, broken server, firewall, offline: no fault takes the copy away', async () => {
  await install('one')
  await visit('/about')
  for (const status of [500, 502, 503, 403, 429]) {
    network = { '/about': () => new Response('a fault', { status, headers: HTML }) }
    expect(await visit('/about')).toBe('a fault')
  }
  network = {}
  expect(await visit('/about')).toContain(COPY)
})

test('a full disk between reading and keeping costs the copy, not the page; with room again it is kept', async () => {
  await install('one')
  isFull = true
  expect(await visit('/about')).toContain('About us')
  const known = network
  network = {}
  expect(await visit('/about')).toContain(offline.page.title)
  isFull = false
  network = known
  await visit('/about')
  network = {}
  expect(await visit('/about')).toContain(COPY)
})

test.each([
  ['a connection that breaks', undefined],
  ['a version that is not there yet', () => new Response('not found', { status: 404 })],
])('%s while a version is installed leaves the one that runs, and what it has kept', async (_, answer) => {
  await install('one')
  await visit('/about')
  if (answer) network['/assets/style-two.css'] = answer
  else delete network['/assets/style-two.css']
  await startVersion('two')
  await expect(tell('install')).rejects.toThrow()
  await startVersion('one')
  network = {}
  expect(await visit('/about')).toContain(COPY)
  expect(kept('assets-1')).toContain('/assets/style-one.css')
  network = { '/assets/style-two.css': asset }
  await install('two')
  expect(kept('assets-1')).toContain('/assets/style-two.css')
})

test('a version for which there is no room is not installed', async () => {
  isFull = true
  await startVersion('one')
  await expect(tell('install')).rejects.toThrow('no room')
})

test('over a connection that saves data a version is installed with what the browser has of it', async () => {
  connection.saveData = true
  delete network['/assets/style-one.css']
  await install('one')
  await visit('/about')
  network = {}
  expect(await visit('/about')).toContain(COPY)
})

test('the version that runs does not drop the files of one that waits', async () => {
  openTabs = ['a tab']
  await install('one')
  await startVersion('two')
  await tell('install')
  await startVersion('one')
  registration.waiting = {}
  openTabs = []
  await visit('/terms')
  expect(kept('assets-1')).toContain('/assets/style-two.css')
  registration.waiting = undefined
  await startVersion('two')
  await tell('activate')
  await visit('/terms')
  expect(kept('assets-1')).toEqual(['/assets/style-two.css'])
})

test('with caches that cannot be read the network answers, and without it a page that says so', async () => {
  await install('one')
  vi.stubGlobal('caches', {
    open: () => Promise.reject(new DOMException('damaged', 'UnknownError')),
    keys: async () => [],
  })
  expect(await visit('/about')).toContain('About us')
  network['/assets/app-one.css'] = asset
  const request = { method: 'GET', mode: 'cors', url: `${ORIGIN}/assets/app-one.css`, headers: new Headers() }
  expect((await tell('fetch', { request, clientId: '' }))?.status).toBe(200)
  network = {}
  expect(await visit('/about')).toContain(offline.page.title)
})

test('a new version keeps the files of the old one for its open tabs and its copies, and drops the rest when they are gone', async () => {
  await install('one')
  await visit('/about')
  const request = { method: 'GET', mode: 'cors', headers: new Headers() }
  for (const path of ['/assets/app-one.css', '/assets/lazy-one.js']) {
    network[path] = asset
    await tell('fetch', { request: { ...request, url: ORIGIN + path }, clientId: '' })
  }
  openTabs = ['an old tab']
  await install('two')
  await visit('/terms')
  expect(kept('assets-1')).toContain('/assets/lazy-one.js')
  openTabs = []
  await visit('/terms')
  expect(kept('assets-1')).not.toContain('/assets/lazy-one.js')
  expect(kept('assets-1')).toContain('/assets/app-one.css')
  expect(kept('assets-1')).toContain('/assets/style-two.css')
  expect(kept('assets-1')).not.toContain('/assets/style-one.css')
})

test('a slow answer: the copy meanwhile, and nothing goes wrong when the connection breaks before or after', async () => {
  await install('one')
  await visit('/about')
  vi.useFakeTimers()
  let breakOff = () => {}
  vi.stubGlobal(
    'fetch',
    () => new Promise((_, reject) => (breakOff = () => reject(new TypeError('Failed to fetch')))),
  )
  const slow = visit('/about')
  await vi.advanceTimersByTimeAsync(4_000)
  breakOff()
  expect(await slow).toContain('The connection is slow.')
  const broken = visit('/about')
  await vi.advanceTimersByTimeAsync(100)
  breakOff()
  expect(await broken).toContain(COPY)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

test('killed between installing and taking over, the next version takes over all the same', async () => {
  await install('one')
  await visit('/about')
  await startVersion('two')
  await tell('install')
  await startVersion('two')
  await tell('activate')
  network = {}
  expect(await visit('/about')).toContain(COPY)
  expect(kept('assets-1')).toContain('/assets/style-two.css')
})

test('visits from advertisements have the one copy of the page', async () => {
  network['/about?gclid=1'] = page('About us', 'one')
  await install('one')
  await visit('/about?gclid=1')
  network = {}
  expect(await visit('/about')).toContain(COPY)
  expect(await visit('/about?gad_source=5&srsltid=x')).toContain(COPY)
  expect(kept('pages-1')).toEqual(['/about'])
})
