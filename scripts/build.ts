import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { languageCodes } from '#lib/language.ts'
import { readArguments } from './arguments.ts'
import { buildServiceWorker } from './build/service-worker.ts'

/** Builds client and worker of every language, with the files that they need, side by side. */
const { values } = readArguments(
  {
    options: {
      /** Also prepares the local database. */
      database: { type: 'boolean', default: false },
      /** Writes only what the development server needs. */
      development: { type: 'boolean', default: false },
    },
  },
  'Usage: npm run build',
)

const VITE = path.join(import.meta.dirname, '../node_modules/vite/bin/vite.js')

/** Runs a file with Node. @throws when it fails, after it has said why */
async function run(file: string, ...args: Array<string>): Promise<void> {
  const child = spawn(process.execPath, [file, ...args], { stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${path.basename(file)} failed.`)
}

function runScript(name: string): Promise<void> {
  return run(path.join(import.meta.dirname, `${name}.ts`))
}

async function build(): Promise<void> {
  await Promise.all(['check-settings', 'draw-previews', 'write-openapi'].map(runScript))
  if (values.development) return
  rmSync('dist', { recursive: true, force: true })
  await Promise.all(
    languageCodes.map((code) => run(VITE, 'build', '--app', '--mode', code, '--logLevel', 'warn')),
  )
  rmSync('dist/client/.vite', { recursive: true })
  await buildServiceWorker('dist/client')
}

const parts = await Promise.allSettled([build(), ...(values.database ? [runScript('prepare-database')] : [])])
if (parts.some(({ status }) => status === 'rejected')) process.exit(1)
