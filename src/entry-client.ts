import { watchBuild } from '#browser/build-gone.ts'
import { connectionSavesData, type NetworkInformation } from '#browser/save-data.ts'

/** Pause (ms) between two attempts of the offline page to reach the page at its address. */
const LOOK_AGAIN_MS = 5_000

const { dataset } = document.documentElement
const { connection }: Navigator & { connection?: NetworkInformation } = navigator
const address = location.pathname + location.search

/** Until the client handles it, Back changes the address alone. */
function followAddress(): void {
  if (location.pathname + location.search !== address) location.reload()
}

/** Replaces the offline page, which stands at the address that the visitor asked for. */
async function lookAgain(): Promise<void> {
  const answer = await fetch(location.href, { method: 'HEAD' }).catch(() => undefined)
  if (answer) location.reload()
}

/** The oldest supported browsers have these (docs/frontend.md). */
const isSupported = 'popover' in HTMLElement.prototype && 'toSorted' in Array.prototype
const isAtOwnAddress = dataset.path === undefined || dataset.path === location.pathname

if (connectionSavesData(connection)) dataset.saveData = ''
addEventListener('popstate', followAddress)
addEventListener('clientstart', () => removeEventListener('popstate', followAddress), { once: true })
if (!isAtOwnAddress) setInterval(lookAgain, LOOK_AGAIN_MS)
if (isSupported && isAtOwnAddress) {
  watchBuild()
  import('./client.tsx').then(
    ({ start }) => start(),
    () => {},
  )
} else dataset.unhydrated = ''
