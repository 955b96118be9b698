import { goodQuery, newConnection, postJson } from '../../tests/support/contact.ts'
import { fetchFrom } from '../../tests/support/start-site.ts'

/** What visitors look at again and again: what the faulty API of the tests has data for. */
const PATHS = [
  '/',
  '/services',
  '/services/plumbing',
  '/services/roofing',
  '/blog',
  '/blog/remote-post',
  '/city/remoteville',
  '/about',
  '/api/web/category/primary',
  '/api/web/city/all',
]
const VISITORS = 4
const MOST_REQUESTS = 20_000
/** A message is tried so often before its visitor gives up, as the queue of the browser does. */
const MOST_TRIES = 40
const TRY_AGAIN_MS = 500
const BETWEEN_MESSAGES_MS = 400

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

export type Crowd = {
  requests: number
  errors: Array<string>
  stale: number
  /** Ids of the messages whose visitors were told that they are received or saved. */
  sent: Array<string>
  /** Visits everything once; what was not fresh. */
  visitAll: () => Promise<Array<string>>
  /** How many wait for a page of the site at an address. */
  visitorsAt: (url: string) => number
  /** Sends so many messages at once; ends when each visitor has been told. */
  sendTogether: (count: number) => Promise<void>
  /** Ends all visits. */
  goHome: () => Promise<void>
}

/** Visitors who read and write until they are sent home. `site` says where the site is just now, `now` what time it is. */
export function startCrowd(site: () => string, now: () => number): Crowd {
  let isOver = false
  let messages = 0
  const errors: Array<string> = []
  const sent: Array<string> = []
  const crowd = { requests: 0, errors, stale: 0, sent }
  /** Visits that are not over yet, by the site that they go to. */
  const visiting = new Map<string, number>()

  /** Whether the answer was fresh. */
  async function visit(path: string): Promise<boolean> {
    crowd.requests += 1
    const url = site()
    visiting.set(url, (visiting.get(url) ?? 0) + 1)
    try {
      const response = await fetchFrom(url)(path, { headers: { 'x-test-clock': String(now()) } })
      const body = await response.text()
      const isWhole = path.startsWith('/api/') || body.endsWith('</html>')
      if (response.status !== 200 || !isWhole) crowd.errors.push(`${path}: ${response.status}`)
      const isStale = /fwd=stale/.test(response.headers.get('Cache-Status') ?? '')
      if (isStale) crowd.stale += 1
      return response.status === 200 && !isStale
    } catch (error) {
      crowd.errors.push(`${path}: ${error}`)
      return false
    } finally {
      visiting.set(url, (visiting.get(url) ?? 1) - 1)
    }
  }

  async function read(offset: number): Promise<void> {
    for (let turn = offset; !isOver && crowd.requests < MOST_REQUESTS; turn++)
      await visit(PATHS[turn % PATHS.length] ?? '/')
  }

  async function send(): Promise<void> {
    messages += 1
    const id = `drill-message-${messages}`
    const query = { ...goodQuery, email: `drill-${messages}@home.example` }
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      crowd.requests += 1
      const url = site()
      const headers = { ...newConnection(), 'Idempotency-Key': id, 'x-test-clock': String(now()) }
      const status = await postJson({ url, fetch: fetchFrom(url) }, query, headers).then(
        (response) => response.status,
        () => 0,
      )
      if (status === 200 || status === 202) {
        crowd.sent.push(id)
        return
      }
      await pause(TRY_AGAIN_MS)
    }
    crowd.errors.push(`${id}: never taken`)
  }

  async function write(): Promise<void> {
    while (!isOver) {
      await send()
      await pause(BETWEEN_MESSAGES_MS)
    }
  }

  const busy = [write(), ...Array.from({ length: VISITORS }, (_, index) => read(index * 3))]
  return Object.assign(crowd, {
    visitAll: async () => {
      const answers = await Promise.all(PATHS.map(async (path) => ({ path, isFresh: await visit(path) })))
      return answers.flatMap(({ path, isFresh }) => (isFresh ? [] : [path]))
    },
    visitorsAt: (url: string) => visiting.get(url) ?? 0,
    sendTogether: async (count: number) => {
      await Promise.all(Array.from({ length: count }, send))
    },
    goHome: async () => {
      isOver = true
      await Promise.all(busy)
    },
  })
}
