import { expect, test, vi } from 'vitest'
import { getReadContext } from '#support/site/read-context.ts'
import { readConfig } from '#worker/config.ts'
import { readDirectly } from '#worker/upstream-client/api-read.ts'
import { createOrigin, type Origin } from '#worker/upstream-client/origin.ts'

const NOW = 1_000_000

/** Reads a list of the embedded API some time after a purge. Returns the D1 session that answered. */
async function sessionAfter(secondsLater: number): Promise<unknown> {
  const sessions: Array<unknown> = []
  const statement = { bind: () => statement, all: async () => ({ results: [] }) }
  const DB = {
    withSession: (constraint: unknown) => {
      sessions.push(constraint)
      return { prepare: () => statement, batch: async () => [] }
    },
  }
  const env = Object.assign(Object.create(null), { DB })
  const { config } = readConfig({ DB })
  if (!config) throw new Error('the settings are wrong')
  const origin = createOrigin(config.settings, env, 'r')
  const context = getReadContext(origin)
  context.cache.purge = { soft: NOW, hard: 0 }
  context.cache.now = () => NOW + secondsLater * 1_000
  expect((await readDirectly(context, '/brand/all', new URLSearchParams())).status).toBe(200)
  return sessions[0]
}

test('a read goes to the primary database for a minute after a purge', async () => {
  expect(await sessionAfter(1)).toBe('first-primary')
  expect(await sessionAfter(61)).toBe('first-unconstrained')
})

test('each language gets the same objects as long as the answer is the same', async () => {
  const origin: Origin = {
    name: 'test',
    isRemote: true,
    fetch: async () => Response.json({ code: 200, data: [{ _id: 'one', title: 'One' }] }),
  }
  const read = async () => {
    // Each language is a build of its own, so it has its own modules.
    vi.resetModules()
    const module = await import('#worker/upstream-client/api-read.ts')
    const context = getReadContext(origin)
    context.cache.state = module.isolateState
    return (await module.readDirectly(context, '/brand/all', new URLSearchParams())).data
  }
  const first = await read()
  expect(await read()).toBe(first)
})
