import { createHash } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import devServer, { defaultOptions } from '@hono/vite-dev-server'
import cloudflareAdapter from '@hono/vite-dev-server/cloudflare'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { type BuildEnvironmentOptions, defineConfig, type Plugin } from 'vite'
import { stringChunks } from './scripts/string-chunks.ts'

const CLIENT_OUT = 'dist/client'
/** Stands for the id of a build until all of it is known; in development it is the id. */
const BUILD_ID = 'development-build'
const MANIFEST = path.join(CLIENT_OUT, '.vite/manifest.json')

/**
 * `virtual:client-assets` tells the server render which files the browser needs. In development there are none:
 * Vite serves the sources.
 */
function clientAssets(): Plugin {
  const id = 'virtual:client-assets'
  return {
    name: 'client-assets',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load(resolved) {
      if (resolved !== `\0${id}`) return null
      const manifest = this.environment.mode === 'build' ? readFileSync(MANIFEST, 'utf8') : 'null'
      return `export const manifest = ${manifest}\nexport const buildId = ${JSON.stringify(BUILD_ID)}`
    },
    // The id is the hash of all that the worker is made of, the names of the client's files among it.
    renderChunk(code) {
      const buildId = createHash('sha256').update(code).digest('hex').slice(0, 12)
      return code.includes(BUILD_ID) ? { code: code.replaceAll(BUILD_ID, buildId), map: null } : null
    },
  }
}

const clientBuild: BuildEnvironmentOptions = {
  outDir: CLIENT_OUT,
  manifest: true,
  rollupOptions: { input: 'src/entry-client.tsx' },
}

/** One file: any further export of the entry makes workerd refuse to start. */
const workerBuild: BuildEnvironmentOptions = {
  outDir: 'dist/worker',
  emptyOutDir: true,
  ssr: true,
  minify: true,
  copyPublicDir: false,
  rollupOptions: {
    input: 'src/worker/index.ts',
    output: { entryFileNames: 'index.js', codeSplitting: false },
    external: [/^node:/, /^cloudflare:/],
  },
}

export default defineConfig(({ command }) => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/routeTree.gen.ts',
    }),
    react(),
    tailwindcss(),
    clientAssets(),
    stringChunks(),
    devServer({
      entry: 'src/worker/index.ts',
      adapter: cloudflareAdapter,
      injectClientScript: false,
      exclude: [...defaultOptions.exclude, /^\/images\//, /\.(svg|woff2)(\?.*)?$/],
    }),
  ],
  build: { assetsInlineLimit: 0 },
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  environments: {
    client: { build: clientBuild },
    ssr: {
      build: workerBuild,
      resolve:
        command === 'build'
          ? { noExternal: true, conditions: ['workerd', 'worker', 'module', 'production'] }
          : {},
    },
  },
  builder: {
    async buildApp(builder) {
      const { client, ssr } = builder.environments
      if (!client || !ssr) throw new Error('the client and ssr environments are missing')
      await builder.build(client)
      await builder.build(ssr)
      rmSync(path.dirname(MANIFEST), { recursive: true })
    },
  },
}))
