import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'
import { removeRetiredEditions } from '#upstream/directory/editions.ts'
import { readConfig } from '#worker/config.ts'
import { boundDatabase } from './directory/database.ts'
import { writeSeed } from './seed-sql.ts'

const ROOT = path.join(import.meta.dirname, '..')
const MIGRATIONS = path.join(ROOT, 'migrations')

export type RuntimeOptions = {
  /** 0 means any free port. */
  port: number
  /** Replace variables of wrangler.toml and secrets. */
  vars?: Record<string, string>
  /** Folder that keeps the local database between starts. Without it everything is in memory. */
  persist?: string
  /** false leaves the worker without its database, for the test of that fault. */
  database?: boolean
  /** The allowed senders of e-mails; any sender without a list. */
  senders?: Array<string>
  /** Folder in which e-mails appear as files, below `email`, for as long as the runtime runs. */
  mailFolder?: string
  /** Folder with the client's files, in place of that of wrangler.toml. */
  client?: string
  /** Folder of another site, with a build and a wrangler.toml of its own. */
  root?: string
  /** File of another build of the worker. */
  script?: string
  /** Text of a module beside the worker that runs in its place and imports it. */
  entry?: string
  onLog?: (line: string) => void
}

/** Returns the modules of the further languages of a build. */
function modulesBeside(script: string): Array<string> {
  const folder = path.dirname(script)
  return readdirSync(folder)
    .filter((name) => /^site\..+\.js$/.test(name))
    .map((name) => path.join(folder, name))
}

/** Returns the worker's options from wrangler.toml and the secrets beside it; `vars` override them. */
function getWorkerOptions(root: string, vars: Record<string, string>) {
  const { workerOptions } = unstable_getMiniflareWorkerOptions(path.join(root, 'wrangler.toml'))
  return { workerOptions, bindings: Object.assign({}, workerOptions.bindings, vars) }
}

/** Reads the settings of a runtime. */
export function configFor({ vars = {}, root = ROOT }: Pick<RuntimeOptions, 'vars' | 'root'>) {
  const { workerOptions, bindings } = getWorkerOptions(root, vars)
  return readConfig({ ...bindings, DB: Object.hasOwn(workerOptions.d1Databases ?? {}, 'DB') })
}

/** Returns the production build in workerd with the bindings of wrangler.toml, and one that simulates e-mail. */
export function createRuntime({
  port,
  vars = {},
  persist,
  database = true,
  senders,
  mailFolder,
  client,
  root = ROOT,
  script = path.join(root, 'dist/worker/index.js'),
  entry,
  onLog,
}: RuntimeOptions): Miniflare {
  const { workerOptions, bindings } = getWorkerOptions(root, vars)
  if (!database) delete workerOptions.d1Databases
  return new Miniflare(
    convertV4MiniflareOptions({
      ...workerOptions,
      bindings,
      modulesRoot: path.dirname(script),
      // The first is the entry; the others are imported by it.
      modules: [
        ...(entry
          ? [
              {
                type: 'ESModule' as const,
                path: path.join(path.dirname(script), 'entry.js'),
                contents: entry,
              },
            ]
          : []),
        ...[script, ...modulesBeside(script)].map((file) => ({ type: 'ESModule' as const, path: file })),
      ],
      host: '127.0.0.1',
      port: 0,
      // The address of workerd itself, because the proxy before it compresses and so delays streams.
      unsafeDirectSockets: [{ host: '127.0.0.1', port }],
      log: new Log(LogLevel.WARN),
      ...(persist && { resourcePersistencePath: path.resolve(persist) }),
      ...(client && { assets: Object.assign({}, workerOptions.assets, { directory: path.resolve(client) }) }),
      ...(mailFolder && { resourceTmpPath: path.resolve(mailFolder) }),
      // The e-mail service is simulated: it sends nothing.
      email: { send_email: [{ name: 'EMAIL', ...(senders && { allowed_sender_addresses: senders }) }] },
      cf: false,
      ...(onLog && { handleStructuredLogs: ({ message }: { message: string }) => onLog(message) }),
    }),
  )
}

/** Returns the origin of a runtime, once it answers. */
export async function getOrigin(runtime: Miniflare): Promise<string> {
  await runtime.ready
  return (await runtime.unsafeGetDirectURL()).origin
}

const MIGRATIONS_TABLE =
  'CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)'

/**
 * Applies and records the migrations that a local database lacks, as `wrangler d1 migrations apply` does. Throws if the
 * database has one that the repository no longer has.
 */
export async function migrate(db: D1Database): Promise<Array<string>> {
  const ours = readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.sql'))
    .sort()
  await db.prepare(MIGRATIONS_TABLE).run()
  const { results } = await db.prepare('SELECT name FROM d1_migrations').all<{ name: string }>()
  const applied = results.map((row) => row.name)
  const removed = applied.find((name) => !ours.includes(name))
  if (removed)
    throw new Error(
      `The local database has a former migration (${removed}). Delete .wrangler/state and run again.`,
    )
  const pending = ours.filter((name) => !applied.includes(name))
  for (const name of pending) {
    const statements = splitStatements(readFileSync(path.join(MIGRATIONS, name), 'utf8'))
    await db.batch([
      ...statements.map((statement) => db.prepare(statement)),
      db.prepare('INSERT INTO d1_migrations (name) VALUES (?1)').bind(name),
    ])
  }
  return pending
}

/** Splits a migration into statements. Our migrations end each with `;` at the end of a line and have no triggers. */
function splitStatements(sql: string): Array<string> {
  return sql
    .split('\n')
    .filter((line) => !line.startsWith('--'))
    .join('\n')
    .split(/;\s*(?:\n|$)/)
    .map((statement) => statement.trim())
    .filter(Boolean)
}

/**
 * Writes the catalogue, and with `samples` the sample directory, into a local database that lacks them. Returns the
 * names of what it wrote.
 */
export async function seed(db: D1Database, { samples = true } = {}): Promise<Array<string>> {
  if (samples) await removeRetiredEditions(db, Date.now())
  return writeSeed(boundDatabase(db), samples)
}
