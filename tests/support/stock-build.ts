import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const ROOT = path.join(import.meta.dirname, '../..')
const SOURCES = ['src', 'scripts', 'public', 'vite.config.ts', 'package.json', 'tsconfig.json']

/** The guards of the build (scripts/build/string-chunks.ts, scripts/build/server-cuts.ts) take what has one more space for another release. */
const CONFIG = `import { mergeConfig } from 'vite'
import product from './vite.config.ts'

const otherRelease = {
  name: 'other-release',
  enforce: 'pre',
  transform: (code, id) =>
    /react-dom-server\\.edge\\.production\\.js$/.test(id)
      ? code.replace(/function (completeWriting|resumeRequest)\\(/g, 'function  $1(')
      : null,
}
export default (env) => mergeConfig(product(env), { plugins: [otherRelease] })
`

export type StockBuild = { script: string; output: string; remove: () => void }

/** The site built in a folder of its own with react-dom as it was published. `output` is what the build said. */
export function buildWithStockReact(): StockBuild {
  const folder = mkdtempSync(path.join(tmpdir(), 'stock-react-'))
  for (const source of SOURCES)
    cpSync(path.join(ROOT, source), path.join(folder, source), { recursive: true })
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'))
  writeFileSync(path.join(folder, 'stock.config.ts'), CONFIG)
  const vite = path.join(ROOT, 'node_modules/vite/bin/vite.js')
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [vite, 'build', '--app', '--config', 'stock.config.ts', '--logLevel', 'warn'],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  )
  if (status !== 0) throw new Error(`The build with stock react-dom failed:\n${stdout}${stderr}`)
  return {
    script: path.join(folder, 'dist/worker/index.js'),
    output: stdout + stderr,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
