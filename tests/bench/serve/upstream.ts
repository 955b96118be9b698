import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { startSite } from '#support/site/start-site.ts'
import { end, trackProcess } from './workerd.ts'

export type Upstream = {
  url: string
  /** Delays every later answer. */
  delay: (milliseconds: number) => void
  stop: () => Promise<void>
}

type Answer = { status: number; body: Buffer }

const IDLE_MS = 120_000
const DIGITS = 7

/** Address of the peers' upstream, which is in their builds. */
export const PEERS_UPSTREAM = 'http://127.0.0.1:8799'

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Content-Length': body.length })
  response.end(body)
}

/** Puts a number before the last title of an answer, which the page shows. */
function withNumber({ status, body }: Answer, count: number): Answer {
  const mark = '"title":"'
  const at = body.lastIndexOf(mark)
  if (at < 0) return { status, body }
  const number = Buffer.from(`${String(count).padStart(DIGITS, '0')} `)
  const start = at + mark.length
  return { status, body: Buffer.concat([body.subarray(0, start), number, body.subarray(start)]) }
}

/**
 * Serves the marketplace API from plain Node. `read` reads each answer once; repeating it costs next to nothing beside
 * the worker. With `differing`, one number in each answer is new.
 */
export async function startUpstream(
  read: (path: string) => Promise<Response>,
  { differing = false } = {},
): Promise<Upstream> {
  const answers = new Map<string, Answer>()
  let delayMs = 0
  let count = 0

  async function answerTo(path: string): Promise<Answer> {
    const known = answers.get(path)
    if (known) return known
    const response = await read(path)
    const answer = { status: response.status, body: Buffer.from(await response.arrayBuffer()) }
    answers.set(path, answer)
    return answer
  }

  const server = createServer(async (request, response) => {
    count += 1
    const known = await answerTo(request.url ?? '/').catch(() => ({ status: 502, body: Buffer.from('{}') }))
    const answer = differing ? withNumber(known, count) : known
    if (delayMs > 0) setTimeout(send, delayMs, response, answer)
    else send(response, answer)
  })
  server.keepAliveTimeout = IDLE_MS
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    delay: (milliseconds) => {
      delayMs = milliseconds
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Records what `visit` asks the embedded upstream. The recorded upstream needs no database beside the load. */
export async function recordUpstream(visit: (upstreamUrl: string) => Promise<void>): Promise<Upstream> {
  const site = await startSite()
  try {
    const upstream = await startUpstream((path) => fetch(site.url + path))
    await visit(upstream.url)
    return upstream
  } finally {
    await site.stop()
  }
}

/** Starts the upstream of the peers. Returns the function that ends it. @throws when its port is taken */
export async function startPeersUpstream(folder: string): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, [path.join(folder, 'lib/upstream.mjs')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  trackProcess(child)
  await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
  if (child.exitCode !== null) throw new Error("the peers' upstream did not start")
  return () => end(child)
}
