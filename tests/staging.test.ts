import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { unstable_readConfig } from 'wrangler'
import { withSettingsList, withStagingVariables } from '../scripts/settings-documents.ts'

const ROOT = path.join(import.meta.dirname, '..')
const config = path.join(ROOT, 'wrangler.toml')

/** What is read of wrangler.toml here. */
type Read = {
  name: string
  vars: Record<string, string>
  d1_databases: Array<{ binding: string; migrations_dir: string; database_id: string; database_name: string }>
  ratelimits: Array<{ name: string; namespace_id: string; simple: object }>
  routes?: Array<unknown>
  workers_dev?: boolean
  observability: object
}

const production: Read = unstable_readConfig({ config })
const staging: Read = unstable_readConfig({ config, env: 'staging' })

const contentOf = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')

/** What an operator sets for each site by itself. */
const OWN = [
  'name',
  'topLevelName',
  'targetEnvironment',
  'definedEnvironments',
  'routes',
  'route',
  'workers_dev',
]

test('staging has every variable of production, and no other', () => {
  expect(Object.keys(staging.vars).sort()).toEqual(Object.keys(production.vars).sort())
})

const bothOf = <T>(listOf: (config: Read) => ReadonlyArray<T>) =>
  [listOf(production), listOf(staging)] as const

test('staging has a database of its own for each of production', () => {
  const [ours, theirs] = bothOf(({ d1_databases }) =>
    d1_databases.map(({ binding, migrations_dir }) => ({ binding, migrations_dir })),
  )
  expect(theirs).toEqual(ours)
  const names = bothOf(({ d1_databases }) =>
    d1_databases.flatMap(({ database_id, database_name }) => [database_id, database_name]),
  ).flat()
  expect(new Set(names).size).toBe(names.length)
})

test('staging has every limit of production, and counts by itself', () => {
  const [ours, theirs] = bothOf(({ ratelimits }) =>
    ratelimits.map(({ name, simple }) => `${name} ${JSON.stringify(simple)}`).sort(),
  )
  expect(theirs).toEqual(ours)
  const namespaces = bothOf(({ ratelimits }) => ratelimits.map(({ namespace_id }) => namespace_id)).flat()
  expect(new Set(namespaces).size).toBe(namespaces.length)
})

test('in all else staging is production', () => {
  const separate = [...OWN, 'vars', 'd1_databases', 'ratelimits']
  const rest = (all: object) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => !separate.includes(name)))
  expect(rest(staging)).toEqual(rest(production))
})

test('staging is at an address of its own', () => {
  expect(staging.name).not.toBe(production.name)
  expect(staging.routes).toEqual([])
  expect(staging.workers_dev).toBe(true)
})

test('what is written down of the settings is what their table says', () => {
  expect(withSettingsList(contentOf('docs/operations.md'))).toBe(contentOf('docs/operations.md'))
  expect(withStagingVariables(contentOf('wrangler.toml'))).toBe(contentOf('wrangler.toml'))
})

test('a variable that an operator has set for staging stays as it is', () => {
  const own =
    'SITE_URL = "https://staging.example"\n\n# Ours.\nUPSTREAM_URL="https://api.staging.example"\n\n'
  const written = withStagingVariables(`x = 1\n[env.staging.vars]\n${own}[other]\n`)
  expect(written).toContain(`${own}[other]\n`)
  expect(written).toContain('\nPAGE_CACHE = "on"\n')
  expect(written.match(/^UPSTREAM_URL/gm)).toHaveLength(1)
  expect(withStagingVariables(written)).toBe(written)
  const cut = '[env.staging.vars]\nSITE_URL = "https://staging.example"'
  expect(withStagingVariables(cut).match(/^SITE_URL/gm)).toHaveLength(1)
})

test('a wrangler.toml without a part for staging is not taken for one that has all', () => {
  expect(() => withStagingVariables('x = 1\n')).toThrow('[env.staging.vars]')
})

test('logs cost less than requests: the platform writes no line for each of them, and drops none of ours', () => {
  for (const { observability } of [production, staging])
    expect(observability).toMatchObject({
      enabled: true,
      head_sampling_rate: 1,
      logs: { invocation_logs: false },
    })
})
