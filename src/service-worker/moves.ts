import { CACHES, drop, find, keep, toEntries } from './kept.ts'
import { pageKey } from './strategy.ts'

const LEADS_TO = 'x-leads-to'

/** Deletes the copy of a page that has moved, and notes where its address leads. */
async function noteMove(key: string, target: string): Promise<void> {
  await drop(CACHES.pages, [key])
  await keep(CACHES.moves, key, new Response(), { [LEADS_TO]: pageKey(target) })
}

/** Notes the move if a redirect has led to a page of the site. A redirect to elsewhere may be that of a network. */
export async function noteRedirect(key: string, { redirected, status, url }: Response): Promise<void> {
  if (redirected && status === 200 && pageKey(url) !== key) await noteMove(key, url)
}

/** Follows the redirect of a page, which the browser hides from a service worker, and notes where it leads. */
export async function followRedirect(key: string): Promise<void> {
  const response = await fetch(key, { method: 'HEAD', mode: 'same-origin' }).catch(() => undefined)
  if (response) await noteRedirect(key, response)
}

/** Returns an address without differences that the site redirects away. */
function toSpelling(url: string): string {
  const { pathname, search } = new URL(url)
  let path = pathname
  try {
    path = decodeURIComponent(pathname)
  } catch {
    // A malformed address is compared as it is.
  }
  const plain = path.replace(/[\s\p{Default_Ignorable_Code_Point}\p{Cf}]+/gu, '').replace(/\/{2,}/g, '/')
  return plain.replace(/(?<=.)\/$/, '').toLowerCase() + search
}

/** Returns the address of the kept page that another address leads to. */
export async function findKeptAddress(url: string): Promise<string | undefined> {
  const key = pageKey(url)
  const target = (await find(CACHES.moves, key))?.headers.get(LEADS_TO) ?? key
  const pages = await toEntries(CACHES.pages)
  return pages.find((page) => page.url !== key && toSpelling(page.url) === toSpelling(target))?.url
}
