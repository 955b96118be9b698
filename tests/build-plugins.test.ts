import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Plugin, resolveConfig } from 'vite'
import { expect, test } from 'vitest'

const ROOT = path.join(import.meta.dirname, '..')
const HOOKS = ['resolveId', 'load', 'transform'] as const

type Lock = { packages: Record<string, { dev?: boolean; optional?: boolean }> }
type Manifest = { name: string; exports?: unknown }

const json = (file: string) => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'))

const { packages }: Lock = json('package-lock.json')
/** The folders that a page or the worker may import from. */
const folders = Object.entries(packages)
  .filter(([folder, { dev, optional }]) => folder.startsWith('node_modules/') && !dev && !optional)
  .map(([folder]) => folder)

const files = folders
  .flatMap((folder) => globSync(`${folder}/**/*.{js,mjs,cjs}`, { cwd: ROOT }))
  .map((file) => ({ id: path.join(ROOT, file), code: readFileSync(path.join(ROOT, file), 'utf8') }))

/** The ways in which sources and libraries import libraries. */
const specifiers = folders.flatMap((folder) => {
  const { name, exports = {} }: Manifest = json(`${folder}/package.json`)
  const ways = typeof exports === 'object' && exports !== null ? Object.keys(exports) : []
  return [name, ...ways.filter((way) => way.startsWith('./')).map((way) => name + way.slice(1))]
})

/** The names of all plugins that this repository defines. */
const ours = [...globSync('scripts/build/*.ts', { cwd: ROOT }), 'vite.config.ts'].flatMap((file) =>
  [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(/\bname: '([\w:-]+)',/g)].map(([, name]) => name),
)

/** Returns the result of a plugin's hook in either environment of a build, without its filters. */
function getAnswers(
  plugin: Plugin,
  hook: (typeof HOOKS)[number],
  args: ReadonlyArray<unknown>,
): Array<unknown> {
  const value = plugin[hook]
  const handler = typeof value === 'object' ? value.handler : value
  if (!handler) return []
  const resolve = async (source: string) => ({ id: source })
  return ['client', 'ssr'].map((name) => {
    const context = { environment: { name, mode: 'build', config: { root: ROOT } }, resolve }
    return Reflect.apply(handler, context, args)
  })
}

/** Returns the changes of a plugin to the files and imports of libraries. */
async function getChanges(plugin: Plugin): Promise<Array<unknown>> {
  const entry = path.join(ROOT, 'src/client.tsx')
  const answers = [
    ...specifiers.flatMap((source) => getAnswers(plugin, 'resolveId', [source, entry, {}])),
    ...files.flatMap(({ id, code }) => [
      ...getAnswers(plugin, 'resolveId', ['./index.js', id, {}]),
      ...getAnswers(plugin, 'load', [id]),
      ...getAnswers(plugin, 'transform', [code, id]),
    ]),
  ]
  return (await Promise.all(answers)).filter((answer) => answer !== null && answer !== undefined)
}

const configFile = path.join(ROOT, 'vite.config.ts')
const getConfig = (mode: string) => resolveConfig({ root: ROOT, configFile, mode }, 'build')
const production = await getConfig('production')
const hindi = await getConfig('hi')

test.each([
  ['English', production, 'client-assets'],
  ['Hindi', hindi, 'words'],
])('no plugin of the %s build resolves, loads or transforms library code', async (_, { plugins }, known) => {
  const ownPlugins = plugins.filter(({ name }) => ours.includes(name))
  expect(ownPlugins.map(({ name }) => name)).toContain(known)
  for (const plugin of ownPlugins) expect(await getChanges(plugin), plugin.name).toEqual([])
})

test('no module replaces a library', () => {
  const ownAliases = production.resolve.alias.filter(({ find }) => !String(find).includes('vite'))
  expect(ownAliases.map(({ find }) => String(find)).filter((find) => find !== 'node:stream')).toEqual([])
})
