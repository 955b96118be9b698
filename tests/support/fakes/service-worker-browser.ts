import { vi } from 'vitest'

/** The origin of the site in {@link browser}. */
const ORIGIN = 'https://www.site.example'
export const HTML = { 'Content-Type': 'text/html; charset=utf-8' }

export type Answer = () => Response
type Listener = (event: unknown) => void

/** A browser as the service worker sees it. */
export const browser = {
  /** By path; a path that is not there cannot be reached. */
  network: {} as Record<string, Answer>,
  openTabs: [] as Array<string>,
  /** True if there is no room for another entry. */
  isFull: false,
  registration: {} as { waiting?: unknown },
  connection: { saveData: false },
}

let caches: Map<string, Map<string, Response>>
/** The version that runs. */
let listeners: Map<string, Listener>

function getPath(request: string | { url: string }): string {
  const { pathname, search } = new URL(typeof request === 'string' ? request : request.url, ORIGIN)
  return pathname + search
}

async function fetchFromNetwork(request: string | { url: string }): Promise<Response> {
  const answer = browser.network[getPath(request)]
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
      if (browser.isFull) throw new DOMException('no room', 'QuotaExceededError')
      entries.set(new URL(url, ORIGIN).href, response)
    },
  }
}

/** Returns the paths that the cache `name` holds. */
export function kept(name: string): Array<string> {
  return [...(caches.get(name)?.keys() ?? [])].map(getPath)
}

/** Starts a version of the worker in place of the one that ran. */
export async function startVersion(build: string): Promise<void> {
  listeners = new Map()
  vi.resetModules()
  vi.doMock('virtual:service-worker-shell', () => ({
    build,
    shell: [`/assets/style-${build}.css`],
    stylesheet: `/assets/style-${build}.css`,
  }))
  await import('#service-worker/sw.ts')
}

/** Tells the worker of an event, and waits for all that it does about it. */
export async function tell(type: string, event: Record<string, unknown> = {}): Promise<Response | undefined> {
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

/** Installs a version and has it take over. */
export async function install(build: string): Promise<void> {
  await startVersion(build)
  await tell('install')
  await tell('activate')
}

/** Returns a request for a file of a page; see {@link tell}. */
export function load(path: string): Promise<Response | undefined> {
  const request = { method: 'GET', mode: 'cors', url: ORIGIN + path, headers: new Headers() }
  return tell('fetch', { request, clientId: '' })
}

/** Waits until a page is at rest, even one that was opened without a document. */
export async function reportVisit(path: string): Promise<void> {
  await tell('message', { data: { type: 'visited', url: ORIGIN + path, files: [] } })
}

/** Returns a visit to a page with a document, and the page's own word that it is at rest. */
export async function visit(path: string): Promise<string> {
  const request = { method: 'GET', mode: 'navigate', url: ORIGIN + path, headers: new Headers() }
  const response = await tell('fetch', { request, clientId: '' })
  if (response?.status === 200) await reportVisit(path)
  return response?.text() ?? ''
}

/** Returns a page of the site that says `title`, with the files of `build`. */
export function page(title: string, build: string): Answer {
  const markup = `<html><head><title>${title}</title><link href="/assets/app-${build}.css"></head><body>${title}</body></html>`
  return () => new Response(markup, { headers: HTML })
}

export const asset: Answer = () => new Response('asset')

/** Returns a browser with nothing in its caches and a site of two pages; {@link closeBrowser} takes it away. */
export function openBrowser(): void {
  caches = new Map()
  Object.assign(browser, {
    network: {
      '/assets/style-one.css': asset,
      '/assets/style-two.css': asset,
      '/about': page('About us', 'one'),
      '/terms': page('Terms', 'one'),
    },
    openTabs: [],
    isFull: false,
    registration: {},
    connection: { saveData: false },
  })
  vi.stubGlobal('self', {
    addEventListener: (type: string, run: Listener) => listeners.set(type, run),
    location: new URL(ORIGIN),
    navigator: { connection: browser.connection },
    registration: browser.registration,
    clients: {
      claim: async () => undefined,
      get: async (id: string) =>
        browser.openTabs.includes(id) ? { id, postMessage: () => undefined } : undefined,
      matchAll: async () => browser.openTabs.map((id) => ({ id, postMessage: () => undefined })),
    },
  })
  vi.stubGlobal('caches', {
    open: async (name: string) => openCache(name),
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
  })
  vi.stubGlobal('fetch', fetchFromNetwork)
}

export function closeBrowser(): void {
  vi.unstubAllGlobals()
  vi.doUnmock('virtual:service-worker-shell')
}
