import { build, type Plugin } from 'vite'
import { BROWSERS } from './browsers.ts'

const SUFFIX = '?inline-script'

/** Compiles a file with all that it imports to the text of a classic script. */
async function compile(file: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      minify: true,
      target: BROWSERS,
      rollupOptions: { input: file, output: { format: 'iife' } },
    },
  })
  if (Array.isArray(result) || !('output' in result)) throw new Error(`${file} is not one script`)
  return result.output[0].code.trim()
}

/** Creates the plugin for imports like `./page-start.ts?inline-script`: the text of the compiled script. */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(SUFFIX)) return null
      const resolved = await this.resolve(source.slice(0, -SUFFIX.length), importer)
      return resolved && resolved.id + SUFFIX
    },
    async load(id) {
      if (!id.endsWith(SUFFIX)) return null
      const file = id.slice(0, -SUFFIX.length)
      this.addWatchFile(file)
      return `export default ${JSON.stringify(await compile(file))}`
    },
  }
}
