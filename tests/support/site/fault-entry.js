import { AsyncLocalStorage } from 'node:async_hooks'
import worker from './index.js'

/**
 * Runs the built worker and lets its effects fail: calls of the message tables, the upstream, the e-mail service and the
 * webhook. The request header `x-test-faults`, or the `cron` of a run, names faults by the number of an effect (`3`), by
 * its kind (`email`) or by the number within its kind (`database 2`). A worker that dies does nothing more.
 */
const running = new AsyncLocalStorage()
const never = () => new Promise(() => {})
const realNow = Date.now
Date.now = () => running.getStore()?.now ?? realNow()

async function perform(kind, run) {
  const visit = running.getStore()
  const { counts, faults } = visit
  counts.all = (counts.all ?? 0) + 1
  counts[kind] = (counts[kind] ?? 0) + 1
  const fault = faults[counts.all] ?? faults[`${kind} ${counts[kind]}`] ?? faults[kind]
  if (fault === 'dies') visit.die()
  if (fault === 'hangs' || visit.isDead) return never()
  if (fault === 'fails') throw new Error('Network connection lost.')
  const result = await run()
  if (fault === 'dies late') visit.die()
  if (visit.isDead) return never()
  if (fault === 'fails late') throw new Error('Network connection lost.')
  return result
}

const realFetch = globalThis.fetch
globalThis.fetch = (address, init) =>
  running.getStore() && init?.method === 'POST'
    ? perform(String(address).includes('/hook') ? 'webhook' : 'upstream', () => realFetch(address, init))
    : realFetch(address, init)

function wrapStatement(inner, isOfMessage) {
  const call = (name, value) => {
    const run = () => inner[name](...(value === undefined ? [] : [value]))
    return isOfMessage ? perform('database', run) : run()
  }
  return {
    inner,
    bind: (...values) => wrapStatement(inner.bind(...values), isOfMessage),
    all: () => call('all'),
    run: () => call('run'),
    first: (column) => call('first', column),
  }
}

function wrapBindings({ DB, EMAIL, ...bindings }) {
  const database = {
    prepare: (sql) => wrapStatement(DB.prepare(sql), /messages|deliveries/.test(sql)),
    batch: (statements) => perform('database', () => DB.batch(statements.map(({ inner }) => inner))),
  }
  return { ...bindings, DB: database, EMAIL: { send: (mail) => perform('email', () => EMAIL.send(mail)) } }
}

function newVisit(faults, now) {
  const died = Promise.withResolvers()
  const visit = { faults, now, counts: {}, isDead: false, died: died.promise }
  visit.die = () => {
    visit.isDead = true
    died.resolve()
  }
  return visit
}

/** Another isolate: the same module with a state of its own. */
let other
async function otherIsolate() {
  if (!other) globalThis.isolateState = undefined
  other ??= (await import('./site.again.js')).default
  return other
}

export default {
  /** Answers after all background work, or when the worker dies. */
  async fetch(request, env) {
    const { headers } = request
    const visit = newVisit(
      JSON.parse(headers.get('x-test-faults') ?? '{}'),
      Number(headers.get('x-test-clock')),
    )
    const work = []
    const context = { waitUntil: (one) => work.push(one), passThroughOnException() {} }
    const isolate = headers.has('x-test-isolate') ? await otherIsolate() : worker
    return running.run(visit, async () => {
      const dead = visit.died.then(() => new Response('died', { status: 599 }))
      const response = await Promise.race([isolate.fetch(request, wrapBindings(env), context), dead])
      const settle = async () => {
        for (let one = work.shift(); one; one = work.shift()) await one
      }
      await Promise.race([settle(), dead])
      const answer = new Response(response.body, response)
      answer.headers.set('x-test-effects', String(visit.counts.all ?? 0))
      return answer
    })
  },
  scheduled(controller, env, context) {
    const faults = controller.cron.startsWith('{') ? JSON.parse(controller.cron) : {}
    return running.run(newVisit(faults, controller.scheduledTime), () =>
      worker.scheduled(controller, wrapBindings(env), context),
    )
  },
}
