import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const CONTENT = path.join(import.meta.dirname, '../../src/content')
const ENGLISH = path.join(CONTENT, 'en')

/**
 * Creates the plugin for the strings of a language: `#content/about.ts` is `src/content/hi/about.ts` in Hindi. A
 * missing twin fails the build. The search and the seed need all languages and import each by its own name.
 */
export function words(language: string): Plugin {
  const folder = path.join(CONTENT, language)
  return {
    name: 'words',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!/^(?:\.|#content\/)/.test(source) || importer?.includes('/node_modules/')) return null
      if (/\/src\/(?:search|upstream)\//.test(importer ?? '')) return null
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      const english = resolved?.id.split('?', 1)[0] ?? ''
      if (!english.startsWith(ENGLISH + path.sep)) return resolved
      const twin = path.join(folder, path.relative(ENGLISH, english))
      if (!existsSync(twin))
        this.error(`${path.relative('.', twin)} is missing: the twin of ${path.relative('.', english)}`)
      return twin
    },
  }
}
