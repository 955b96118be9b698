import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import * as v from 'valibot'

/** The local or deployed database that a command works on. */
export type Database = {
  query: <Row>(sql: string) => Promise<Array<Row>>
  /** Runs statements; with `together`, all of them or none take effect. */
  run: (statements: Iterable<string>, options?: { together?: boolean }) => Promise<void>
}

/** A database that also returns the rows of each of several statements, of which all or none take effect. */
export type OpenDatabase = Database & {
  queryAll: <Row>(statements: ReadonlyArray<string>) => Promise<Array<Array<Row>>>
}

const STATEMENTS_AT_ONCE = 50

const ENDINGS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

function ignore(): void {}

/**
 * Runs statements in one batch. Yields to the event loop first: after long work, the client of the local runtime has
 * yet to notice that its connection was closed.
 */
async function runTogether<Row>(
  db: D1Database,
  statements: ReadonlyArray<string>,
): Promise<Array<Array<Row>>> {
  await setImmediate()
  const answers = await db.batch<Row>(statements.map((statement) => db.prepare(statement)))
  return answers.map(({ results }) => results)
}

/** Wraps a D1 binding. */
export function boundDatabase(db: D1Database): OpenDatabase {
  return {
    queryAll: (statements) => runTogether(db, statements),
    query: async <Row>(sql: string) => (await db.prepare(sql).all<Row>()).results,
    run: async (statements, { together = false } = {}) => {
      let waiting: Array<string> = []
      for (const statement of statements) {
        waiting.push(statement)
        if (together || waiting.length < STATEMENTS_AT_ONCE) continue
        await runTogether(db, waiting)
        waiting = []
      }
      if (waiting.length > 0) await runTogether(db, waiting)
    },
  }
}

/** The failure that wrangler prints as JSON. */
const failureSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ error: v.object({ text: v.string() }) }),
  v.transform(({ error }) => error.text.replace(/\.$/, '')),
)

/**
 * Returns a database of wrangler.toml, by its name or binding. `where` is `--remote`, or `--local` with a folder. A
 * file of statements takes effect completely or not at all.
 */
export function throughWrangler(name: string, where: ReadonlyArray<string>): Database {
  function execute(args: ReadonlyArray<string>): string {
    const { status, stdout, error } = spawnSync(
      'wrangler',
      ['d1', 'execute', name, ...where, '--yes', ...args],
      {
        encoding: 'utf8',
        maxBuffer: 512 * 1024 * 1024,
        stdio: ['inherit', 'pipe', 'inherit'],
      },
    )
    if (status === 0) return stdout
    const failure = v.safeParse(failureSchema, stdout)
    const why = error?.message ?? (failure.success ? failure.output : 'it says why above')
    throw new Error(`wrangler failed on the database ${name}: ${why}.`)
  }

  return {
    query: async (sql) => {
      const [answer] = JSON.parse(execute(['--json', '--command', sql]))
      return answer.results
    },
    run: async (statements) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'site-statements-'))
      const file = path.join(folder, 'statements.sql')
      // A signal also stops wrangler. This process continues, to delete the file with personal data.
      for (const signal of ENDINGS) process.on(signal, ignore)
      try {
        writeFileSync(file, `${[...statements].join(';\n')};\n`, { mode: 0o600 })
        execute(['--file', file])
      } finally {
        rmSync(folder, { recursive: true, force: true })
        for (const signal of ENDINGS) process.off(signal, ignore)
      }
    },
  }
}
