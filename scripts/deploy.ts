import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { unstable_readConfig } from 'wrangler'
import { company } from '#content/company.ts'
import { terms } from '#content/legal.ts'
import { readArguments, toSentence } from './arguments.ts'
import { type DeployedSite, DeployRefusal, deploy, type Tools } from './deploy/deploy.ts'
import { throughWrangler } from './directory/database.ts'
import { purgeDeployedCache } from './purge-site.ts'

const ROOT = path.join(import.meta.dirname, '..')

const { values } = readArguments(
  {
    options: {
      staging: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      'version-only': { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
    },
  },
  'Usage: npm run deploy -- [--staging] [--dry-run] [--version-only] [--yes]',
)

/** The kinds of bindings in wrangler.toml that a preflight checks by name. */
const KINDS = ['send_email', 'analytics_engine_datasets', 'ratelimits'] as const

type Bound = { binding?: string; name?: string }

type Configured = Partial<Record<(typeof KINDS)[number], Array<Bound>>> & {
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
    bindings: [...config.d1_databases, ...KINDS.flatMap((kind): Array<Bound> => config[kind] ?? [])].flatMap(
      ({ binding, name }: Bound) => binding ?? name ?? [],
    ),
    database: bound && { name: bound.database_name, id: bound.database_id },
  }
}

/** Runs a program in the repository and shows its output. @throws when it fails */
function run(program: string, args: ReadonlyArray<string>, environment: Record<string, string> = {}): void {
  const { status } = spawnSync(program, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  })
  if (status !== 0) throw new DeployRefusal(`\`${program} ${args.slice(0, 3).join(' ')}\` failed.`)
}

/** Returns the output of git; undefined in a downloaded archive, which has no commits. @throws when it fails */
function git(...args: Array<string>): string | undefined {
  if (!existsSync(path.join(ROOT, '.git'))) return undefined
  const { status, stdout, stderr, error } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' })
  if (status !== 0) throw new DeployRefusal(`\`git ${args[0]}\` failed: ${error?.message ?? stderr.trim()}`)
  return stdout.trim()
}

const scratch = mkdtempSync(path.join(tmpdir(), 'site-deploy-'))
/** Wrangler writes its results to this file, one JSON object per line. */
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
  changes: () => git('status', '--porcelain') ?? '',
  commit: () => ({
    id: git('rev-parse', '--short=12', 'HEAD') ?? 'no-commit',
    subject: (git('log', '-1', '--format=%s') ?? 'a folder without git').slice(0, 100),
  }),
  build: () => run('npm', ['run', '--silent', 'build']),
  wrangler: (args) =>
    run('wrangler', args, { WRANGLER_OUTPUT_FILE_PATH: outcome, WRANGLER_SEND_METRICS: 'false' }),
  where,
  database: (name) => throughWrangler(name, [...where, ...environment]),
  migrations: () => readdirSync(path.join(ROOT, 'migrations')).filter((name) => name.endsWith('.sql')),
  secrets: () => {
    if (values['dry-run']) return undefined
    const { status, stdout } = spawnSync('wrangler', ['secret', 'list', '--format', 'json', ...environment], {
      cwd: ROOT,
      encoding: 'utf8',
    })
    const listed: Array<{ name: string }> = status === 0 ? JSON.parse(stdout) : []
    // A worker that was never deployed has no secrets, and wrangler fails.
    return listed.map(({ name }) => name)
  },
  company: JSON.stringify([company, terms]),
  addresses,
  say: (line) => console.log(line),
}

try {
  await deploy(
    readSite(),
    {
      staging: values.staging,
      dryRun: values['dry-run'],
      versionOnly: values['version-only'],
      yes: values.yes,
    },
    tools,
  )
  if (!values.staging && !values['dry-run'] && !values['version-only']) await purgeDeployedCache(false)
} catch (error) {
  console.error(`deploy: ${toSentence(error)}`)
  process.exitCode = 1
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
