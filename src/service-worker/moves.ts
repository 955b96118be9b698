import { CACHES, drop, find, keep, toEntries } from './kept.ts'
import { pageKey } from './strategy.ts'

const LEADS_TO = 'x-leads-to'

/** Deletes the copy of a moved page, and stores its new address. */
async function noteMove(key: string, target: string): Promise<void> {
  await drop(CACHES.pages, [key])
  await keep(CACHES.moves, key, new Response(), { [LEADS_TO]: pageKey(target) })
}

/**
 * Stores the new address if a redirect led to a page of the site. A redirect to another site may come from a network,
 * such as a captive portal.
 */
export async function noteRedirect(key: string, { redirected, status, url }: Response): Promise<void> {
  if (redirected && status === 200 && pageKey(url) !== key) await noteMove(key, url)
}

/** Follows the redirect of a page, which browsers hide from service workers, and stores the new address. */
export async function followRedirect(key: string): Promise<void> {
  const response = await fetch(key, { method: 'HEAD', mode: 'same-origin' }).catch(() => undefined)
  if (response) await noteRedirect(key, response)
}

/** Normalizes an address, without the differences that the site redirects away. */
function toSpelling(url: string): string {
  const { pathname, search } = new URL(url)
  let path = pathname
  try {
    path = decodeURIComponent(pathname)
  } catch {
    // Compares a malformed address as it is.
  }
  const plain = path.replace(/[\s\p{Default_Ignorable_Code_Point}\p{Cf}]+/gu, '').replace(/\/{2,}/g, '/')
  return plain.replace(/(?<=.)\/$/, '').toLowerCase() + search
}

/** Returns the address of a stored page that another address redirects to. */
export async function findKeptAddress(url: string): Promise<string | undefined> {
  const key = pageKey(url)
  const target = (await find(CACHES.moves, key))?.headers.get(LEADS_TO) ?? key
  const pages = await toEntries(CACHES.pages)
  return pages.find((page) => page.url !== key && toSpelling(page.url) === toSpelling(target))?.url
}
