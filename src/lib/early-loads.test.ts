import { expect, test } from 'vitest'
import { earlyLoads } from './early-loads.ts'

type Connection = { saveData?: boolean; effectiveType?: string }

/** Runs the script in a browser of so many words; `paint` shows the page. */
function run(connection: Connection | undefined, { reducedData = false, hidden = false } = {}) {
  const links: Array<Record<string, unknown>> = []
  const dataset: Record<string, string> = {}
  const frames: Array<() => void> = []
  const document = {
    hidden,
    currentScript: { nonce: 'n' },
    documentElement: { dataset },
    head: { append: (link: Record<string, unknown>) => links.push(link) },
    createElement: () => ({}),
  }
  const script = new Function(
    'document',
    'navigator',
    'matchMedia',
    'requestAnimationFrame',
    'setTimeout',
    earlyLoads('/font.woff2', ['/a.js', '/b.js']),
  )
  const now = (task: () => void) => task()
  const atNextFrame = (task: () => void) => frames.push(task)
  script(document, { connection }, () => ({ matches: reducedData }), atNextFrame, now)
  const paint = () => {
    for (const frame of frames.splice(0)) frame()
  }
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
  expect(earlyLoads('/f', ['/</script><script>'])).not.toContain('</script>')
})
