import { clientsClaim, type WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { dateStrings as englishDates } from '#content/dates.ts'
import { offline as english } from '#content/offline.ts'
import { dateStrings as hindiDates } from '#content-hi/dates.ts'
import { offline as hindi } from '#content-hi/offline.ts'
import { isPage, mayKeep, pageKey } from '#lib/kept-pages.ts'
import { inLanguage, LANGUAGES, languageOfPath } from '#lib/language.ts'
import { paths } from '#lib/paths.ts'

/** The parts of a service worker's global scope that TypeScript's DOM library lacks. */
type LifecycleEvent = { waitUntil: (work: Promise<unknown>) => void }
declare const self: {
  addEventListener: (type: 'install' | 'activate', run: (event: LifecycleEvent) => void) => void
  skipWaiting: () => Promise<void>
  registration: { unregister: () => Promise<boolean> }
}

const STRINGS = { en: { ...english, dates: englishDates }, hi: { ...hindi, dates: hindiDates } }
const CACHES = { pages: 'pages-2', assets: 'assets-2', images: 'images-2', offline: 'offline-2' }
const STORED_AT = 'x-stored-at'
const getLanguage = (url: string) => languageOfPath(new URL(url).pathname)

/** Replaces the HTML of a page and keeps its headers, because its policy allows its scripts. */
async function rewrite(page: Response, change: (html: string) => string, status = 200): Promise<Response> {
  return new Response(change(await page.text()), { status, headers: page.headers })
}

/** Inserts the age of a copy above the page. */
function withNote({ url }: Request, copy: Response): Promise<Response> {
  const { label, copy: text, reload, dates } = STRINGS[getLanguage(url).code]
  const status = text(dates.moment(new Date(Number(copy.headers.get(STORED_AT)))))
  const note = `<copy-note role="region" aria-label="${label}" class="block bg-accent-tint px-4 py-3 text-center text-sm font-semibold text-on-accent-tint print:hidden"><span role="status">${status}</span> <a class="inline-block p-2 underline underline-offset-4" href="" target="_self">${reload}</a></copy-note>`
  return rewrite(copy, (html) => html.replace(/<body[^>]*>/, (body) => body + note))
}

const pagePlugin: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => pageKey(request.url),
  cachedResponseWillBeUsed: async ({ request, cachedResponse: copy }) => copy && withNote(request, copy),
  cacheWillUpdate: async ({ request, response }) => {
    if (response.status === 404 || response.status === 410)
      await (await caches.open(CACHES.pages)).delete(pageKey(request.url), { ignoreVary: true })
    if (!mayKeep(request, response)) return null
    const page = new Response(response.body, response)
    page.headers.set(STORED_AT, String(Date.now()))
    return page
  },
}

/** Keeps the last entries of a cache. The plugin's types do not allow for `exactOptionalPropertyTypes`. */
function keepLast(maxEntries: number): WorkboxPlugin {
  return new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }) as WorkboxPlugin
}

/** Returns links to the kept pages. A title is taken from HTML, so it is encoded. */
async function listCopies(): Promise<string> {
  const cache = await caches.open(CACHES.pages)
  const links = (await cache.keys()).map(async ({ url }) => {
    const html = await (await cache.match(url, { ignoreVary: true }))?.text()
    const title = html?.match(/<title[^>]*>([^<|]*)/)?.[1] ?? ''
    return `<li><a href="${url.replaceAll('&', '&amp;')}">${title}</a></li>`
  })
  return (await Promise.all(links)).join('')
}

/** Stores the offline page of each language with its stylesheet and font. */
async function storeOfflinePages(): Promise<void> {
  const [cache, files] = await Promise.all([caches.open(CACHES.offline), caches.open(CACHES.assets)])
  for (const language of Object.values(LANGUAGES)) {
    const path = inLanguage(paths.offline, language)
    await cache.add(new Request(path, { cache: 'reload' }))
    const html = (await (await cache.match(path, { ignoreVary: true }))?.text()) ?? ''
    await files.addAll(new Set(html.match(/\/assets\/[\w.-]+\.(?:css|woff2)/g)))
  }
}

/** Removes the service worker and all that it has kept. */
async function removeEverything(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
}

// An update takes over at once: pages come from the network first.
self.addEventListener('install', (event) => {
  void self.skipWaiting()
  if (__KEEPS_PAGES__) event.waitUntil(storeOfflinePages())
})

if (__KEEPS_PAGES__) {
  clientsClaim()
  registerRoute(
    ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
    new CacheFirst({ cacheName: CACHES.assets, plugins: [keepLast(300)] }),
  )
  registerRoute(
    ({ sameOrigin, url }) => sameOrigin && /^\/(?:images|icons)\//.test(url.pathname),
    new StaleWhileRevalidate({ cacheName: CACHES.images, plugins: [keepLast(240)] }),
  )
  registerRoute(
    ({ sameOrigin, request }) => sameOrigin && isPage(request),
    new NetworkFirst({
      cacheName: CACHES.pages,
      networkTimeoutSeconds: 4,
      matchOptions: { ignoreVary: true },
      plugins: [pagePlugin, keepLast(40)],
    }),
  )
  setCatchHandler(async ({ request }) => {
    const path = inLanguage(paths.offline, getLanguage(request.url))
    const page = await caches.match(path, { ignoreVary: true })
    if (request.mode !== 'navigate' || !page) return Response.error()
    const copies = await listCopies()
    return rewrite(page, (html) => html.replace(/<ul id="copies"[^>]*>/, (list) => list + copies), 503)
  })
} else {
  self.addEventListener('activate', (event) => event.waitUntil(removeEverything()))
}
