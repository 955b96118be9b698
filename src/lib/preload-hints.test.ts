import { describe, expect, test } from 'vitest'
import { preloadHints, stylesheetTimeout } from './preload-hints.ts'

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
