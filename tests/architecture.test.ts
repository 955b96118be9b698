import { globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.join(import.meta.dirname, '..')
const SOURCE = path.join(ROOT, 'src')
const MAX_LINES = 300

/** The folders that a folder may import from, itself included. */
const ALLOWED: Record<string, ReadonlyArray<string>> = {
  lib: ['lib'],
  catalogue: ['catalogue', 'lib'],
  content: ['content', 'catalogue', 'lib'],
  api: ['api', 'catalogue', 'content', 'lib'],
  browser: ['browser', 'lib'],
  search: ['search', 'api', 'content', 'lib'],
  data: ['data', 'browser', 'api', 'catalogue', 'content', 'lib'],
  components: ['components', 'data', 'browser', 'catalogue', 'content', 'lib'],
  features: ['features', 'components', 'data', 'browser', 'api', 'catalogue', 'content', 'lib', 'styles'],
  shell: ['shell', 'features', 'components', 'browser', 'api', 'content', 'lib', 'styles'],
  routes: [
    'routes',
    'shell',
    'features',
    'components',
    'data',
    'browser',
    'api',
    'catalogue',
    'content',
    'lib',
  ],
  router: ['routes', 'shell', 'data', 'browser', 'api', 'lib'],
  'entry-client': ['client', 'browser'],
  client: ['router', 'data', 'browser', 'api', 'content', 'lib'],
  'service-worker': ['content', 'lib'],
  upstream: ['upstream', 'search', 'api', 'catalogue', 'content', 'lib'],
  worker: [
    'worker',
    'upstream',
    'search',
    'router',
    'routes',
    'data',
    'browser',
    'api',
    'catalogue',
    'content',
    'lib',
    'styles',
  ],
}

/** The parts of the worker. A part imports from itself and the parts before it, also for types. */
const WORKER_ORDER = [
  'base',
  'sanitize',
  'cache',
  'upstream-client',
  'search',
  'structured-data',
  'render',
  'contact',
  'operations',
  'middleware',
  'desk',
  'routes',
  'site',
]

/** The files of the worker's folder that assemble the site. The others are its base. */
const SITE_FILES = ['worker/index.ts', 'worker/site.ts', 'worker/further-site.ts']

type Import = { file: string; target: string; typeOnly: boolean }

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(gen|test|d)\.tsx?$/.test(file))
  .map((file) => ({ file, code: readFileSync(path.join(SOURCE, file), 'utf8') }))

function resolve(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('#'))
    return specifier
      .slice(1)
      .replace(/^content\//, 'content/en/')
      .replace(/^content-hi\//, 'content/hi/')
  return specifier.startsWith('.') ? path.join(path.dirname(file), specifier) : undefined
}

const imports: Array<Import> = files.flatMap(({ file, code }) =>
  [
    ...code.matchAll(/^(?:import|export)\s+(type\s+)?[^'"]*?['"]([^'"]+)['"]|\bimport\(['"]([^'"]+)['"]\)/gm),
  ].flatMap((match) => {
    const target = resolve(file, match[2] ?? match[3] ?? '')
    return target === undefined ? [] : [{ file, target, typeOnly: match[1] !== undefined }]
  }),
)

function room(file: string): string {
  return file.includes('/')
    ? (file.split('/')[0] ?? '')
    : file.replace(/(\.gen)?\.tsx?$/, '').replace('routeTree', 'routes')
}

test('imports follow the layers from lib to worker', () => {
  const wrong = imports.filter(({ file, target, typeOnly }) => {
    const from = room(file)
    const to = room(target)
    if (from === 'components' && to === 'api' && typeOnly) return false
    return from in ALLOWED && !ALLOWED[from]?.includes(to)
  })
  expect(wrong.map(({ file, target }) => `${file} -> ${target}`)).toEqual([])
})

function workerPart(file: string): string {
  if (SITE_FILES.includes(file)) return 'site'
  return file.split('/').length === 2 ? 'base' : (file.split('/')[1] ?? '')
}

test('imports of the worker follow the order of its parts', () => {
  const workerImports = imports.filter(
    ({ file, target }) => room(file) === 'worker' && room(target) === 'worker',
  )
  const wrong = workerImports.filter(
    ({ file, target }) => WORKER_ORDER.indexOf(workerPart(target)) > WORKER_ORDER.indexOf(workerPart(file)),
  )
  expect(wrong.map(({ file, target }) => `${file} -> ${target}`)).toEqual([])
  const parts = new Set(workerImports.map(({ file }) => workerPart(file)))
  expect([...parts].filter((part) => !WORKER_ORDER.includes(part))).toEqual([])
})

test('modules have no circular imports', () => {
  const targets = new Map(files.map(({ file }) => [file, new Set<string>()]))
  for (const { file, target } of imports) targets.get(file)?.add(target)
  const circles: Array<string> = []
  const done = new Set<string>()
  function visit(file: string, path: ReadonlyArray<string>): void {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' -> '))
    if (done.has(file) || path.includes(file)) return
    for (const target of targets.get(file) ?? []) visit(target, [...path, file])
    done.add(file)
  }
  for (const { file } of files) visit(file, [])
  expect(circles).toEqual([])
})

test('a feature imports no other feature', () => {
  const feature = (file: string) => file.match(/^features\/([^/]+)/)?.[1]
  const wrong = imports.filter(({ file, target }) => {
    const [from, to] = [feature(file), feature(target)]
    return from !== undefined && to !== undefined && from !== to
  })
  expect(wrong).toEqual([])
})

test('only the worker and the upstream use Cloudflare bindings', () => {
  const wrong = files.filter(
    ({ file, code }) =>
      !['worker', 'upstream', 'service-worker'].includes(room(file)) &&
      /\b(D1Database|ExecutionContext|caches\.open)\b/.test(code),
  )
  expect(wrong.map(({ file }) => file)).toEqual([])
})

test(`no file of the product is longer than ${MAX_LINES} lines`, () => {
  const exclude = ['src/routeTree.gen.ts', 'src/content/**', '**/*.test.{ts,tsx}']
  const all = globSync('{src,scripts}/**/*.{ts,tsx}', { cwd: ROOT, exclude })
  expect(all).toContain('src/router.ts')
  const isLong = (file: string) =>
    readFileSync(path.join(ROOT, file), 'utf8').split('\n').length > MAX_LINES + 1
  expect(all.filter(isLong)).toEqual([])
})

test('there are no barrel files', () => {
  const barrels = files.filter(({ file }) => /(^|\/)index\.ts$/.test(file) && file !== 'worker/index.ts')
  expect(barrels.map(({ file }) => file)).toEqual([])
})

test('the table of events in docs/operations.md names every event when the source logs it', () => {
  const operations = readFileSync(path.join(ROOT, 'docs/operations.md'), 'utf8')
  const table = operations.slice(operations.indexOf('### Events of the log'))
  const logged = files.flatMap(({ code }) =>
    [...code.matchAll(/\blog\(\s*'\w+',\s*'(\w+)'/g)].map(([, event]) => event),
  )
  expect(logged.length).toBeGreaterThan(0)
  expect([...new Set(logged)].filter((event) => !table.includes(`\`${event}\``))).toEqual([])
})
