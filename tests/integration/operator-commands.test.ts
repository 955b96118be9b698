import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, test } from 'vitest'
import { runScript } from '#support/site/run-script.ts'
import { LAST_LINE } from '../../scripts/backup/dump.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'operator-'))
afterAll(() => rmSync(folder, { recursive: true }))

const SITE = 'name = "site"\ncompatibility_date = "2026-11-17"\n'
/** A site whose database has another name. */
const DATABASE = `
[[d1_databases]]
binding = "DB"
database_name = "another"
database_id = "00000000-0000-0000-0000-000000000002"
`

/** Returns a folder with a configuration and a file of one provider, for running commands. */
function newFolder(configuration: string) {
  const cwd = mkdtempSync(path.join(folder, 'site-'))
  writeFileSync(path.join(cwd, 'wrangler.toml'), SITE + configuration)
  writeFileSync(path.join(cwd, 'people.csv'), 'key,name,categories,city\nA,Asha,plumbing,kochi\n')
  mkdirSync(path.join(cwd, 'dist'), { recursive: true })
  const run = (command: string, env?: Record<string, string>, input?: string) => {
    const [script = '', ...args] = command.split(' ')
    return runScript(script, args, env, cwd, input)
  }
  return { cwd, run }
}

test('commands report a missing database in a sentence', async () => {
  const { run } = newFolder('')
  const sentence = 'There is no database: bind a D1 database as DB in wrangler.toml.\n'
  expect(await run('messages.ts')).toEqual({ code: 1, text: sentence })
})

test.each([
  ['a mistake in its syntax', 'crons = ["* * *\n', 'wrangler.toml, line 3: Invalid TOML document: '],
  [
    'a number where a text belongs',
    'account_id = 5\n',
    'wrangler.toml: Expected "account_id" to be of type string',
  ],
])(
  '%s of wrangler.toml is reported in a sentence with its place',
  { tags: ['slow'] },
  async (_, mistake, sentence) => {
    const { run } = newFolder(mistake)
    const commands = ['messages.ts', 'purge.ts']
    const said = await Promise.all(commands.map((command) => run(command, { OPS_TOKEN: 'x' })))
    for (const { code, text } of said) {
      expect(text.replace('purge: ', '').slice(0, sentence.length)).toBe(sentence)
      expect(text).not.toContain('    at ')
      expect(code).toBe(1)
    }
  },
)

test('a relative file is read from the folder in which npm runs', { tags: ['slow'] }, async () => {
  const { cwd, run } = newFolder(DATABASE)
  const elsewhere = path.join(cwd, 'dist')
  writeFileSync(path.join(elsewhere, 'other.csv'), 'key,name,categories,city\nA,Asha,plumbing,Atlantis\n')
  const { code, text } = await run('import.ts other.csv --dry-run', { INIT_CWD: elsewhere })
  expect(text).toContain('line 2, column city, "Atlantis": not a served city\n')
  expect(code).toBe(1)
})

/** Opens the database of a folder as another program would. */
function openDatabase(cwd: string): DatabaseSync {
  const state = path.join(cwd, '.wrangler/state/v3/d1/miniflare-D1DatabaseObject')
  const name = readdirSync(state).find((file) => /^[0-9a-f]+\.sqlite$/.test(file)) ?? ''
  return new DatabaseSync(path.join(state, name))
}

function execute(cwd: string, statement: string): void {
  const database = openDatabase(cwd)
  database.exec(statement)
  database.close()
}

test('a command asks to delete a local database when it has a former migration', {
  tags: ['slow'],
}, async () => {
  const { cwd, run } = newFolder(DATABASE)
  await run('messages.ts')
  execute(cwd, "INSERT INTO d1_migrations (name) VALUES ('0009_former.sql')")
  const { code, text } = await run('prepare-database.ts')
  expect(text).toBe(
    'The local database has a former migration (0009_former.sql). Delete .wrangler/state and run again.\n',
  )
  expect(code).toBe(1)
})

test('a command on a database that is being written to asks to be run again', {
  tags: ['slow'],
}, async () => {
  const { cwd, run } = newFolder(DATABASE)
  expect((await run('import.ts people.csv')).text).toBe('1 new, 0 changed, 0 unchanged, 0 withdrawn.\n')
  const other = openDatabase(cwd)
  other.exec('BEGIN IMMEDIATE')
  const locked = await run('import.ts --erase A', {}, 'y\n')
  expect(locked.code).toBe(1)
  expect(locked.text).toContain(
    'Another command or the site is writing to the database: run this one again.\n',
  )
  other.exec('ROLLBACK')
  other.close()
})

test('an erasure names the provider and needs a confirmation', { tags: ['slow'] }, async () => {
  const { run } = newFolder(DATABASE)
  await run('import.ts people.csv')
  const refused = await run('import.ts --erase A', {}, 'n\n')
  expect(refused.text).toMatch(/^Asha, kochi, \/provider\/pro-[0-9a-f]+\n.*\[y\/N\] Nothing was changed\.\n/)
  expect(await run('import.ts --erase A')).toMatchObject({
    code: 1,
    text: expect.stringContaining('Nothing was erased: '),
  })
})

test('a backup is restored into the bound database with any name', {
  tags: ['slow'],
}, async () => {
  const { cwd, run } = newFolder(DATABASE)
  const calls = path.join(cwd, 'calls')
  const wrangler = `#!/bin/sh\necho "$*" >> ${calls}\necho '[{"results":[]}]'\n`
  writeFileSync(path.join(cwd, 'wrangler'), wrangler, { mode: 0o755 })
  const env = { PATH: `${cwd}:${process.env.PATH}` }
  writeFileSync(path.join(cwd, 'all.sql'), LAST_LINE)
  expect(await run('restore.ts all.sql --remote', env)).toMatchObject({ code: 0 })
  const requests = readFileSync(calls, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('d1'))
  expect(requests.length).toBeGreaterThan(0)
  for (const line of requests) expect(line).toMatch(/^d1 execute DB --remote --env {2}--yes --/)
})

test('commands reach the deployed database through the API that wrangler is logged in to', {
  tags: ['slow'],
}, async () => {
  const { cwd, run } = newFolder(DATABASE)
  const wrangler = `#!/bin/sh\ntest "$*" = 'auth token --json' && echo '{"type":"oauth","token":"secret"}'\n`
  writeFileSync(path.join(cwd, 'wrangler'), wrangler, { mode: 0o755 })
  const requests: Array<string> = []
  const api = createServer((request, response) => {
    requests.push(`${request.headers.authorization} ${request.url}`)
    const result = request.url === '/accounts' ? [{ id: 'ours' }] : [{ results: [] }]
    response.end(JSON.stringify({ success: true, result }))
  })
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  const address = api.address()
  const env = {
    PATH: `${cwd}:${process.env.PATH}`,
    CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${typeof address === 'object' && address?.port}`,
  }
  expect(await run('import.ts --erase A --remote', env)).toEqual({
    code: 0,
    text: 'No edition has this key; later files leave it out.\n',
  })
  expect(await run('messages.ts --remote', env)).toEqual({ code: 0, text: 'No messages.\n' })
  expect(requests[0]).toBe('Bearer secret /accounts')
  expect(requests.at(-1)).toBe(
    'Bearer secret /accounts/ours/d1/database/00000000-0000-0000-0000-000000000002/query',
  )
  writeFileSync(path.join(cwd, 'wrangler'), '#!/bin/sh\nexit 1\n', { mode: 0o755 })
  expect((await run('import.ts people.csv --remote', env)).text).toContain('npx wrangler login')
  api.close()
})

test.each([
  [`echo '{ "error": { "text": "no such table: directory" } }'; exit 1`, 'no such table: directory'],
  ['exit 1', 'it says why above'],
])('commands report the answer of wrangler in a sentence: %s', { tags: ['slow'] }, async (script, words) => {
  const { cwd, run } = newFolder(DATABASE)
  writeFileSync(path.join(cwd, 'wrangler'), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  writeFileSync(path.join(cwd, 'all.sql'), LAST_LINE)
  expect(await run('restore.ts all.sql --remote', { PATH: `${cwd}:${process.env.PATH}` })).toEqual({
    code: 1,
    text: `wrangler failed on the database DB: ${words}.\n`,
  })
})

test('an export of messages has the wanted time of a call, and times of India', async () => {
  const { cwd, run } = newFolder(DATABASE)
  await run('messages.ts')
  const details = JSON.stringify({ preferredDay: '2026-11-30', preferredTime: 'evening' })
  execute(
    cwd,
    `INSERT INTO messages (id, idempotency_key, received_at, name, topic, details)
     VALUES ('abcdef', 'key', ${Date.UTC(2026, 10, 28, 20)}, 'Asha', 'booking', '${details}')`,
  )
  await run('messages.ts export all.csv')
  const text = readFileSync(path.join(cwd, 'all.csv'), 'utf8')
  for (const value of ['2026-11-29 01:30', 'booking', '2026-11-30', 'evening']) expect(text).toContain(value)
})

test('an export of messages replaces no folder, and only its owner can read it', async () => {
  const { cwd, run } = newFolder(DATABASE)
  const refusal = { code: 1, text: 'dist is a folder: name a CSV file.\n' }
  expect(await run('messages.ts export dist')).toEqual(refusal)
  const file = path.join(cwd, 'all.csv')
  writeFileSync(file, 'what was there before')
  chmodSync(file, 0o644)
  expect(await run('messages.ts export all.csv')).toEqual({ code: 0, text: 'all.csv: 0 messages.\n' })
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readFileSync(file, 'utf8')).toMatch(/^\ufeffreference,received_in_india,/)
})
