import { describe, expect, test, vi } from 'vitest'
import { earlyLoads, onceStyled, reloadWhenGone } from './early-loads.ts'

type Connection = { saveData?: boolean; effectiveType?: string }

type Link = Record<string, unknown> & { onload?: () => void; onerror?: () => void }

/** A browser of so many words; `paint` shows the page. */
function browser({ hidden = false, reducedData = false } = {}) {
  const links: Array<Link> = []
  const dataset: Record<string, string> = {}
  const frames: Array<() => void> = []
  const timers: Array<() => void> = []
  const events = new EventTarget()
  let place = 0
  const document = Object.assign(events, {
    hidden,
    currentScript: { nonce: 'n' },
    documentElement: { dataset },
    head: { append: (link: Link) => links.push(link) },
    createElement: () => ({}),
    querySelector: () => ({ scrollIntoView: () => place++ }),
  })
  const globals = {
    document,
    navigator: {} as { connection?: Connection },
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
    shownPlaces: () => place,
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
  run(earlyLoads({ font: '/font.woff2', modules: ['/a.js', '/b.js'] }), connection)
  return { light: dataset.light !== undefined, links, paint }
}

const FONT = { rel: 'preload', as: 'font', href: '/font.woff2', nonce: 'n' }
const MODULES = [
  { rel: 'modulepreload', href: '/a.js', fetchPriority: 'low', nonce: 'n' },
  { rel: 'modulepreload', href: '/b.js' },
]

test.each([undefined, {}, { saveData: false, effectiveType: '4g' }])(
  'with the connection %j the font loads at once, and the modules when the page is painted',
  (connection) => {
    const { light, links, paint } = run(connection)
    expect(light).toBe(false)
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
])('with the connection %j the page is light and nothing loads early', (connection) => {
  expect(run(connection)).toMatchObject({ light: true, links: [] })
})

test('whoever prefers less data gets a light page on any connection', () => {
  expect(run({ effectiveType: '4g' }, { reducedData: true })).toMatchObject({ light: true, links: [] })
})

test('no name of a file ends the script', () => {
  expect(earlyLoads({ font: '/f', modules: ['/</script><script>'] })).not.toContain('</script>')
})

describe('a page that is painted before its stylesheet is there', () => {
  const stylesheet = { href: '/a.css', integrity: 'sha384-a' }
  const script = earlyLoads({ font: '/font.woff2', modules: [], stylesheet })
  const client = 'document.documentElement.dataset.client = ""'

  test('is marked until it has come, which is asked for after the first paint', () => {
    const { run, paint, links, dataset } = browser()
    run(script)
    expect(dataset.unstyled).toBe('all')
    expect(links).toMatchObject([FONT])
    paint()
    expect(links).toMatchObject([FONT, { rel: 'stylesheet', ...stylesheet, nonce: 'n' }])
    expect(dataset.unstyled).toBe('all')
    links[1]?.onload?.()
    expect(dataset.unstyled).toBe('far')
    paint()
    expect(dataset).not.toHaveProperty('unstyled')
  })

  test.each(['onload', 'onerror'] as const)('starts its client after the %s of the stylesheet', (outcome) => {
    const { run, paint, links, dataset } = browser()
    run(script)
    run(onceStyled(client))
    paint()
    expect(dataset).not.toHaveProperty('client')
    links[1]?.[outcome]?.()
    paint()
    expect(dataset).not.toHaveProperty('client')
    paint()
    expect(dataset).toHaveProperty('client')
  })

  test('is shown, and its client starts, when the stylesheet keeps it waiting for long', () => {
    const { run, paint, wait, links, dataset } = browser()
    run(script)
    run(onceStyled(client))
    paint()
    wait()
    paint()
    paint()
    expect(dataset).toEqual({ client: '' })
    links[1]?.onload?.()
    expect(dataset).toEqual({ client: '' })
  })

  test('shows the place that its address names', () => {
    const { run, paint, links, shownPlaces } = browser()
    run(script)
    paint()
    links[1]?.onload?.()
    paint()
    expect(shownPlaces()).toBe(1)
  })
})

test('any other page starts its client once it is painted', () => {
  const { run, paint, dataset } = browser()
  run(earlyLoads({ font: '/font.woff2', modules: [] }))
  run(onceStyled('document.documentElement.dataset.client = ""'))
  expect(dataset).not.toHaveProperty('client')
  paint()
  expect(dataset).toHaveProperty('client')
})

describe('a file that does not come', () => {
  /** How often a page is loaded anew, by what becomes of its files. */
  async function reloadsAfter(failures: ReadonlyArray<{ target: object; status: number }>, stored = {}) {
    const reload = vi.fn()
    const statuses = failures.map(({ status }) => status)
    const tell: Array<(event: { target: object }) => void> = []
    const globals = {
      addEventListener: (_: string, listener: (event: { target: object }) => void) => tell.push(listener),
      location: { origin: 'https://site.example', reload },
      sessionStorage: stored,
      fetch: async () => ({ status: statuses.shift() }),
    }
    new Function(...Object.keys(globals), reloadWhenGone('build 1'))(...Object.values(globals))
    for (const { target } of failures) {
      tell[0]?.({ target })
      await new Promise((resolve) => setImmediate(resolve))
    }
    return reload.mock.calls.length
  }

  const script = { src: 'https://site.example/assets/a.js' }
  const stylesheet = { href: 'https://site.example/assets/a.css' }

  test('has the page loaded anew when it is gone, once for a build', async () => {
    const stored = {}
    expect(
      await reloadsAfter(
        [
          { target: script, status: 404 },
          { target: stylesheet, status: 404 },
        ],
        stored,
      ),
    ).toBe(1)
    expect(await reloadsAfter([{ target: script, status: 404 }], stored)).toBe(0)
  })

  test.each([
    ['a file that is there', { target: stylesheet, status: 200 }],
    ['a picture', { target: { src: 'https://site.example/images/a.svg' }, status: 404 }],
    ['a script of somebody else', { target: { src: 'https://ads.example/assets/a.js' }, status: 404 }],
    ['an error in a script', { target: {}, status: 404 }],
  ])('%s changes nothing', async (_, failure) => {
    expect(await reloadsAfter([failure])).toBe(0)
  })
})
