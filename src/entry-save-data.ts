/**
 * Starts the client of a page that saves data at the first use of a control that may need it, and passes the press on.
 * Links, disclosures and forms with GET work without the client. Gets the address of the client as data, because an
 * import would split the client into more files on every page.
 */
const client = new URL(import.meta.url).searchParams.get('client') ?? ''

const CONTROLS = 'button,input,select,textarea,[role=tab],[role=button]'
const SIGNS = ['pointerdown', 'focusin', 'click'] as const

let pressed: HTMLElement | undefined
let loading = false
let failures = 0

/**
 * Returns the control at a position that may need the client. (Some forms have a button only for browsers without
 * JavaScript.)
 */
function controlAt(place: EventTarget | null): HTMLElement | undefined {
  const control = place instanceof Element ? place.closest(CONTROLS) : null
  const isSent = control?.closest('form[method=get]')?.querySelector('[type=submit]')
  return control instanceof HTMLElement && !isSent ? control : undefined
}

/** Returns true for a button that needs the client. A job tile is a link, whose fragment names the job to open. */
function waitsForClient(control: HTMLElement): boolean {
  return control.matches('button[type=button]')
}

function release(): HTMLElement | undefined {
  const control = pressed
  control?.removeAttribute('aria-busy')
  pressed = undefined
  return control
}

function notice(event: Event): void {
  const control = controlAt(event.target)
  if (!control) return
  if (event.type === 'click' && waitsForClient(control)) {
    release()
    pressed = control
    control.setAttribute('aria-busy', 'true')
  }
  load()
}

/**
 * Browsers older than HTML of July 2026 keep a module's failure under its address, so the retry uses another one. What
 * it imports has only one: when that has failed, a press on what does nothing without it loads the page again, if the
 * site can be reached.
 */
function load(): void {
  if (loading) return
  loading = true
  import(/* @vite-ignore */ failures === 0 ? client : `${client}?again=${failures}`).catch(async () => {
    const isPress = release() !== undefined
    if (isPress && failures > 0 && (await isReached())) location.reload()
    loading = false
    failures += 1
  })
}

function isReached(): Promise<boolean> {
  return fetch(client, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
}

for (const sign of SIGNS) addEventListener(sign, notice, { capture: true, passive: true })
// A field that had the focus before this script ran.
if (controlAt(document.activeElement)) load()
addEventListener(
  'clientstart',
  (event) => {
    for (const sign of SIGNS) removeEventListener(sign, notice, { capture: true })
    const control = release()
    // Parts of the page may hydrate later, for which the client waits.
    if (control && event instanceof CustomEvent) event.detail(control)
  },
  { once: true },
)
