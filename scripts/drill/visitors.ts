import { goodQuery, newConnection, postJson } from '#support/site/contact-requests.ts'
import { fetchFrom } from '#support/site/start-site.ts'

/** The pages and calls for which the faulty upstream has data. */
export const PATHS = ['/', '/services', '/services/plumbing', '/services/roofing', '/blog', '/blog/remote-post', '/city/remoteville', '/about', '/api/web/category/primary', '/api/web/city/all'] // biome-ignore format: a list
const READERS = 4
const MAX_TRIES = 40
const RETRY_MS = 500
const BETWEEN_MESSAGES_MS = 400

export const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Starts visitors who read and write until `leave`. `site` returns the current address, `now` the clock of the site.
 */
export function startVisitors(site: () => string, now: () => number) {
  let isOver = false
  const seen = {
    requests: 0,
    errors: [] as Array<string>,
    /** Ids of the messages that were accepted. */
    sent: [] as Array<string>,
  }
  const requestsAt = new Map<string, number>()

  /** Returns the text of an answer. Counts an error unless it is whole. */
  async function read(path: string): Promise<string> {
    seen.requests += 1
    const url = site()
    requestsAt.set(url, (requestsAt.get(url) ?? 0) + 1)
    try {
      const response = await fetchFrom(url)(path, { headers: { 'x-test-clock': String(now()) } })
      const text = await response.text()
      const isWhole = text.endsWith('</html>') || path.startsWith('/api/')
      if (response.status !== 200 || !isWhole)
        seen.errors.push(`${path}: ${isWhole ? response.status : 'cut off'}`)
      return text
    } catch (error) {
      seen.errors.push(`${path}: ${error}`)
      return ''
    } finally {
      requestsAt.set(url, (requestsAt.get(url) ?? 1) - 1)
    }
  }

  /** Sends one message as the queue of the browser does: repeats it until it is accepted. */
  async function send(): Promise<void> {
    const id = `drill-${crypto.randomUUID()}`
    const message = { ...goodQuery, email: `${id}@home.example` }
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      seen.requests += 1
      const url = site()
      const headers = { ...newConnection(), 'Idempotency-Key': id, 'x-test-clock': String(now()) }
      const response = await postJson({ url, fetch: fetchFrom(url) }, message, headers).catch(() => undefined)
      if (response?.ok) {
        seen.sent.push(id)
        return
      }
      await pause(RETRY_MS)
    }
    seen.errors.push(`${id}: never accepted`)
  }

  async function readOn(offset: number): Promise<void> {
    for (let turn = offset; !isOver; turn++) await read(PATHS[turn % PATHS.length] ?? '/')
  }

  async function writeOn(): Promise<void> {
    for (; !isOver; await pause(BETWEEN_MESSAGES_MS)) await send()
  }

  const busy = [writeOn(), ...Array.from({ length: READERS }, (_, index) => readOn(index * 3))]
  return {
    ...seen,
    get requests() {
      return seen.requests
    },
    read,
    requestsAt: (url: string) => requestsAt.get(url) ?? 0,
    sendTogether: (count: number) => Promise.all(Array.from({ length: count }, send)),
    leave: async () => {
      isOver = true
      await Promise.all(busy)
    },
  }
}
