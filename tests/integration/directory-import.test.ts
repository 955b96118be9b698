import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProviderDetail, ProviderPage } from '#api/schemas/provider.ts'
import { idOfKey } from '../../scripts/directory/columns.ts'
import { boundDatabase, type Database, throughWrangler } from '../../scripts/directory/database.ts'
import { erasePerson, importPeople } from '../../scripts/directory/import-people.ts'
import { seed } from '../../scripts/runtime.ts'
import { askUpstream } from '../support/counting-database.ts'
import { peopleOf } from '../support/csv-people.ts'
import { type Site, startSite } from '../support/start-site.ts'

let site: Site
let db: D1Database

beforeAll(async () => {
  site = await startSite({ samples: true })
  db = await site.runtime.getD1Database('DB')
})
afterAll(() => site.stop())

const HEAD = 'key,name,categories,city,phone,consent_on'
const people = (...lines: Array<string>) => peopleOf(HEAD, ...lines)
const names = async () =>
  (await askUpstream<ProviderPage>(db, '/provider/all?limit=50', 'off')).body.data
    .map(({ name }) => name)
    .sort()
const profile = (key: string) => askUpstream<{ data: ProviderDetail }>(db, `/provider/${idOfKey(key)}`, 'off')

/** A database on which somebody else imports before that which was written is shown. */
function duringImport(database: Database): Database {
  return {
    ...database,
    run: async (statements, options) => {
      if (options?.together) await importPeople(database, await people('C,Chitra Works,plumbing,kochi,,'))
      await database.run(statements, options)
    },
  }
}

async function rowsWith(text: string): Promise<number> {
  const tables = [
    'providers',
    'provider_lists',
    'provider_scopes',
    'provider_reviews',
    'provider_search_content',
  ]
  let found = 0
  for (const table of tables) {
    const { results } = await db.prepare(`SELECT * FROM ${table}`).all()
    found += results.filter((row) => JSON.stringify(row).includes(text)).length
  }
  return found
}

const asha = 'A,Asha Works,plumbing,kochi,+91 98765 43210,2026-01-31'
const binu = 'B,Binu Works,electrician,delhi,,'

test('an import takes the place of the samples, and the same file again changes nothing', async () => {
  const database = boundDatabase(db)
  expect(await importPeople(database, await people(asha, binu))).toEqual({
    shown: 2,
    erased: 0,
    isNew: true,
    undone: 0,
  })
  expect(await names()).toEqual(['Asha Works', 'Binu Works'])
  expect(await importPeople(database, await people(binu, asha))).toMatchObject({ isNew: false })
  expect(await rowsWith('sample-')).toBe(0)
  expect((await profile('A')).body.data.phone).toBe('+91 98765 43210')
})

test('a new edition of the catalogue and of the samples leaves an imported directory alone', async () => {
  await db.prepare("UPDATE catalogue_edition SET edition = 'older'").run()
  await seed(db)
  expect(await names()).toEqual(['Asha Works', 'Binu Works'])
})

test('rows of an edition that was written and not made current are seen by nobody', async () => {
  const database = boundDatabase(db)
  const stops = {
    ...database,
    run: async (...[statements, options]: Parameters<typeof database.run>) => {
      if (options?.together) throw new Error('the connection was lost')
      await database.run(statements, options)
    },
  }
  const file = await people(asha, 'C,Chitra Works,plumbing,kochi,,')
  await expect(importPeople(stops, file)).rejects.toThrow('lost')
  expect(await names()).toEqual(['Asha Works', 'Binu Works'])
  expect(await importPeople(database, file)).toMatchObject({ shown: 2, isNew: true })
  expect(await names()).toEqual(['Asha Works', 'Chitra Works'])
})

test('who is no longer in the file is gone, who comes back is there, and who never was is not found', async () => {
  expect((await profile('B')).status).toBe(410)
  expect((await profile('nobody')).status).toBe(404)
  await importPeople(boundDatabase(db), await people(asha, binu))
  expect((await profile('B')).status).toBe(200)
})

test('somebody who is erased leaves a hash of the key and does not come back with the next file', async () => {
  const database = boundDatabase(db)
  expect(await erasePerson(database, 'A')).toEqual({ wasShown: true, undone: 0 })
  expect(await rowsWith('Asha')).toBe(0)
  expect(await rowsWith('98765')).toBe(0)
  expect((await profile('A')).status).toBe(410)
  expect(await importPeople(database, await people(asha, binu))).toMatchObject({ shown: 1, erased: 1 })
  expect(await names()).toEqual(['Binu Works'])
})

test('of two imports at once one is refused: the other is shown whole, and the file can be taken in again', async () => {
  const database = boundDatabase(db)
  const file = await people(binu, 'D,Deepu Works,plumbing,kochi,,')
  await expect(importPeople(duringImport(database), file)).rejects.toThrow('run this one again')
  expect(await names()).toEqual(['Chitra Works'])
  expect(await importPeople(database, file)).toMatchObject({ isNew: true })
  expect(await names()).toEqual(['Binu Works', 'Deepu Works'])
})

test('the same through wrangler', { tags: ['long'], timeout: 300_000 }, async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'import-'))
  const where = ['--local', '--persist-to', folder, '--env', '']
  try {
    execFileSync('wrangler', ['d1', 'migrations', 'apply', 'DB', ...where])
    const database = throughWrangler('DB', where)
    await expect(importPeople(duringImport(database), await people(binu))).rejects.toThrow(
      'run this one again',
    )
    const shown = await database.query('SELECT id FROM providers JOIN directory USING (edition)')
    expect(shown).toEqual([{ id: idOfKey('C') }])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
