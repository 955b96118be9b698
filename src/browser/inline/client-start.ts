import { CLIENT_START_POLICY } from '#browser/trusted-types.ts'
import { oncePainted } from './once-painted.ts'
import { isAtOwnAddress } from './own-address.ts'

/**
 * Starts the client once the page is painted. Its element has the address of the client (`data-client`), and of the
 * script that starts it at the first use of a control in a page that saves data (`data-save-data`).
 */
const { nonce, dataset }: HTMLOrSVGElement = document.currentScript ?? document.documentElement
const { client = '', saveData = '' } = dataset

const FIRST_PAUSE_MS = 2_000

/** A policy of hashes lets no inline script import (CSP Level 3, 'strict-dynamic'), but it may add a script element. */
const policy = window.trustedTypes?.createPolicy(CLIENT_START_POLICY, {
  createScriptURL: (address) =>
    [client, saveData].includes(address.replace(/\?again=\d+$/, '')) ? address : null,
})

let failures = 0
/** The last pressed button that does nothing without the client, which repeats the press. */
let pressed: Element | null | undefined

function notePress({ target }: Event): void {
  pressed = target instanceof Element ? target.closest('button[type=button],[role=button]') : undefined
}

declare global {
  interface WindowEventMap {
    /** The client has hydrated the page; `detail` repeats a press. */
    clientstart: CustomEvent<(control: Element) => void>
  }
}

/** Waits longer after each failure, or until the connection is back. */
function loadLater(): void {
  const timer = setTimeout(again, FIRST_PAUSE_MS << failures)
  function again() {
    clearTimeout(timer)
    removeEventListener('online', again)
    load()
  }
  failures += 1
  addEventListener('online', again)
}

/** Browsers keep the failure of a module under its address, so each attempt has another one. */
function load(): void {
  let address = document.documentElement.dataset.saveData === undefined ? client : saveData
  if (failures > 0) address += `?again=${failures}`
  document.head.appendChild(
    Object.assign(document.createElement('script'), {
      type: 'module',
      nonce,
      fetchPriority: 'low',
      src: policy ? policy.createScriptURL(address) : address,
      onload() {
        // From now on, a press that the client has answered does not get this far.
        addEventListener('click', () => {
          pressed = undefined
        })
      },
      onerror: loadLater,
    }),
  )
}

addEventListener('click', notePress, true)
addEventListener(
  'clientstart',
  ({ detail }) => {
    removeEventListener('click', notePress, true)
    if (pressed) detail(pressed)
  },
  { once: true },
)
if (document.documentElement.dataset.static === undefined && isAtOwnAddress()) oncePainted(load)
