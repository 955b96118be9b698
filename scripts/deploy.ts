import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { unstable_readConfig } from 'wrangler'
import { readArguments, sentenceOf } from './arguments.ts'
import { type DeployedSite, DeployRefusal, deploy, type Tools } from './deploy/deploy.ts'
import { throughWrangler } from './directory/database.ts'

const ROOT = path.join(import.meta.dirname, '..')

const { values } = readArguments(
  {
    options: {
      staging: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      'version-only': { type: 'boolean', default: false },
    },
  },
  'Usage: npm run deploy -- [--staging] [--dry-run] [--version-only]',
)

type Configured = {
  name: string
  vars: Record<string, unknown>
  d1_databases: Array<{ binding: string; database_name: string; database_id: string }>
}

function readSite(): DeployedSite {
  const config: Configured = unstable_readConfig({
    config: path.join(ROOT, 'wrangler.toml'),
    ...(values.staging && { env: 'staging' }),
  })
  const bound = config.d1_databases.find(({ binding }) => binding === 'DB')
  return {
    name: config.name,
    vars: config.vars,
    database: bound && { name: bound.database_name, id: bound.database_id },
  }
}

/** Runs a program in the repository and shows what it says. @throws when it fails */
function run(program: string, args: ReadonlyArray<string>, environment: Record<string, string> = {}): void {
  const { status } = spawnSync(program, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  })
  if (status !== 0) throw new DeployRefusal(`\`${program} ${args.slice(0, 3).join(' ')}\` failed.`)
}

const git = (...args: Array<string>) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim()

const scratch = mkdtempSync(path.join(tmpdir(), 'sudhaar-deploy-'))
/** Wrangler writes there what it has done, one JSON object a line. */
const outcome = path.join(scratch, 'outcome.ndjson')
const where = values['dry-run'] ? ['--local', '--persist-to', path.join(scratch, 'state')] : ['--remote']
const environment = ['--env', values.staging ? 'staging' : '']

function addresses(): Array<string> {
  const lines = existsSync(outcome) ? readFileSync(outcome, 'utf8').split('\n').filter(Boolean) : []
  return lines.flatMap((line) => {
    const { type, targets, preview_url: preview, version_id: version } = JSON.parse(line)
    if (type === 'deploy') return [...(targets ?? []), `version ${version}`]
    return type === 'version-upload' ? [preview ?? 'no preview address', `version ${version}`] : []
  })
}

const tools: Tools = {
  changes: () => git('status', '--porcelain'),
  commit: () => ({
    id: git('rev-parse', '--short=12', 'HEAD'),
    subject: git('log', '-1', '--format=%s').slice(0, 100),
  }),
  build: () => run('npm', ['run', '--silent', 'build']),
  wrangler: (args) =>
    run('wrangler', args, { WRANGLER_OUTPUT_FILE_PATH: outcome, WRANGLER_SEND_METRICS: 'false' }),
  where,
  database: (name) => throughWrangler(name, [...where, ...environment]),
  addresses,
  say: (line) => console.log(line),
}

try {
  await deploy(
    readSite(),
    { staging: values.staging, dryRun: values['dry-run'], versionOnly: values['version-only'] },
    tools,
  )
} catch (error) {
  console.error(`deploy: ${sentenceOf(error)}`)
  process.exitCode = 1
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
