import { spawnSync } from 'node:child_process'
import * as v from 'valibot'
import { unstable_readConfig } from 'wrangler'
import type { OpenDatabase } from './database.ts'

/** Approximate length of the statements of one request, which D1 runs as one batch. */
const MAX_BATCH_LENGTH = 500_000

const answerSchema = v.object({
  success: v.boolean(),
  errors: v.fallback(v.array(v.object({ message: v.string() })), []),
  result: v.nullish(v.array(v.record(v.string(), v.unknown())), []),
})

/** Groups statements into batches. */
function* batches(statements: Iterable<string>, maxLength: number): Generator<string> {
  let batch = ''
  for (const statement of statements) {
    if (batch !== '' && batch.length + statement.length > maxLength) {
      yield batch
      batch = ''
    }
    batch += `${statement};\n`
  }
  if (batch !== '') yield batch
}

type Api = { url: string; token: string }

/** Calls Cloudflare's API. @throws with the API's error message when it refuses */
async function call(
  { url, token }: Api,
  path: string,
  body?: object,
): Promise<Array<Record<string, unknown>>> {
  const response = await fetch(url + path, {
    method: body ? 'POST' : 'GET',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const answer = v.safeParse(answerSchema, await response.json().catch(() => undefined))
  if (answer.success && answer.output.success) return answer.output.result ?? []
  const [error] = answer.success ? answer.output.errors : []
  throw new Error(`Cloudflare answered ${response.status}: ${error?.message ?? 'no reason'}.`)
}

/**
 * Opens a D1 database through Cloudflare's HTTP API. A batch of queries blocks readers only while it runs; a file that
 * wrangler imports blocks them until it ends.
 */
export function throughApi(
  api: Api,
  { account, database }: { account: string; database: string },
): OpenDatabase {
  const path = `/accounts/${account}/d1/database/${database}/query`
  async function queryAll<Row>(statements: ReadonlyArray<string>): Promise<Array<Array<Row>>> {
    const answers = await call(api, path, { sql: statements.join(';\n') })
    return answers.map(({ results }) => (results ?? []) as Array<Row>)
  }
  return {
    queryAll,
    query: async <Row>(sql: string) => (await queryAll<Row>([sql]))[0] ?? [],
    run: async (statements, { together = false } = {}) => {
      for (const sql of batches(statements, together ? Number.POSITIVE_INFINITY : MAX_BATCH_LENGTH))
        await call(api, path, { sql })
    },
  }
}

const tokenSchema = v.pipe(v.string(), v.parseJson(), v.object({ token: v.string() }))

/** Returns the token of wrangler's login or of the environment. */
function readToken(): string {
  const { stdout } = spawnSync('wrangler', ['auth', 'token', '--json'], { encoding: 'utf8' })
  const read = v.safeParse(tokenSchema, stdout)
  if (!read.success)
    throw new Error('Not logged in to Cloudflare: run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN.')
  return read.output.token
}

type Configured = {
  account_id?: string | undefined
  d1_databases: Array<{ binding: string; database_id?: string | undefined }>
}

/** Opens the deployed database that wrangler.toml binds as DB. */
export async function deployedDatabase(): Promise<OpenDatabase> {
  const config: Configured = unstable_readConfig({ config: 'wrangler.toml' })
  const bound = config.d1_databases.find(({ binding }) => binding === 'DB')
  if (!bound?.database_id) throw new Error('There is no database: bind a D1 database as DB in wrangler.toml.')
  const url = process.env.CLOUDFLARE_API_BASE_URL ?? 'https://api.cloudflare.com/client/v4'
  const api = { url, token: readToken() }
  const configured = process.env.CLOUDFLARE_ACCOUNT_ID ?? config.account_id
  const accounts = configured ? [configured] : (await call(api, '/accounts')).map(({ id }) => String(id))
  const [account, ...others] = accounts
  if (account === undefined || others.length > 0)
    throw new Error(`The token knows ${accounts.length} accounts: set CLOUDFLARE_ACCOUNT_ID to one of them.`)
  return throughApi(api, { account, database: bound.database_id })
}
