import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, test } from 'vitest'
import { runScript } from '#support/site/run-script.ts'

const cwd = mkdtempSync(path.join(tmpdir(), 'backup-'))
afterAll(() => rmSync(cwd, { recursive: true }))

const CONFIGURATION = `name = "site"
compatibility_date = "2026-11-17"

[[d1_databases]]
binding = "DB"
database_name = "site"
database_id = "00000000-0000-0000-0000-000000000003"
`

const STATE = path.join(cwd, '.wrangler/state/v3/d1')

function run(command: string, env: Record<string, string> = {}, input = '') {
  const [script = '', ...args] = command.split(' ')
  return runScript(script, args, env, cwd, input)
}

function insertMessage(): void {
  const folder = path.join(STATE, 'miniflare-D1DatabaseObject')
  const file = readdirSync(folder).find((name) => name.endsWith('.sqlite') && name !== 'metadata.sqlite')
  const db = new DatabaseSync(path.join(folder, file ?? ''))
  db.prepare(
    `INSERT INTO messages (id, idempotency_key, name, email, phone, message, received_at)
     VALUES ('abcd1234', 'key-1', 'Asha ''A''', 'a@home.example', '9876543210', 'नल; टपकता है. BEGIN TRANSACTION; It''s; COMMIT; BEGIN TRANSACTION', 1)`,
  ).run()
  db.close()
}

test('a backup restores schema and data into an empty database', { tags: ['slow'] }, async () => {
  writeFileSync(path.join(cwd, 'wrangler.toml'), CONFIGURATION)
  expect(await run('messages.ts')).toMatchObject({ code: 0 })
  insertMessage()
  expect(await run('backup.ts first.sql')).toMatchObject({ code: 0 })
  expect(statSync(path.join(cwd, 'first.sql')).mode & 0o777).toBe(0o600)
  expect(await run('backup.ts first.sql')).toMatchObject({ code: 1 })

  const refused = await run('restore.ts first.sql')
  expect(refused.code).toBe(1)
  expect(refused.text).toContain('not empty')

  rmSync(STATE, { recursive: true })
  expect(await run('restore.ts first.sql')).toMatchObject({ code: 0 })
  expect(await run('backup.ts second.sql')).toMatchObject({ code: 0 })
  const [first, second] = ['first.sql', 'second.sql'].map((name) =>
    readFileSync(path.join(cwd, name), 'utf8').split('\n').sort(),
  )
  expect(second).toEqual(first)
})

test('a provider who was erased after a backup stays erased when it is restored', {
  tags: ['slow'],
}, async () => {
  writeFileSync(path.join(cwd, 'wrangler.toml'), CONFIGURATION)
  writeFileSync(path.join(cwd, 'people.csv'), 'key,name,categories,city\nA,Asha,plumbing,kochi\n')
  rmSync(STATE, { recursive: true })
  expect((await run('import.ts people.csv')).text).toContain('1 new')
  // The operator calls from another folder.
  const caller = { INIT_CWD: mkdtempSync(path.join(cwd, 'caller-')) }
  expect(await run('backup.ts people.sql', caller)).toMatchObject({ code: 0 })
  expect(readdirSync(caller.INIT_CWD)).toEqual(['people.sql'])
  expect(await run('import.ts --erase A', {}, 'y\n')).toMatchObject({ code: 0 })

  rmSync(STATE, { recursive: true })
  expect(await run('restore.ts people.sql', caller)).toMatchObject({ code: 0 })
  expect((await run('import.ts people.csv')).text).toContain(
    '0 new, 0 changed, 0 unchanged, 0 withdrawn, 1 left',
  )
  expect((await run('import.ts --erase-again')).text).toContain('Erased again: 1.')
})

test('a backup that cannot be made leaves no file', { tags: ['slow'] }, async () => {
  writeFileSync(path.join(cwd, 'wrangler.toml'), CONFIGURATION)
  expect(await run('backup.ts nowhere/file.sql')).toMatchObject({ code: 1 })
  expect(await run('backup.ts')).toMatchObject({ code: 2 })
  expect(await run('restore.ts absent.sql')).toMatchObject({ code: 1 })
})
