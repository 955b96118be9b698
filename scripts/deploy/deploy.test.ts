import * as v from 'valibot'
import { expect, test } from 'vitest'
import { settingsSchema, variableNames } from '#worker/config.ts'
import { buildSamples, buildSeed } from '../seed-sql.ts'
import { type DeployedSite, type DeployOptions, deploy, type Tools } from './deploy.ts'

const defaults: Record<string, unknown> = v.getDefaults(settingsSchema)
const VARS = Object.fromEntries(variableNames.map((name) => [name, defaults[name]]))

const SITE: DeployedSite = {
  name: 'home-services-site',
  vars: VARS,
  database: { name: 'site', id: '6f3c6a2e-1111-2222-3333-444455556666' },
  bindings: ['DB'],
}

type World = {
  changes?: string
  catalogue?: string
  directory?: { sample: string | null }
  applied?: Array<string>
}

const MIGRATIONS = ['0001_first.sql', '0002_second.sql']

/** Deploys with tools that record their calls in order. */
async function deployInto(
  { changes = '', catalogue, directory, applied = MIGRATIONS }: World,
  site: Partial<DeployedSite> = {},
  options: Partial<DeployOptions> = {},
): Promise<{ done: Array<string>; warnings: Array<string>; refusal: string }> {
  const done: Array<string> = []
  const tools: Tools = {
    changes: () => changes,
    commit: () => ({ id: 'abc123', subject: 'A reason' }),
    build: () => done.push('build'),
    wrangler: (args) => done.push(args.join(' ')),
    where: ['--remote'],
    database: (name) => ({
      query: async (sql) => {
        if (sql.includes('d1_migrations'))
          return JSON.parse(JSON.stringify(applied.map((name) => ({ name }))))
        const row = sql.includes('catalogue') ? catalogue && { edition: catalogue } : directory
        return JSON.parse(JSON.stringify([row].filter(Boolean)))
      },
      run: async (statements) => {
        done.push(`fill ${name} with ${[...statements].length > 1_000 ? 'people' : 'the catalogue'}`)
      },
    }),
    migrations: () => MIGRATIONS,
    secrets: () => ['OPS_TOKEN'],
    company: '',
    addresses: () => ['https://www.company.example'],
    say: (line) => done.push(line),
  }
  const all = { staging: false, dryRun: false, versionOnly: false, yes: true, ...options }
  const refusal = await deploy({ ...SITE, ...site }, all, tools).then(
    () => '',
    (error: unknown) => String(error),
  )
  return {
    done: done.filter((line) => !/^deploy: (?:migrations|the catalogue is)|Fix: /.test(line)),
    warnings: done.filter((line) => line.includes('Fix: ')),
    refusal,
  }
}

const MIGRATE = 'd1 migrations apply site --remote --env '
const UPLOAD = 'deploy --env  --tag abc123 --message A reason'
const DONE = ['deploy: home-services-site abc123 is deployed at', '  https://www.company.example']

test('the database is migrated and filled before the version that needs it is uploaded', async () => {
  const { done, refusal } = await deployInto({})
  expect(refusal).toBe('')
  expect(done).toEqual([
    'build',
    MIGRATE,
    'fill site with the catalogue',
    'deploy: catalogue written',
    UPLOAD,
    ...DONE,
  ])
})

test('the catalogue is not written when it has not changed', async () => {
  const { done } = await deployInto({ catalogue: buildSeed().edition })
  expect(done).toEqual(['build', MIGRATE, UPLOAD, ...DONE])
})

test('a deployment without UPSTREAM_URL, or with an empty one, writes the catalogue', async () => {
  const { UPSTREAM_URL: _, ...without } = VARS
  for (const vars of [without, { ...VARS, UPSTREAM_URL: ' ' }])
    expect((await deployInto({}, { vars })).done).toContain('fill site with the catalogue')
})

test('no catalogue is written when the API is remote', async () => {
  const vars = { ...VARS, UPSTREAM_URL: 'https://api.example.com', SAMPLE_CONTENT: 'on' }
  const { done } = await deployInto({}, { vars })
  expect(done.join('\n')).not.toContain('fill')
  expect(done).toContain(UPLOAD)
})

test('samples are written only if shown, and never over an import', async () => {
  const vars = { ...VARS, SAMPLE_CONTENT: 'on' }
  const known = { catalogue: buildSeed().edition }
  const filled = async (directory?: World['directory']) =>
    (await deployInto({ ...known, ...(directory && { directory }) }, { vars })).done.filter((line) =>
      line.startsWith('fill'),
    )
  expect(await filled()).toHaveLength(1)
  expect(await filled({ sample: buildSamples().sample })).toEqual([])
  expect(await filled({ sample: null })).toEqual([])
})

test('staging is the second site with its own database', async () => {
  const site = { name: 'home-services-site-staging', database: { name: 'site-staging', id: 'a-real-id' } }
  const { done } = await deployInto({ catalogue: buildSeed().edition }, site, { staging: true })
  expect(done.slice(1, 3)).toEqual([
    'd1 migrations apply site-staging --remote --env staging',
    'deploy --env staging --tag abc123 --message A reason',
  ])
})

test('staging is deployed without SITE_URL and directory, and the site is not', async () => {
  const vars = { ...VARS, CONTACT_EMAIL_TO: 'office@home.in', CONTACT_EMAIL_FROM: 'site@home.in' }
  const staging = await deployInto({}, { vars }, { staging: true, yes: false })
  expect(staging.refusal).toBe('')
  expect(staging.warnings).toEqual([])
  const { refusal, warnings } = await deployInto({}, { vars }, { yes: false })
  expect(refusal).toMatch(/--yes/)
  expect(warnings.map((line) => line.split('.\n')[0])).toEqual([
    expect.stringContaining('SITE_URL'),
    expect.stringContaining('directory'),
  ])
})

test('a version for a gradual deployment gets no visitors', async () => {
  const { done } = await deployInto({ catalogue: buildSeed().edition }, {}, { versionOnly: true })
  expect(done).toContain('versions upload --env  --tag abc123 --message A reason')
  expect(done.join('\n')).toContain('without visitors')
})

test('a version without visitors leaves the catalogue of the running version', async () => {
  const { done } = await deployInto({}, {}, { versionOnly: true })
  expect(done).toContain(MIGRATE)
  expect(done.join('\n')).not.toContain('fill')
})

test('a deployment stops when a migration was not applied', async () => {
  const { done, refusal } = await deployInto({ applied: MIGRATIONS.slice(0, 1) })
  expect(refusal).toContain('0002_second.sql')
  expect(done).toEqual(['build', MIGRATE])
})

test('a dry run uploads nothing', async () => {
  const { done } = await deployInto(
    {},
    { database: { name: 'site', id: '00000000-0000-0000-0000-000000000000' } },
    { dryRun: true },
  )
  expect(done).toContain(`${UPLOAD} --dry-run`)
  expect(done.at(-1)).toContain('nothing was uploaded')
  expect(done[0]).toContain('wrangler d1 create site')
})

test.each<[string, World, Partial<DeployedSite>, string]>([
  ['changes that are in no commit', { changes: ' M src/worker/index.ts\n' }, {}, 'src/worker/index.ts'],
  [
    'a database that is not there yet',
    {},
    { database: { name: 'site', id: '00000000-0000-0000-0000-000000000000' } },
    'd1 create site',
  ],
  ['neither a database nor an API', {}, { database: undefined }, 'UPSTREAM_URL'],
  ['neither a database nor a line for an API', {}, { database: undefined, vars: {} }, 'UPSTREAM_URL'],
  ['a setting that is wrong', {}, { vars: { ...VARS, HSTS: 'often' } }, 'HSTS is not a value'],
  ['a misspelled setting', {}, { vars: { ...VARS, SITE_ULR: '' } }, 'SITE_ULR'],
  [
    'a recipient without a sender',
    {},
    { vars: { ...VARS, CONTACT_EMAIL_TO: 'a@b.example' } },
    'CONTACT_EMAIL_FROM',
  ],
])('a deployment does nothing with %s', async (_, world, site, words) => {
  const { done, refusal } = await deployInto(world, site)
  expect(refusal).toContain(words)
  expect(done).toEqual([])
})

test('nothing is deployed while the preflight has warnings, unless they are accepted', async () => {
  const { done, warnings, refusal } = await deployInto({}, {}, { yes: false })
  expect(refusal).toMatch(/--yes/)
  expect(warnings.join('\n')).toMatch(/SITE_URL/)
  expect(done).not.toContain('build')
  expect((await deployInto({}, {}, { yes: true })).done).toContain('build')
})
