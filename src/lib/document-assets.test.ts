import { describe, expect, test, vi } from 'vitest'
import { clientStart, preloadHints, stylesheetTimeout } from './document-assets.ts'

type Connection = { saveData?: boolean; effectiveType?: string }

type Stylesheet = { sheet: object | null; media?: string; onload?: () => void }

const ASSETS = { font: '/font.woff2', modules: ['/a.js', '/b.js'] }

/** A browser of so many words; `paint` shows the page. */
function browser({ hidden = false, reducedData = false } = {}) {
  const links: Array<object> = []
  const dataset: Record<string, string> = {}
  const frames: Array<() => void> = []
  const timers: Array<() => void> = []
  const measured = { times: 0 }
  const stylesheet: Stylesheet = { sheet: null }
  const document = {
    hidden,
    currentScript: { nonce: 'n' },
    documentElement: {
      dataset,
      get offsetHeight() {
        return ++measured.times
      },
    },
    head: { append: (link: object) => links.push(link) },
    createElement: () => ({}),
    querySelectorAll: () => [stylesheet],
  }
  const globals = {
    document,
    navigator: {} as { connection?: Connection },
    matchMedia: () => ({ matches: reducedData }),
    requestAnimationFrame: (task: () => void) => frames.push(task),
    setTimeout: (task: () => void, delay = 0) => (delay > 0 ? timers.push(task) : task()),
  }
  return {
    links,
    wait: () => {
      for (const timer of timers.splice(0)) timer()
    },
    dataset,
    stylesheet,
    measured,
    run: (source: string, connection?: Connection) =>
      new Function(...Object.keys(globals), source)(
        ...Object.values({ ...globals, navigator: { connection } }),
      ),
    paint: () => {
      for (const frame of frames.splice(0)) frame()
    },
  }
}

/** Runs the script of a page in a browser. */
function run(connection: Connection | undefined, { reducedData = false, hidden = false } = {}) {
  const { links, dataset, paint, run } = browser({ hidden, reducedData })
  run(preloadHints(ASSETS), connection)
  return { saveData: dataset.saveData !== undefined, links, paint }
}

const FONT = { rel: 'preload', as: 'font', href: '/font.woff2', nonce: 'n' }
const MODULES = [
  { rel: 'modulepreload', href: '/a.js', fetchPriority: 'low', nonce: 'n' },
  { rel: 'modulepreload', href: '/b.js' },
]

test.each([undefined, {}, { saveData: false, effectiveType: '4g' }])(
  'with the connection %j the font loads at once, and the modules when the page is painted',
  (connection) => {
    const { saveData, links, paint } = run(connection)
    expect(saveData).toBe(false)
    expect(links).toMatchObject([FONT])
    paint()
    expect(links).toMatchObject([FONT, ...MODULES])
  },
)

test('a tab in the background, which is not painted, does not wait', () => {
  expect(run({}, { hidden: true }).links).toMatchObject([FONT, ...MODULES])
})

test.each([
  { saveData: true, effectiveType: '4g' },
  { effectiveType: '3g' },
  { effectiveType: '2g' },
  { effectiveType: 'slow-2g' },
])('with the connection %j the page saves data and nothing loads early', (connection) => {
  expect(run(connection)).toMatchObject({ saveData: true, links: [] })
})

test('whoever prefers less data gets a page that saves data on any connection', () => {
  expect(run({ effectiveType: '4g' }, { reducedData: true })).toMatchObject({ saveData: true, links: [] })
})

test('no name of a file ends the script', () => {
  expect(preloadHints({ font: '/f', modules: ['/</script><script>'] })).not.toContain('</script>')
})

describe('a stylesheet', () => {
  test('that does not come for seconds keeps nothing back, and is for all media when it has come', () => {
    const { run, wait, stylesheet, measured } = browser()
    run(preloadHints(ASSETS))
    expect(stylesheet).toEqual({ sheet: null })
    wait()
    expect(stylesheet.media).toBe('not all')
    expect(measured.times).toBe(1)
    stylesheet.onload?.()
    expect(stylesheet.media).toBe('all')
  })

  test('that has come is left alone', () => {
    const { run, wait, stylesheet, measured } = browser()
    run(stylesheetTimeout)
    stylesheet.sheet = {}
    wait()
    expect(stylesheet).toEqual({ sheet: {} })
    expect(measured.times).toBe(0)
  })
})

type Script = {
  type?: string
  src?: unknown
  nonce?: string
  fetchPriority?: string
  onload?: () => void
  onerror?: () => void
}
type Rules = { createScriptURL: (address: string) => string | null }

const ADDRESSES = { client: '/assets/client.js', saveData: '/assets/save-data.js?client=/assets/client.js' }

/** Runs the script in a browser of so many words; `paint` shows the page. */
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
      currentScript: { nonce: 'n' },
      documentElement: { dataset: saveData ? { saveData: '' } : {} },
      head: { append: (script: Script) => scripts.push(script) },
      createElement: () => ({}),
    },
    window: hasTrustedTypes ? { trustedTypes: { createPolicy } } : {},
    requestAnimationFrame: (task: () => void) => frames.push(task),
    setTimeout: (task: () => void, delay = 0) => (delay > 0 ? pauses.push(task) : task()),
    clearTimeout: () => pauses.splice(0),
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  }
  new Function(...Object.keys(globals), clientStart(ADDRESSES))(...Object.values(globals))
  function paint() {
    for (const frame of frames.splice(0)) frame()
  }
  function wait() {
    for (const pause of pauses.splice(0)) pause()
  }
  /** A press on a button, or elsewhere. */
  function press(button: object | null) {
    const event = new Event('click')
    Object.defineProperty(event, 'target', { value: { closest: () => button } })
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

test('in a page that saves data only what waits for a control starts', () => {
  const { scripts, paint } = start({ saveData: true })
  paint()
  expect(scripts).toMatchObject([{ src: { trusted: ADDRESSES.saveData } }])
})

test('its policy of Trusted Types lets no other address through', () => {
  const { policies } = start()
  expect(Object.keys(policies)).toEqual(['client-start'])
  expect(policies['client-start']?.createScriptURL('https://elsewhere.example/client.js')).toBeNull()
  expect(policies['client-start']?.createScriptURL('/assets/other.js')).toBeNull()
})

test('a browser without Trusted Types takes the address as it is', () => {
  const { scripts, paint } = start({ hasTrustedTypes: false })
  paint()
  expect(scripts).toMatchObject([{ src: ADDRESSES.client }])
})

test('a client that did not come is asked for again after a pause, or when the connection is back', () => {
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

test('so is what waits for a control in a page that saves data', () => {
  const { scripts, paint, wait } = start({ saveData: true })
  paint()
  scripts[0]?.onerror?.()
  wait()
  expect(scripts[1]).toMatchObject({ src: { trusted: `${ADDRESSES.saveData}?again=1` } })
})

describe('of the presses before the client is there', () => {
  function startClient({ events }: ReturnType<typeof start>) {
    const handed = vi.fn()
    for (let times = 0; times < 2; times += 1)
      events.dispatchEvent(new CustomEvent('clientstart', { detail: handed }))
    return handed.mock.calls
  }

  test('the last is handed over, once', () => {
    const page = start()
    page.press({ name: 'first' })
    page.press({ name: 'second' })
    expect(startClient(page)).toEqual([[{ name: 'second' }]])
  })

  test('none is after one elsewhere', () => {
    const page = start()
    page.press({})
    page.press(null)
    expect(startClient(page)).toEqual([])
  })

  test('none is that the client has answered', () => {
    const page = start()
    page.paint()
    page.press({})
    page.scripts[0]?.onload?.()
    page.press({})
    expect(startClient(page)).toEqual([])
  })
})

test('no address ends the script', () => {
  expect(clientStart({ ...ADDRESSES, client: '</script><script>' })).not.toContain('</script>')
})
