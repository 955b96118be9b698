import { connectionSavesData, type NetworkInformation } from '#browser/save-data.ts'
import { oncePainted } from './once-painted.ts'
import { isAtOwnAddress } from './own-address.ts'

/**
 * The first script of a page. Its element has the id of the build (`data-build`), and unless the visitor asked to save
 * data, the address of the font (`data-font`) and those of the modules of the page (`data-modules`).
 */
const { nonce, dataset }: HTMLOrSVGElement = document.currentScript ?? document.documentElement
const { build, font, modules = '' } = dataset

/** A stylesheet that has not come by then no longer blocks the first paint: text without styles can be read. */
const STYLESHEET_TIMEOUT_MS = 3_000

/** A link or script that failed, or the window. */
type Failed = EventTarget & { href?: unknown; src?: unknown }

/**
 * Reloads the page once per build if a file is gone because of a deployment. Other failures of a file say nothing about
 * the build.
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

/** Takes a stylesheet out of the way of the first paint by a media query that does not match. */
function unblockPaint(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (link.sheet) continue
    link.media = 'not all'
    link.onload = () => {
      link.media = 'all'
    }
    // Firefox starts its layout only when it is measured.
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
/**
 * The functions that the client and the service worker call and that browsers with modules may lack. Without one of
 * them the client does not start: the server's page stays, with plain links and forms.
 */
const isSupported = [
  [].at,
  [].findLast,
  [].toSorted,
  ''.replaceAll,
  Object.hasOwn,
  AbortSignal.timeout,
  HTMLDialogElement.prototype.showModal,
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
