import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const CONTENT = path.join(import.meta.dirname, '../../src/content')

/**
 * Gives a build the words of its language: `src/content/about.ts` is, in Hindi, `src/content/hi/about.ts`, where there is one.
 * The search compares texts with the names of all languages, so it imports each as it is named.
 */
export function words(language: string): Plugin {
  const folder = path.join(CONTENT, language)
  return {
    name: 'words',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!/^(?:\.|#content\/)/.test(source) || importer?.includes('/node_modules/')) return null
      if (importer?.includes('/src/search/')) return null
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      const english = resolved?.id.split('?', 1)[0] ?? ''
      if (!english.startsWith(CONTENT + path.sep)) return resolved
      const further = path.join(folder, path.relative(CONTENT, english))
      return existsSync(further) ? further : resolved
    },
  }
}
