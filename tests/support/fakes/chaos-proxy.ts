import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export type ChaosProxy = {
  url: string
  /** Simulates a deployment: changes the bytes of the service worker. */
  changeWorker: () => void
  /** Removes the files with a matching address until the returned function is called. */
  remove: (files: RegExp) => () => void
  /** Aborts every request, like a lost connection, until the returned function is called. */
  cut: () => () => void
  /** Holds the answers to these paths back until the returned function is called. */
  hold: (paths: RegExp) => () => void
  /** Headers added to every request. */
  added: Record<string, string>
  /** The requests so far, as `GET /path`, or `prefetch /path` for a speculative one. */
  requests: Array<string>
  stop: () => Promise<void>
}

type Stand = {
  version: number
  removed: RegExp | undefined
  isCut: boolean
  held: Set<{ paths: RegExp; released: Promise<void> }>
}

async function answer(target: URL, incoming: IncomingMessage, outgoing: ServerResponse, stand: Stand) {
  const { method = 'GET', url = '/', headers } = incoming
  if (stand.isCut) return outgoing.destroy()
  if (stand.removed?.test(url)) return outgoing.writeHead(404).end()
  for (const { paths, released } of stand.held) if (paths.test(url)) await released
  const { hostname, port } = target
  const onward = forward({ hostname, port, method, path: url, headers }, async (answered) => {
    const { statusCode = 502, headers: answers } = answered
    if (url !== '/sw.js') {
      outgoing.writeHead(statusCode, answers)
      answered.pipe(outgoing)
      return
    }
    const { 'content-length': _, 'content-encoding': __, etag: ___, ...others } = answers
    outgoing.writeHead(statusCode, others).end(`${await text(answered)}\n// ${stand.version}`)
  })
  onward.on('error', () => outgoing.destroy())
  incoming.pipe(onward)
}

/** Starts a proxy of a site that can simulate a deployment and a slow or lost connection. */
export async function startChaosProxy(site: string): Promise<ChaosProxy> {
  const target = new URL(site)
  const requests: Array<string> = []
  const added: Record<string, string> = {}
  const stand: Stand = { version: 1, removed: undefined, isCut: false, held: new Set() }
  const server = createServer((incoming, outgoing) => {
    const isAhead = incoming.headers['sec-purpose'] === 'prefetch'
    requests.push(`${isAhead ? 'prefetch' : incoming.method} ${incoming.url}`)
    delete incoming.headers['accept-encoding']
    Object.assign(incoming.headers, added)
    void answer(target, incoming, outgoing, stand)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    added,
    changeWorker: () => {
      stand.version += 1
    },
    remove: (files) => {
      stand.removed = files
      return () => {
        stand.removed = undefined
      }
    },
    cut: () => {
      stand.isCut = true
      return () => {
        stand.isCut = false
      }
    },
    hold: (paths) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      const held = { paths, released: promise }
      stand.held.add(held)
      return () => {
        stand.held.delete(held)
        resolve()
      }
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
