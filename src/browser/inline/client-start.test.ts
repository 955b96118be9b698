import { describe, expect, test, vi } from 'vitest'
import source from './client-start.ts?inline-script'

type Script = {
  type?: string
  src?: unknown
  nonce?: string
  fetchPriority?: string
  onload?: () => void
  onerror?: () => void
}
/** An element within a button, or elsewhere. */
class Pressed {
  closest: () => object | null
  constructor(button: object | null) {
    this.closest = () => button
  }
}

type Rules = { createScriptURL: (address: string) => string | null }

const ADDRESSES = { client: '/assets/client.js', saveData: '/assets/save-data.js?client=/assets/client.js' }

/** Runs the script in a fake browser; `paint` paints the page. */
function start({ saveData = false, hasTrustedTypes = true } = {}) {
  const scripts: Array<Script> = []
  const frames: Array<() => void> = []
  const pauses: Array<() => void> = []
  const events = new EventTarget()
  const policies: Record<string, Rules> = {}
  function createPolicy(name: string, rules: Rules) {
    policies[name] = rules
    return { createScriptURL: (address: string) => ({ trusted: rules.createScriptURL(address) }) }
  }
  const globals = {
    document: {
      hidden: false,
      currentScript: { nonce: 'n', dataset: ADDRESSES },
      documentElement: { dataset: saveData ? { saveData: '' } : {} },
      head: { appendChild: (script: Script) => scripts.push(script) },
      createElement: () => ({}),
    },
    Element: Pressed,
    window: hasTrustedTypes ? { trustedTypes: { createPolicy } } : {},
    requestAnimationFrame: (task: () => void) => frames.push(task),
    setTimeout: (task: () => void, delay = 0) => (delay > 0 ? pauses.push(task) : task()),
    clearTimeout: () => pauses.splice(0),
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  }
  new Function(...Object.keys(globals), source)(...Object.values(globals))
  function paint() {
    for (const frame of frames.splice(0)) frame()
  }
  function wait() {
    for (const pause of pauses.splice(0)) pause()
  }
  /** Presses a button, or elsewhere. */
  function press(button: object | null) {
    const event = new Event('click')
    Object.defineProperty(event, 'target', { value: new Pressed(button) })
    events.dispatchEvent(event)
  }
  return { scripts, policies, events, paint, wait, press }
}

test('the client starts as a module once the page is painted', () => {
  const { scripts, paint } = start()
  expect(scripts).toEqual([])
  paint()
  expect(scripts).toEqual([
    expect.objectContaining({
      type: 'module',
      nonce: 'n',
      fetchPriority: 'low',
      src: { trusted: ADDRESSES.client },
    }),
  ])
})

test('only the script that waits for a control starts when the page saves data', () => {
  const { scripts, paint } = start({ saveData: true })
  paint()
  expect(scripts).toMatchObject([{ src: { trusted: ADDRESSES.saveData } }])
})

test('the policy of Trusted Types allows no other address', () => {
  const { policies } = start()
  expect(Object.keys(policies)).toEqual(['client-start'])
  expect(policies['client-start']?.createScriptURL('https://elsewhere.example/client.js')).toBeNull()
  expect(policies['client-start']?.createScriptURL('/assets/other.js')).toBeNull()
})

test('the address is used unchanged when the browser lacks Trusted Types', () => {
  const { scripts, paint } = start({ hasTrustedTypes: false })
  paint()
  expect(scripts).toMatchObject([{ src: ADDRESSES.client }])
})

test('a failed client is loaded again after a pause, or when the connection returns', () => {
  const { scripts, events, paint, wait } = start()
  paint()
  for (const comeBack of [wait, () => events.dispatchEvent(new Event('online'))]) {
    scripts.at(-1)?.onerror?.()
    comeBack()
    wait()
    events.dispatchEvent(new Event('online'))
  }
  const { client } = ADDRESSES
  expect(scripts.map(({ src }) => src)).toEqual(
    [client, `${client}?again=1`, `${client}?again=2`].map((trusted) => ({ trusted })),
  )
})

test('the script that waits for a control is loaded again when it failed', () => {
  const { scripts, paint, wait } = start({ saveData: true })
  paint()
  scripts[0]?.onerror?.()
  wait()
  expect(scripts[1]).toMatchObject({ src: { trusted: `${ADDRESSES.saveData}?again=1` } })
})

describe('a press before the client has loaded', () => {
  function startClient({ events }: ReturnType<typeof start>) {
    const handed = vi.fn()
    for (let times = 0; times < 2; times += 1)
      events.dispatchEvent(new CustomEvent('clientstart', { detail: handed }))
    return handed.mock.calls
  }

  test('is repeated once when it is the last', () => {
    const page = start()
    page.press({ name: 'first' })
    page.press({ name: 'second' })
    expect(startClient(page)).toEqual([[{ name: 'second' }]])
  })

  test('is not repeated when a press elsewhere followed', () => {
    const page = start()
    page.press({})
    page.press(null)
    expect(startClient(page)).toEqual([])
  })

  test('is not repeated when the client has answered it', () => {
    const page = start()
    page.paint()
    page.press({})
    page.scripts[0]?.onload?.()
    page.press({})
    expect(startClient(page)).toEqual([])
  })
})
