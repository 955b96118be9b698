import { LANGUAGES, language } from '#lib/language.ts'

type KeptEntry = { url: string; storedAt: number; bytes: number }
type Limits = { entries: number; bytes: number }

/** Returns the entries to delete so that the newest entries stay within the limits. */
export function entriesToDrop(entries: ReadonlyArray<KeptEntry>, limits: Limits): Array<string> {
  let count = 0
  let bytes = 0
  let full = false
  const dropped: Array<string> = []
  for (const entry of entries.toSorted((a, b) => b.storedAt - a.storedAt)) {
    count += 1
    bytes += entry.bytes
    full ||= count > limits.entries || bytes > limits.bytes
    if (full) dropped.push(entry.url)
  }
  return dropped
}

/** Returns the built files to delete: those of older builds that neither the shell nor a stored page needs. */
export function assetsToDrop(
  assets: ReadonlyArray<{ url: string; build: string | null }>,
  build: string,
  needed: ReadonlySet<string>,
): Array<string> {
  return assets
    .filter((asset) => asset.build !== build && !needed.has(new URL(asset.url).pathname))
    .map(({ url }) => url)
}

/** Prefix of this language's caches. Every language has its own service worker and caches. */
const OWN = language.base === '' ? '' : `${language.code}-`
const FURTHER = Object.values(LANGUAGES).filter(({ base }) => base !== '')

/** The caches of this site and language. Raise the number when the format of the entries changes. */
export const CACHES = {
  pages: `${OWN}pages-1`,
  assets: `${OWN}assets-1`,
  images: `${OWN}images-1`,
  api: `${OWN}api-1`,
  notes: `${OWN}notes-1`,
  /** The new address of each moved page. */
  moves: `${OWN}moves-1`,
}

/** Returns true for a cache of this language's service worker, of any version. */
export function isOwnCache(name: string): boolean {
  return OWN === '' ? !FURTHER.some(({ code }) => name.startsWith(`${code}-`)) : name.startsWith(OWN)
}

export const STORED_AT = 'x-stored-at'
const STORED_BYTES = 'x-stored-bytes'
/** The body is stored uncompressed, so these headers no longer apply. */
const TRANSFER_HEADERS = ['Content-Encoding', 'Content-Length']

/**
 * Stores an answer with its headers (a page's policy matches its scripts) and our metadata. Returns false if there is
 * no room.
 */
export async function keep(
  cacheName: string,
  key: string,
  response: Response,
  metadata: Record<string, string> = {},
): Promise<boolean> {
  try {
    const body = await response.arrayBuffer()
    const headers = new Headers(response.headers)
    for (const name of TRANSFER_HEADERS) headers.delete(name)
    headers.set(STORED_AT, String(Date.now()))
    headers.set(STORED_BYTES, String(body.byteLength))
    for (const [name, value] of Object.entries(metadata)) headers.set(name, value)
    const cache = await caches.open(cacheName)
    await cache.put(key, new Response(body, { headers }))
    return true
  } catch (error) {
    console.info('not kept', key, error)
    return false
  }
}

/** Finds a stored answer, regardless of the request headers. Treats an unreadable cache as empty. */
export async function find(cacheName: string, key: string): Promise<Response | undefined> {
  try {
    const cache = await caches.open(cacheName)
    return await cache.match(key, { ignoreVary: true })
  } catch (error) {
    console.info('not read', key, error)
    return undefined
  }
}

/** Returns the time at which an answer was stored (ms); 0 if it did not come from our caches. */
export function storedAt(response: Response): number {
  return Number(response.headers.get(STORED_AT))
}

/** Tolerance for clocks that are set back. */
const TOLERANCE_MS = 60_000

/** Returns the age (ms) of a stored answer; infinite if its time is in the future. */
export function getAge(response: Response): number {
  const age = Date.now() - storedAt(response)
  return age < -TOLERANCE_MS ? Number.POSITIVE_INFINITY : age
}

/** Returns all readable entries of a cache. */
export async function toEntries(cacheName: string): Promise<Array<{ url: string; response: Response }>> {
  const requests = await caches
    .open(cacheName)
    .then((cache) => cache.keys())
    .catch(() => [])
  const entries = await Promise.all(
    requests.map(async ({ url }) => ({ url, response: await find(cacheName, url) })),
  )
  return entries.flatMap(({ url, response }) => (response ? [{ url, response }] : []))
}

export async function drop(cacheName: string, urls: ReadonlyArray<string>): Promise<void> {
  if (urls.length === 0) return
  const cache = await caches.open(cacheName)
  await Promise.all(urls.map((url) => cache.delete(url, { ignoreVary: true })))
}

/** Deletes entries until the cache is within its limits. */
export async function prune(cacheName: string, limits: Limits): Promise<void> {
  const entries = (await toEntries(cacheName)).map(
    ({ url, response }): KeptEntry => ({
      url,
      storedAt: Date.now() - getAge(response),
      bytes: Number(response.headers.get(STORED_BYTES)),
    }),
  )
  await drop(cacheName, entriesToDrop(entries, limits))
}
