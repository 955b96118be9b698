import { vi } from 'vitest'
import { createEdgeCache, createIsolateState } from '#worker/upstream-client/edge-cache.ts'
import { OriginError } from '#worker/upstream-client/origin.ts'

/** In seconds. */
const policy = { fresh: 60, staleWhileRevalidate: 600, staleIfError: 3600, absent: 30 }
export const KEY = 'https://edge-cache.internal/v1/test/x'

function memoryStore() {
  const entries = new Map<string, Response>()
  return {
    entries,
    match: async (key: RequestInfo | URL) => entries.get(String(key))?.clone(),
    put: async (key: RequestInfo | URL, response: Response) => {
      entries.set(String(key), response)
    },
    delete: async (key: RequestInfo | URL) => entries.delete(String(key)),
  }
}

/** Starts an edge cache over a store in memory, whose requests share the state of an isolate. */
export function setup(deadline?: AbortSignal) {
  const store = memoryStore()
  const work: Array<Promise<unknown>> = []
  const clock = { now: 1_000_000 }
  const purge = { soft: 0, hard: 0 }
  const onFailed = vi.fn()
  const state = createIsolateState()
  /** Begins a request of the isolate. */
  function open(deadline?: AbortSignal) {
    const cache = createEdgeCache({
      openStore: async () => store,
      state,
      purge: { ...purge },
      now: () => clock.now,
      waitUntil: (promise) => work.push(promise),
      deadline,
      onFailed,
    })
    return (fetchFresh: Parameters<typeof cache.read>[0]['fetchFresh'], key = KEY) =>
      cache.read({ key, source: 'a visitor', policy, fetchFresh })
  }
  const read: ReturnType<typeof open> = (...args) => open(deadline)(...args)
  async function settled() {
    while (work.length > 0) await Promise.all(work.splice(0))
  }
  /** Stores an entry that is `seconds` old. */
  async function store200(body: string, seconds: number) {
    await read(answer(body))
    await settled()
    clock.now += seconds * 1_000
  }
  return { open, read, store, store200, clock, purge, onFailed, settled }
}

export const answer = (body: string) => vi.fn(async () => ({ status: 200 as const, body }))
export const failing = () => vi.fn(async () => Promise.reject(new OriginError(502, 'status-500')))
export const silent = () => vi.fn(() => new Promise<never>(() => {}))
/** Returns an origin that answers when told to. */
export function held() {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: 200; body: string; data: unknown }>()
  return {
    origin: vi.fn(() => promise),
    answer: (body: string) => resolve({ status: 200, body, data: {} }),
    reject,
  }
}
