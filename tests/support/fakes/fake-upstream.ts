import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerWith, type Fault, playStep, type Step } from './fault-answers.ts'

const category = (id: string, title: string) => ({
  _id: id,
  title,
  description: `${title} from the remote upstream`,
  image: `/images/services/${id}.svg`,
})
const childCategories = [
  {
    id: 'remote-child',
    title: 'Remote jobs',
    superChildren: [{ id: 'remote-job', title: 'Remote job', image: '', priceFrom: 123 }],
  },
]
const post = {
  _id: 'p1',
  slug: 'remote-post',
  title: 'A remote post',
  image: '/images/blog/balcony-gardening-for-beginners.svg',
  categories: ['Plumbing'],
  short_description: 'Short words.',
  seo_description: '<b>Search</b> words.',
  createdAt: '2026-10-01T06:30:00Z',
  content: '<p>Remote body.</p>',
}

/** Valid answers, by path below /api/web. */
const DATA: Record<string, unknown> = {
  '/category/fetch_all': [category('plumbing', 'Plumbing')],
  '/category/primary': [category('plumbing', 'Plumbing'), category('roofing', 'Roofing')],
  '/category/popular': [category('plumbing', 'Plumbing')],
  '/category/plumbing': { ...category('plumbing', 'Plumbing'), childCategories },
  '/category/plumbing/job/remote-job': {
    id: 'remote-job',
    durationMinutes: [30, 60],
    includes: ['A remote check of the pipes.'],
    relatedJobs: [{ id: 'remote-job', serviceId: 'roofing', title: 'Remote job', priceFrom: 123 }],
  },
  '/category/roofing': { ...category('roofing', 'Roofing'), childCategories },
  '/brand/all': [{ _id: 'remote-brand', title: 'Remote Brand', image: '', website: 'https://brand.example' }],
  '/city/all': [
    { _id: 'c1', title: 'Remoteville', slug: 'remoteville', state: 'remote-state', serviceIds: ['plumbing'] },
  ],
  '/state/all': [{ _id: 's1', title: 'Remote State', cities: ['Remoteville'] }],
  '/blog/all': [post],
  '/blog/remote-post': post,
}

export type FakeUpstream = {
  url: string
  /** Sets its behavior, for all paths or for those with a prefix. */
  set: (fault: Fault, prefix?: string) => void
  /** Answers a path with a status and a JSON body. */
  refuse: (path: string, status: number, body: unknown, headers?: Record<string, string>) => void
  /** Ends all faults, on all paths. */
  reset: () => void
  /** Holds every answer back until the returned function is called. */
  hold: () => () => void
  /** Resolves after `count` calls since the last `hold`. */
  received: (count: number) => Promise<void>
  /** Replaces the data of a path, or of a path with one exact query. */
  answer: (path: string, data: unknown) => void
  /** Returns the data of all paths. */
  snapshot: () => Array<[string, unknown]>
  /** The calls so far. */
  calls: Array<{ method: string; path: string; headers: IncomingMessage['headers']; body: string }>
  /**
   * Sets the next answers to messages, in order; the last one repeats. By default, messages are answered like reads.
   */
  play: (...steps: ReadonlyArray<Step>) => void
  /** The messages so far, in order of arrival. */
  messages: Array<{ key: string | undefined; body: string; authorization?: string; language?: string }>
  /** Ids (`Idempotency-Key`) of the accepted messages, once per arrival. */
  taken: Array<string>
  stop: () => Promise<void>
}

/** Starts a local upstream that can simulate each known fault. */
export async function startFakeUpstream(): Promise<FakeUpstream> {
  const faults = new Map<string, Fault>()
  const refusals = new Map<string, { status: number; body: unknown; headers: Record<string, string> }>()
  let held: Promise<void> | undefined
  let heldSince = 0
  let arrived = () => {}
  const data = new Map(Object.entries(DATA))
  const calls: FakeUpstream['calls'] = []
  const taken: FakeUpstream['taken'] = []
  const messages: FakeUpstream['messages'] = []
  let script: ReadonlyArray<Step> = []
  const longest = <T>(map: Map<string, T>, path: string): T | undefined =>
    [...map].filter(([prefix]) => path.startsWith(prefix)).sort(([a], [b]) => b.length - a.length)[0]?.[1]

  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://upstream')
    const path = pathname.replace(/^\/api\/web/, '')
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      calls.push({ method: request.method ?? '', path: path + search, headers: request.headers, body })
      arrived()
      if (request.method === 'POST') {
        const { authorization, 'idempotency-key': key } = request.headers
        const language = request.headers['accept-language']
        messages.push({
          key: key && String(key),
          body,
          ...(authorization && { authorization }),
          ...(language && { language }),
        })
        const [step, ...rest] = script
        if (rest.length > 0) script = rest
        if (step) return void playStep(step, response)
      }
      if (held) void held.then(() => respond(path, request, response))
      else respond(path, request, response)
    })
  })

  function respond(path: string, request: IncomingMessage, response: ServerResponse): void {
    const fault = longest(faults, path) ?? 'ok'
    if (fault === 'ok' && request.method === 'POST') taken.push(String(request.headers['idempotency-key']))
    const refusal = refusals.get(path)
    if (refusal) {
      response
        .writeHead(refusal.status, { 'Content-Type': 'application/json', ...refusal.headers })
        .end(JSON.stringify(refusal.body))
      return
    }
    const { search } = new URL(request.url ?? '/', 'http://upstream')
    const entry = data.get(path + search) ?? data.get(path)
    const json = JSON.stringify({ code: 200, data: entry })
    answerWith(fault, { request, response, json, entry: entry !== undefined })
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    set: (fault, prefix = '') => {
      faults.set(prefix, fault)
    },
    refuse: (path, status, body, headers = {}) => {
      refusals.set(path, { status, body, headers })
    },
    reset: () => {
      faults.clear()
      refusals.clear()
    },
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      heldSince = calls.length
      return () => {
        held = undefined
        resolve()
      }
    },
    received: (count) =>
      new Promise((resolve) => {
        arrived = () => {
          if (calls.length - heldSince >= count) resolve()
        }
        arrived()
      }),
    answer: (path, value) => {
      data.set(path, value)
    },
    snapshot: () => [...data],
    play: (...steps) => {
      script = steps
    },
    calls,
    messages,
    taken,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
