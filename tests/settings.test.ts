import path from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { unstable_readConfig } from 'wrangler'
import { settingsSchema, variableNames } from '../src/worker/config.ts'

const config = path.join(import.meta.dirname, '../wrangler.toml')

type Site = {
  name: string
  vars: Record<string, unknown>
  d1_databases: Array<{ binding: string; database_id: string }>
  ratelimits: Array<{ name: string; namespace_id: string }>
  workers_dev?: boolean
  observability: object
}

const production: Site = unstable_readConfig({ config })
const staging: Site = unstable_readConfig({ config, env: 'staging' })

test('wrangler.toml has every variable with its default, in the order of the schema', () => {
  const defaults: Record<string, unknown> = v.getDefaults(settingsSchema)
  expect(Object.entries(production.vars)).toEqual(variableNames.map((name) => [name, defaults[name]]))
})

/** Returns the names of all bindings of a site, and the ids that sites must not share. */
function getBindings({ vars, d1_databases, ratelimits }: Site) {
  return {
    names: [
      ...Object.keys(vars),
      ...d1_databases.map(({ binding }) => binding),
      ...ratelimits.map(({ name }) => name),
    ].toSorted(),
    ids: [
      ...d1_databases.map(({ database_id }) => database_id),
      ...ratelimits.map(({ namespace_id }) => namespace_id),
    ],
  }
}

test('staging has the bindings of production and shares no resource with it', () => {
  const [ours, theirs] = [getBindings(production), getBindings(staging)]
  expect(theirs.names).toEqual(ours.names)
  expect(new Set([...ours.ids, ...theirs.ids]).size).toBe(ours.ids.length * 2)
  expect(staging).toMatchObject({ routes: [], workers_dev: true, observability: production.observability })
  expect(staging.name).not.toBe(production.name)
})

test('a site with a route has no address at workers.dev', () => {
  expect(production.workers_dev).toBeUndefined()
})
