import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { startSite } from '../../support/start-site.ts'
import { end, keepTrackOf } from './workerd.ts'

export type Upstream = {
  url: string
  /** Every later answer takes this long. */
  delay: (milliseconds: number) => void
  /** Ends the recording: what was not asked for by now is not there. */
  seal: () => void
  stop: () => Promise<void>
}

type Answer = { status: number; body: Buffer }

const IDLE_MS = 120_000
const DIGITS = 7

/** Where the peers' upstream listens: it is written into their builds. */
export const PEERS_UPSTREAM = 'http://127.0.0.1:8799'

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Content-Length': body.length })
  response.end(body)
}

/** The same answer with a number at the beginning of its last title, which the page shows. */
function withNumber({ status, body }: Answer, count: number): Answer {
  const mark = '"title":"'
  const at = body.lastIndexOf(mark)
  if (at < 0) return { status, body }
  const number = Buffer.from(`${String(count).padStart(DIGITS, '0')} `)
  const start = at + mark.length
  return { status, body: Buffer.concat([body.subarray(0, start), number, body.subarray(start)]) }
}

/**
 * The marketplace API as a plain Node server. What it is asked for first it reads through `read`, and says the same
 * again for ever, so that it costs next to nothing beside the worker. With `differing`, one number in each answer is new.
 */
export async function startUpstream(
  read: (path: string) => Promise<Response>,
  { differing = false } = {},
): Promise<Upstream> {
  const answers = new Map<string, Answer>()
  let delayMs = 0
  let sealed = false
  let count = 0

  async function answerTo(path: string): Promise<Answer> {
    const known = answers.get(path)
    if (known) return known
    if (sealed) return { status: 404, body: Buffer.from('{}') }
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
    seal: () => {
      sealed = true
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/**
 * The site's own catalogue as a remote API: the embedded upstream answers from its database what `visit` makes the
 * measured worker ask for, and the answers are said again from then on, with no database beside the load.
 */
export async function recordUpstream(visit: (upstreamUrl: string) => Promise<void>): Promise<Upstream> {
  const site = await startSite()
  try {
    const upstream = await startUpstream((path) => fetch(site.url + path))
    await visit(upstream.url)
    upstream.seal()
    return upstream
  } finally {
    await site.stop()
  }
}

/** Starts the upstream of the peers' bench; the returned function ends it. @throws when its port is taken */
export async function startPeersUpstream(folder: string): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, [path.join(folder, 'lib/upstream.mjs')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  keepTrackOf(child)
  const failed = once(child, 'exit').then(() => {
    throw new Error("the peers' upstream did not start")
  })
  await Promise.race([once(child.stdout, 'data'), failed])
  failed.catch(() => {})
  return () => end(child)
}
