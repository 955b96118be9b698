import { describe, expect, test, vi } from 'vitest'
import source from './page-start.ts?inline-script'

type Connection = { saveData?: boolean; effectiveType?: string }

type Stylesheet = { sheet: object | null; media?: string; onload?: () => void }

const PAGE = { build: 'a', font: '/font.woff2', modules: '/a.js /b.js' }

class HTMLDialogElement {
  showModal() {}
}

/** Returns a fake browser; `paint` paints the page. */
function browser({ hidden = false, reducedData = false } = {}) {
  const links: Array<object> = []
  const dataset: Record<string, string> = {}
  const frames: Array<() => void> = []
  const timers: Array<() => void> = []
  const measured = { times: 0 }
  const stylesheet: Stylesheet = { sheet: null }
  const document = {
    hidden,
    documentElement: { dataset, getBoundingClientRect: () => ++measured.times },
    head: { appendChild: (link: object) => links.push(link) },
    createElement: () => ({}),
    querySelectorAll: () => [stylesheet],
  }
  const globals = {
    HTMLDialogElement,
    addEventListener: () => {},
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
    run: (data: Record<string, string>, connection?: Connection) => {
      const currentScript = { nonce: 'n', dataset: data }
      const all = { ...globals, document: { ...document, currentScript }, navigator: { connection } }
      new Function(...Object.keys(all), source)(...Object.values(all))
    },
    paint: () => {
      for (const frame of frames.splice(0)) frame()
    },
  }
}

/** Runs the script of a page in a browser. */
function run(connection: Connection | undefined, { reducedData = false, hidden = false } = {}) {
  const { links, dataset, paint, run } = browser({ hidden, reducedData })
  run(PAGE, connection)
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

test('a page saves data on any connection when the visitor prefers less data', () => {
  expect(run({ effectiveType: '4g' }, { reducedData: true })).toMatchObject({ saveData: true, links: [] })
})

test('a page loads nothing early when its request has Save-Data', () => {
  const { links, dataset, paint, run } = browser()
  run({ build: 'a' })
  paint()
  expect([links, dataset]).toEqual([[], {}])
})

describe('a stylesheet', () => {
  test('that is seconds late stops blocking, and applies to all media once it has loaded', () => {
    const { run, wait, stylesheet, measured } = browser()
    run(PAGE)
    expect(stylesheet).toEqual({ sheet: null })
    wait()
    expect(stylesheet.media).toBe('not all')
    expect(measured.times).toBe(1)
    stylesheet.onload?.()
    expect(stylesheet.media).toBe('all')
  })

  test('that has loaded is not changed', () => {
    const { run, wait, stylesheet, measured } = browser()
    run({ build: 'a' })
    stylesheet.sheet = {}
    wait()
    expect(stylesheet).toEqual({ sheet: {} })
    expect(measured.times).toBe(0)
  })
})

type Failure = { target: object; status: number }

/** Counts the reloads of a page after failures of its files. */
async function reloadsAfter(failures: ReadonlyArray<Failure>, { stored = {}, build = 'a' } = {}) {
  const reload = vi.fn()
  const statuses = failures.map(({ status }) => status)
  const listeners: Array<(event: { target: object }) => void> = []
  const globals = {
    document: { currentScript: { nonce: '', dataset: { build } }, documentElement: { dataset: {} } },
    setTimeout: () => {},
    addEventListener: (_: string, listener: (event: { target: object }) => void) => listeners.push(listener),
    location: { origin: 'https://site.example', reload },
    sessionStorage: stored,
    fetch: async () => ({ status: statuses.shift() }),
    HTMLDialogElement,
  }
  new Function(...Object.keys(globals), source)(...Object.values(globals))
  for (const { target } of failures) {
    for (const listener of listeners) listener({ target })
    await new Promise((resolve) => setImmediate(resolve))
  }
  return reload.mock.calls.length
}

const script = { src: 'https://site.example/assets/a.js' }
const stylesheet = { href: 'https://site.example/assets/a.css' }

test('a page reloads once for each build when its files are gone', async () => {
  const stored = {}
  const gone = [
    { target: script, status: 404 },
    { target: stylesheet, status: 404 },
  ]
  expect(await reloadsAfter(gone, { stored })).toBe(1)
  expect(await reloadsAfter(gone, { stored })).toBe(0)
  expect(await reloadsAfter(gone, { stored, build: 'b' })).toBe(1)
})

test.each([
  ['a file that is there', { target: stylesheet, status: 200 }],
  ['a picture', { target: { src: 'https://site.example/images/a.svg' }, status: 404 }],
  ['a script of somebody else', { target: { src: 'https://ads.example/assets/a.js' }, status: 404 }],
  ['an error in a script', { target: {}, status: 404 }],
])('%s does not reload the page', async (_, failure) => {
  expect(await reloadsAfter([failure])).toBe(0)
})
