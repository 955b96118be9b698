import { vi } from 'vitest'

/** The origin of the site in {@link browser}. */
const ORIGIN = 'https://www.site.example'
export const HTML = { 'Content-Type': 'text/html; charset=utf-8' }

export type Answer = () => Response
type Listener = (event: unknown) => void

/** A browser as the service worker sees it. */
export const browser = {
  /** Answers by path. All other paths are unreachable. */
  network: {} as Record<string, Answer>,
  openTabs: [] as Array<string>,
  /** True if there is no room for another entry. */
  isFull: false,
  registration: {} as { waiting?: unknown },
  connection: { saveData: false },
}

let caches: Map<string, Map<string, Response>>
/** Listeners of the running version. */
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

/** Returns the paths in the cache `name`. */
export function kept(name: string): Array<string> {
  return [...(caches.get(name)?.keys() ?? [])].map(getPath)
}

/** Starts a version of the worker in place of the running one. */
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

/** Dispatches an event to the worker, and waits for all work that it starts. */
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

/** Installs a version and activates it. */
export async function install(build: string): Promise<void> {
  await startVersion(build)
  await tell('install')
  await tell('activate')
}

/** Requests a file of a page; see {@link tell}. */
export function load(path: string): Promise<Response | undefined> {
  const request = { method: 'GET', mode: 'cors', url: ORIGIN + path, headers: new Headers() }
  return tell('fetch', { request, clientId: '' })
}

/** Reports an idle page to the worker, even one opened without a document. */
export async function reportVisit(path: string): Promise<void> {
  await tell('message', { data: { type: 'visited', url: ORIGIN + path, files: [] } })
}

/** Visits a page with a document, and reports it as idle. Returns its text. */
export async function visit(path: string): Promise<string> {
  const request = { method: 'GET', mode: 'navigate', url: ORIGIN + path, headers: new Headers() }
  const response = await tell('fetch', { request, clientId: '' })
  if (response?.status === 200) await reportVisit(path)
  return response?.text() ?? ''
}

/** Returns a page with the title `title` and the files of `build`. */
export function page(title: string, build: string): Answer {
  const markup = `<html><head><title>${title}</title><link href="/assets/app-${build}.css"></head><body>${title}</body></html>`
  return () => new Response(markup, { headers: HTML })
}

export const asset: Answer = () => new Response('asset')

/** Opens a browser with empty caches and a site of two pages; {@link closeBrowser} removes it. */
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
