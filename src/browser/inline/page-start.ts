import { isAtOwnAddress, oncePainted } from '#browser/inline/own-document.ts'
import { connectionSavesData, type NetworkInformation } from '#browser/save-data.ts'

/**
 * The first script of a page. `data-build` of its element is the id of the build. Unless the page saves data,
 * `data-font` is the address of the font and `data-modules` has those of the page's modules.
 */
const { nonce, dataset }: HTMLOrSVGElement = document.currentScript ?? document.documentElement
const { build, font, modules = '' } = dataset

/** A later stylesheet no longer blocks the first paint, because text without styles is readable. */
const STYLESHEET_TIMEOUT_MS = 3_000

/** A link or script that failed, or the window. */
type Failed = EventTarget & { href?: unknown; src?: unknown }

/**
 * Reloads the page once per build if a deployment removed a file. A file also fails for other reasons, such as a lost
 * connection.
 */
function reloadIfGone(address: string): void {
  const key = `reloaded: ${build}`
  fetch(address, { method: 'HEAD', cache: 'no-store' })
    .then(({ status }) => {
      if (status !== 404 || sessionStorage[key]) return
      sessionStorage[key] = 1
      location.reload()
    })
    .catch(() => {})
}

/** Unblocks the first paint by giving a stylesheet a media query that does not match. */
function unblockPaint(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (link.sheet) continue
    link.media = 'not all'
    link.onload = () => {
      link.media = 'all'
    }
    // Firefox starts its layout only when something measures it.
    document.documentElement.getBoundingClientRect()
  }
}

function append(link: Partial<HTMLLinkElement>): void {
  document.head.appendChild(Object.assign(document.createElement('link'), { nonce, ...link }))
}

const isOwnAddress = isAtOwnAddress()

addEventListener(
  'error',
  ({ target }) => {
    const { href, src }: Failed = target ?? window
    const address = String(href ?? src)
    if (isOwnAddress && address.startsWith(`${location.origin}/assets/`)) reloadIfGone(address)
  },
  true,
)
setTimeout(unblockPaint, STYLESHEET_TIMEOUT_MS)
const LOOKBEHIND = '(?<=a)b'

/** Returns true if regular expressions may look behind. If they may not, a literal that does breaks its script. */
function canLookBehind(): boolean {
  try {
    return new RegExp(LOOKBEHIND).test('ab')
  } catch {
    return false
  }
}

/**
 * Functions that the client and the service worker call and that some browsers with modules lack. Without one of them
 * the client does not start: the server's page stays, with plain links and forms.
 */
const isSupported = [
  [].at,
  [].findLast,
  [].toSorted,
  ''.replaceAll,
  Object.hasOwn,
  AbortSignal.timeout,
  HTMLDialogElement.prototype.showModal,
  canLookBehind(),
].every(Boolean)
if (!isSupported) document.documentElement.dataset.static = ''
if (font && isOwnAddress) {
  const { connection }: Navigator & { connection?: NetworkInformation } = navigator
  // The HTML is the same for every visitor, so the browser decides this.
  if (connectionSavesData(connection) || matchMedia('(prefers-reduced-data:reduce)').matches)
    document.documentElement.dataset.saveData = ''
  else {
    append({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href: font })
    oncePainted(() => {
      for (const href of modules.split(' '))
        if (href && isSupported) append({ rel: 'modulepreload', fetchPriority: 'low', href })
    })
  }
}
