import type { Plugin } from 'vite'
import { UNUSED_PARTS } from './unused-parts.ts'

/** The renderers to a string, which react-dom/server brings along beside the one to a stream. */
const STRING_RENDERERS = 'react-dom/cjs/react-dom-server-legacy.browser.production.js'

const parts: Readonly<Record<string, string>> = { ...UNUSED_PARTS, [STRING_RENDERERS]: 'module.exports = {}' }

/** Leaves what neither the pages nor the worker run out of the worker's build. */
export function unusedServerParts(): Plugin {
  return {
    name: 'unused-server-parts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    load: {
      filter: { id: /node_modules/ },
      handler(id) {
        const part = Object.keys(parts).find((name) => id.endsWith(`/node_modules/${name}`))
        return part === undefined ? null : (parts[part] ?? null)
      },
    },
  }
}
