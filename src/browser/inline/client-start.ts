import { isAtOwnAddress, oncePainted } from '#browser/inline/own-document.ts'
import { CLIENT_START_POLICY } from '#browser/trusted-types.ts'

/**
 * Starts the client once the page is painted. `data-client` of its element is the address of the client.
 * `data-save-data` is that of the script that, in a page that saves data, starts the client at the first use of a
 * control.
 */
const { nonce, dataset }: HTMLOrSVGElement = document.currentScript ?? document.documentElement
const { client = '', saveData = '' } = dataset

const FIRST_PAUSE_MS = 2_000

/**
 * A policy of hashes blocks `import()` in an inline script (CSP Level 3, 'strict-dynamic'), but allows it to add a
 * script element.
 */
const policy = window.trustedTypes?.createPolicy(CLIENT_START_POLICY, {
  createScriptURL: (address) =>
    [client, saveData].includes(address.replace(/\?again=\d+$/, '')) ? address : null,
})

let failures = 0
/**
 * The last pressed button that needs the client, which repeats the press. A job tile is a link until then, whose
 * fragment names the job that the client opens.
 */
let pressed: Element | null | undefined

function notePress({ target }: Event): void {
  pressed = target instanceof Element ? target.closest('button[type=button]') : undefined
}

declare global {
  interface WindowEventMap {
    /** The client has hydrated the page; `detail` repeats a press. */
    clientstart: CustomEvent<(control: Element) => void>
  }
}

/** Waits longer after each failure, or until the connection returns. */
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

/** Browsers remember a failed module by its address, so each attempt has another one. */
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
        // From now on, the client stops the presses that it handles.
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
/** The offline page stands at the address that the visitor asked for, and gives way to its page. */
function lookAgain(): void {
  fetch(location.href, { method: 'HEAD' }).then(
    () => location.reload(),
    () => {},
  )
}

if (!isAtOwnAddress()) setInterval(lookAgain, 5_000)
else if (document.documentElement.dataset.static === undefined) oncePainted(load)
