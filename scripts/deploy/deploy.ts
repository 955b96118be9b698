import { readConfig, type Settings } from '#worker/config.ts'
import type { Database } from '../directory/database.ts'
import { writeSeed } from '../seed-sql.ts'
import { variableProblems } from '../settings.ts'
import { preflight } from './preflight.ts'

/** The deployed site in wrangler.toml. */
export type DeployedSite = {
  name: string
  vars: Record<string, unknown>
  database: { name: string; id: string } | undefined
  /** Names of the bindings. */
  bindings: ReadonlyArray<string>
}

export type DeployOptions = {
  staging: boolean
  /** Runs only steps that need no account: the database is a scratch one, and nothing is uploaded. */
  dryRun: boolean
  /** Uploads the version without traffic, for a gradual deployment. */
  versionOnly: boolean
  /** Deploys although the preflight has warnings. */
  yes: boolean
}

/** The effects of a deployment. */
export type Tools = {
  /** Returns the output of `git status --porcelain`. */
  changes: () => string
  commit: () => { id: string; subject: string }
  build: () => void
  /** Runs wrangler and shows its output. @throws when it fails */
  wrangler: (args: ReadonlyArray<string>) => void
  /** Options of wrangler that select the deployed database or a scratch one. */
  where: ReadonlyArray<string>
  database: (name: string) => Database
  /** File names of the migrations. */
  migrations: () => ReadonlyArray<string>
  /** Names of the secrets of the deployed worker; undefined if they cannot be listed. */
  secrets: () => ReadonlyArray<string> | undefined
  /** The company data of the pages, as text. */
  company: string
  /** The addresses that wrangler reported for the upload. */
  addresses: () => Array<string>
  say: (line: string) => void
}

/** A deployment is refused or stopped, in one sentence for the operator. */
export class DeployRefusal extends Error {
  override name = 'DeployRefusal'
}

const PLACEHOLDER = /^0{8}-0{4}-0{4}-0{4}-/

/** Returns the variables of the site. @throws DeployRefusal when something must be fixed before a deployment */
function check({ vars, database, name }: DeployedSite, { dryRun }: DeployOptions, tools: Tools): Settings {
  const changes = tools.changes().trim()
  if (changes !== '') {
    throw new DeployRefusal(
      `there are changes that are in no commit, so nobody could tell what runs. Commit or stash them; move exports of messages and backups out of the repository:\n${changes}`,
    )
  }
  const { config, problems } = readConfig({ ...vars, DB: database })
  const wrong = config ? variableProblems(vars) : problems
  if (!config || wrong.length > 0) throw new DeployRefusal(wrong.join('\n'))
  if (database && PLACEHOLDER.test(database.id)) {
    const todo = `run \`npx wrangler d1 create ${database.name} --location apac\` and put the id into wrangler.toml`
    if (!dryRun) throw new DeployRefusal(`${name} has no database yet: ${todo}.`)
    tools.say(`deploy: before the first deployment, ${todo}.`)
  }
  return config.settings
}

async function hasDirectory({ database }: DeployedSite, tools: Tools): Promise<boolean> {
  if (!database) return false
  const shown = 'SELECT sample FROM directory JOIN directory_edition USING (edition)'
  // Before the first deployment there are no tables.
  const rows = await tools
    .database(database.name)
    .query<{ sample: string | null }>(shown)
    .catch(() => [])
  return rows.some(({ sample }) => sample === null)
}

/**
 * Prints the findings of the preflight. @throws DeployRefusal unless the operator accepts them or nothing is uploaded
 */
async function checkReadiness(
  site: DeployedSite,
  settings: Settings,
  { staging, yes, dryRun }: DeployOptions,
  tools: Tools,
): Promise<void> {
  const warnings = preflight({
    staging,
    settings,
    bindings: site.bindings,
    secrets: tools.secrets(),
    hasDirectory: dryRun || (await hasDirectory(site, tools)),
    company: tools.company,
  })
  for (const { problem, fix } of warnings) tools.say(`deploy: ${problem}.\n        Fix: ${fix}.`)
  if (warnings.length > 0 && !yes && !dryRun)
    throw new DeployRefusal('nothing was deployed. Fix the points above, or accept them with --yes.')
}

/** Applies the migrations. @throws DeployRefusal when one is missing afterwards: wrangler ends well on a "no" */
async function migrate(name: string, environment: ReadonlyArray<string>, tools: Tools): Promise<void> {
  tools.say(`deploy: migrations of ${name}`)
  tools.wrangler(['d1', 'migrations', 'apply', name, ...tools.where, ...environment])
  const applied = await tools.database(name).query<{ name: string }>('SELECT name FROM d1_migrations')
  const missing = tools.migrations().filter((file) => !applied.some((one) => one.name === file))
  if (missing.length > 0)
    throw new DeployRefusal(`nothing was uploaded: the migrations ${missing.join(', ')} were not applied.`)
}

/** Migrates the database, and fills it unless the version gets no visitors yet: the running one reads it too. */
async function prepareDatabase(
  { database }: DeployedSite,
  settings: Settings,
  { environment, versionOnly }: { environment: ReadonlyArray<string>; versionOnly: boolean },
  tools: Tools,
): Promise<void> {
  if (!database) return
  await migrate(database.name, environment, tools)
  if (versionOnly) {
    tools.say('deploy: the catalogue is written by the deployment that sends visitors to this version')
    return
  }
  if (settings.UPSTREAM_URL) {
    tools.say('deploy: the marketplace API is another system, so no catalogue is written')
    return
  }
  const written = await writeSeed(tools.database(database.name), settings.SAMPLE_CONTENT)
  tools.say(
    `deploy: ${written.length > 0 ? `${written.join(' and ')} written` : 'the catalogue is this one already'}`,
  )
}

/**
 * Deploys the checked-out commit: builds, migrates and fills the database, then uploads. The database comes first,
 * because the running version works with the new schema, and the new version does not work with the old one. @throws
 * DeployRefusal before any change, and the error of a tool that failed: earlier steps stay done
 */
export async function deploy(site: DeployedSite, options: DeployOptions, tools: Tools): Promise<void> {
  const { staging, dryRun, versionOnly } = options
  const settings = check(site, options, tools)
  const environment = staging ? ['--env', 'staging'] : ['--env', '']
  await checkReadiness(site, settings, options, tools)
  const { id, subject } = tools.commit()
  tools.build()
  await prepareDatabase(site, settings, { environment, versionOnly }, tools)
  const upload = versionOnly ? ['versions', 'upload'] : ['deploy']
  tools.wrangler([
    ...upload,
    ...environment,
    '--tag',
    id,
    '--message',
    subject,
    ...(dryRun ? ['--dry-run'] : []),
  ])
  if (dryRun) {
    tools.say(`deploy: ${site.name} ${id} can be deployed; nothing was uploaded.`)
    return
  }
  const addresses = tools.addresses()
  tools.say(`deploy: ${site.name} ${id} is ${versionOnly ? 'uploaded, without visitors,' : 'deployed'} at`)
  for (const address of addresses) tools.say(`  ${address}`)
}
