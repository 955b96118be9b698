import { expect, test } from 'vitest'
import { earlyLoads } from './early-loads.ts'

type Connection = { saveData?: boolean; effectiveType?: string }

/** Runs the script in a browser of so many words. */
function run(connection: Connection | undefined, reducedData = false) {
  const links: Array<Record<string, unknown>> = []
  const dataset: Record<string, string> = {}
  const document = {
    currentScript: { nonce: 'n' },
    documentElement: { dataset },
    head: { append: (link: Record<string, unknown>) => links.push(link) },
    createElement: () => ({}),
  }
  const script = new Function(
    'document',
    'navigator',
    'matchMedia',
    earlyLoads('/font.woff2', ['/a.js', '/b.js']),
  )
  script(document, { connection }, () => ({ matches: reducedData }))
  return { light: dataset.light !== undefined, links }
}

test.each([undefined, {}, { saveData: false, effectiveType: '4g' }])(
  'with the connection %j the font and the modules begin to load',
  (connection) => {
    const { light, links } = run(connection)
    expect(light).toBe(false)
    expect(links).toMatchObject([
      { rel: 'preload', as: 'font', href: '/font.woff2', nonce: 'n' },
      { rel: 'modulepreload', href: '/a.js', fetchPriority: 'low', nonce: 'n' },
      { rel: 'modulepreload', href: '/b.js' },
    ])
  },
)

test.each([
  { saveData: true, effectiveType: '4g' },
  { effectiveType: '3g' },
  { effectiveType: '2g' },
  { effectiveType: 'slow-2g' },
])('with the connection %j the page is light and nothing loads early', (connection) => {
  expect(run(connection)).toEqual({ light: true, links: [] })
})

test('whoever prefers less data gets a light page on any connection', () => {
  expect(run({ effectiveType: '4g' }, true)).toEqual({ light: true, links: [] })
})

test('no name of a file ends the script', () => {
  expect(earlyLoads('/f', ['/</script><script>'])).not.toContain('</script>')
})
