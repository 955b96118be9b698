import path from 'node:path'
import type { Plugin } from 'vite'

const OWN_WRITER = path.join(import.meta.dirname, '../../src/worker/page-state/cross-serialize.ts')
const SERIALIZER = '@tanstack/router-core/dist/esm/ssr/serializer'

/** Modules of the router that write streams, of which our state has none, with what stands in for them. */
export const STREAM_WRITERS: Readonly<Record<string, string>> = {
  [`${SERIALIZER}/seroval-plugins.ssr.js`]: `import { ShallowErrorPlugin } from './ShallowErrorPlugin.js'
export const ssrSerovalPlugins = [ShallowErrorPlugin]`,
  [`${SERIALIZER}/seroval-plugins.js`]: 'export const defaultSerovalDeserializerPlugins = []',
  [`${SERIALIZER}/RawStreamRPCPlugin.js`]: 'export function createRawStreamRPCPlugin() {}',
}

/**
 * Has the router write the state of a page with a few lines of our own (src/worker/page-state) instead of seroval,
 * which can write far more than a page ever holds.
 */
export function ownPageState(): Plugin {
  return {
    name: 'own-page-state',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId: { filter: { id: /^seroval$/ }, handler: () => OWN_WRITER },
    load: {
      filter: { id: /\/router-core\/dist\/esm\/ssr\/serializer\// },
      handler(id) {
        const part = Object.keys(STREAM_WRITERS).find((name) => id.endsWith(`/node_modules/${name}`))
        return part === undefined ? null : (STREAM_WRITERS[part] ?? null)
      },
    },
  }
}
