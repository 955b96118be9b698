import { rmSync } from 'node:fs'
import path from 'node:path'
import devServer, { defaultOptions } from '@hono/vite-dev-server'
import cloudflareAdapter from '@hono/vite-dev-server/cloudflare'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { type BuildEnvironmentOptions, defineConfig, type UserConfig } from 'vite'
import { BROWSERS } from './scripts/build/browsers.ts'
import { clientAssets } from './scripts/build/client-assets-plugin.ts'
import { missingLanguages } from './scripts/build/missing-languages.ts'
import { picturedConstants } from './scripts/build/pictured-ids.ts'
import { words } from './scripts/build/words.ts'
import { LANGUAGES } from './src/lib/language.ts'

const CLIENT_OUT = 'dist/client'
const WORKER_OUT = 'dist/worker'

type BuildOf = {
  code: string
  /** English, which also contains everything without a language. */
  isFirst: boolean
  /** Vite's list of the client's files. */
  manifest: string
}

/** Routes whose loaders are in the script of every page. Others load with their page. */
const SMALL_LOADERS = ['/', '/services/$id/']

/** Modules shared by this many route chunks become one file. */
const SHARED_BY = 12

/** The client of a language. All languages share a folder. */
const clientBuild = ({ isFirst, manifest }: BuildOf): BuildEnvironmentOptions => ({
  outDir: CLIENT_OUT,
  // Another language is built at the same time.
  emptyOutDir: false,
  target: BROWSERS,
  copyPublicDir: isFirst,
  manifest: path.relative(CLIENT_OUT, manifest),
  // The server's HTML names the files of a page; a list of all files in the first script would be larger than it helps.
  modulePreload: false,
  rollupOptions: {
    input: ['src/entry-client.ts', 'src/client.tsx'],
    output: {
      codeSplitting: {
        groups: [
          // The entry imports these without the client, because they also run where the client does not start.
          {
            name: 'start',
            test: /\/src\/browser\/(?:save-data|build-gone)\.ts|vite\/preload-helper/,
            priority: 3,
          },
          { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 2 },
          // This group reads a scope. A page that has its data from the server does not load it.
          {
            name: 'scope',
            test: /\/src\/data\/(?:providers\/who-is-listed|services\/(?:read-|service-cards)|places\/local-jobs|scope\/(?:find-scope|read-places))/,
            minShareCount: 2,
          },
          {
            name: 'page',
            test: /\/src\/(?!(?:content\/\w+|catalogue)\/places)|react-query|lucide/,
            minShareCount: SHARED_BY,
          },
          // A file costs about two milliseconds of a slow phone's main thread, so icons and small controls share one.
          {
            name: 'page',
            test: /lucide|\/src\/(?:components\/ui|data\/providers)\//,
            minShareCount: 2,
            maxModuleSize: 1200,
          },
          // Modules that every page needs.
          {
            name: 'app',
            tags: ['$initial'],
            test: (id) => !/\/src\/entry-/.test(id),
            priority: 1,
          },
        ],
      },
    },
  },
})

/** One file for each language: any further export of the entry makes workerd refuse to start. */
const workerBuild = ({ code, isFirst }: BuildOf): BuildEnvironmentOptions => ({
  outDir: WORKER_OUT,
  emptyOutDir: false,
  ssr: true,
  minify: true,
  copyPublicDir: false,
  rollupOptions: {
    input: isFirst ? 'src/worker/index.ts' : 'src/worker/further-site.ts',
    output: { entryFileNames: isFirst ? 'index.js' : `site.${code}.js`, codeSplitting: false },
    external: [/^node:/, /^cloudflare:/],
  },
})

/** The language of the mode: `vite build --mode hi`; English without one. */
function getBuild(mode: string): BuildOf {
  const code = Object.keys(LANGUAGES).find((language) => language === mode) ?? 'en'
  return { code, isFirst: code === 'en', manifest: path.join(CLIENT_OUT, `.vite/manifest.${code}.json`) }
}

export default defineConfig(({ command, mode }) => config(command, getBuild(mode)))

const config = (command: 'build' | 'serve', language: BuildOf): UserConfig => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      codeSplittingOptions: {
        splitBehavior: ({ routeId }) =>
          SMALL_LOADERS.includes(routeId) ? undefined : [['loader', 'component', 'notFoundComponent']],
      },
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/routeTree.gen.ts',
      routeTreeFileHeader: [
        '// Written by the router plugin: its casts are its own, and what uses the tree is typed.',
      ],
      // The worker is one file, in which lazy parts would only add code.
      plugin: { vite: { environmentName: 'client' } },
    }),
    ...(language.isFirst ? [] : [words(language.code)]),
    // An edit of what starts the client reloads the page.
    react({ exclude: [/node_modules/, /\/src\/client\.tsx$/] }),
    tailwindcss(),
    missingLanguages(language.code),
    clientAssets({ folder: CLIENT_OUT, manifest: language.manifest }),
    devServer({
      entry: 'src/worker/index.ts',
      adapter: async () => {
        const adapter = await cloudflareAdapter()
        // Shows samples like `npm start`, unless the operator turns them off.
        return { ...adapter, env: { ...adapter.env, SAMPLE_CONTENT: process.env.SAMPLE_CONTENT ?? 'on' } }
      },
      injectClientScript: false,
      exclude: [
        ...defaultOptions.exclude,
        /^\/images\//,
        /^\/api\/web\/openapi\.json$/,
        /\.(svg|woff2)(\?.*)?$/,
      ],
    }),
  ],
  server: { host: '127.0.0.1', port: Number(process.env.PORT ?? 5173), strictPort: true },
  build: { assetsInlineLimit: 0, cssTarget: BROWSERS },
  define: {
    __LANGUAGE__: JSON.stringify(language.code),
    ...picturedConstants(),
    ...(command === 'build' && { 'process.env.NODE_ENV': '"production"' }),
  },
  environments: {
    client: { build: clientBuild(language) },
    ssr: {
      build: workerBuild(language),
      ...(command === 'build' && {
        resolve: { noExternal: true, conditions: ['workerd', 'worker', 'module', 'production'] },
      }),
    },
  },
  builder: {
    async buildApp(builder) {
      const { client, ssr } = builder.environments
      if (!client || !ssr) throw new Error('the client and ssr environments are missing')
      await builder.build(client)
      await builder.build(ssr)
      // Only the build reads the list.
      rmSync(language.manifest)
    },
  },
})
