import path from 'node:path'
import { build } from 'vite'
import { ROOT } from './build-worker.ts'
import { reactModule } from './markup-to-react.ts'

const MARKUP = 'virtual:bench-markup'

/** Builds a worker that renders the markup of a page of ours with stock React: no router, no queries, no components. */
export async function buildBareReact(html: string): Promise<string> {
  const outDir = path.join(ROOT, 'dist/bench/bare-react')
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'bench-markup',
        resolveId: (source) => (source === MARKUP ? `\0${MARKUP}` : null),
        load: (id) => (id === `\0${MARKUP}` ? reactModule(html) : null),
      },
    ],
    ssr: { noExternal: true, resolve: { conditions: ['workerd', 'worker', 'module', 'production'] } },
    build: {
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      ssr: true,
      minify: true,
      rollupOptions: {
        input: path.join(import.meta.dirname, '../workers/bare-react.js'),
        output: { entryFileNames: 'index.js', codeSplitting: false },
        external: [/^node:/, /^cloudflare:/],
      },
    },
  })
  return path.join(outDir, 'index.js')
}
