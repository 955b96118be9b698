import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Manifest, Plugin } from 'vite'
import { namedFiles } from './client-manifest.ts'

/**
 * The placeholder of the build id until the whole build is known, and the id in development. It is as long as an id, so
 * that source maps stay valid.
 */
const BUILD_ID = 'dev-build-id'

/** The built client: its folder, and Vite's list of its files. */
type ClientBuild = { folder: string; manifest: string }

/** Returns the integrity of each stylesheet, by its address (W3C Subresource Integrity). */
function stylesheetHashes(folder: string): Record<string, string> {
  const toHash = (file: string) =>
    createHash('sha384')
      .update(readFileSync(path.join(folder, file)))
      .digest('base64')
  const files = globSync('assets/*.css', { cwd: folder })
  return Object.fromEntries(files.map((file) => [`/${file}`, `sha384-${toHash(file)}`]))
}

/**
 * Creates the plugin for `virtual:client-assets`, which names the files that the browser needs. In development there
 * are none, because Vite serves the sources.
 */
export function clientAssets(client: ClientBuild): Plugin {
  const id = 'virtual:client-assets'
  return {
    name: 'client-assets',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load(resolved) {
      if (resolved !== `\0${id}`) return null
      const isBuild = this.environment.mode === 'build'
      const manifest: Manifest | null = isBuild ? JSON.parse(readFileSync(client.manifest, 'utf8')) : null
      const constants = {
        files: manifest && namedFiles(manifest),
        buildId: BUILD_ID,
        integrity: manifest ? stylesheetHashes(client.folder) : {},
      }
      return Object.entries(constants)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n')
    },
    // The id is the hash of the worker's code, which contains the names of the client's files.
    renderChunk(code) {
      const buildId = createHash('sha256').update(code).digest('hex').slice(0, 12)
      return code.includes(BUILD_ID) ? { code: code.replaceAll(BUILD_ID, buildId), map: null } : null
    },
  }
}
