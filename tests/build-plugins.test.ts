import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Plugin, resolveConfig } from 'vite'
import { expect, test } from 'vitest'

const ROOT = path.join(import.meta.dirname, '..')
const HOOKS = ['resolveId', 'load', 'transform'] as const
const LIBRARIES = [
  'react-dom/cjs/react-dom-client.production.js',
  'react-dom/cjs/react-dom-server-legacy.browser.production.js',
  'use-sync-external-store/shim/index.js',
  'lucide/dist/esm/lucide.mjs',
  'ua-parser-js/src/ua-parser.js',
  ...['react-router', 'router-core'].map((name) => `@tanstack/${name}/dist/esm/link.js`),
  '@tanstack/query-core/build/modern/mutationCache.js',
]

/** The names of all plugins that this repository defines. */
const ours = [...globSync('scripts/build/*.ts', { cwd: ROOT }), 'vite.config.ts'].flatMap((file) =>
  [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(/\bname: '([\w:-]+)',/g)].map(([, name]) => name),
)

/** What a plugin makes of a file of a library, in both environments of a build; its filters have no say. */
async function changesOf(plugin: Plugin, file: string): Promise<Array<unknown>> {
  const id = path.join(ROOT, 'node_modules', file)
  const code = readFileSync(id, 'utf8')
  const args = { resolveId: [file, 'src/entry.ts', {}], load: [id], transform: [code, id] }
  const answers = ['client', 'ssr'].flatMap((name) =>
    HOOKS.map((hook) => {
      const value = plugin[hook]
      const handler = typeof value === 'object' ? value.handler : value
      const context = { environment: { name, mode: 'build', config: { root: ROOT } } }
      return handler ? Reflect.apply(handler, context, args[hook]) : null
    }),
  )
  return (await Promise.all(answers)).filter((answer) => answer !== null && answer !== undefined)
}

const config = await resolveConfig({ root: ROOT, configFile: path.join(ROOT, 'vite.config.ts') }, 'build')

test('no plugin of ours resolves, loads or transforms a file of a library', async () => {
  const plugins = config.plugins.filter(({ name }) => ours.includes(name))
  expect(plugins.map(({ name }) => name)).toContain('client-assets')
  for (const plugin of plugins)
    for (const file of LIBRARIES) expect(await changesOf(plugin, file), `${plugin.name}: ${file}`).toEqual([])
})

test('nothing stands in for a library', () => {
  const own = config.resolve.alias.filter(({ find }) => !String(find).includes('vite'))
  expect(own.map(({ find }) => String(find)).filter((find) => find !== 'node:stream')).toEqual([])
})
