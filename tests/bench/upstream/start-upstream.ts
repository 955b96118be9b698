import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Upstream = {
  url: string
  /** Every later answer takes this long. */
  delay: (milliseconds: number) => void
  /** Ends the recording: what was not asked for by now is not there. */
  seal: () => void
  /** Calls so far. */
  calls: () => number
  stop: () => Promise<void>
}

type Answer = { status: number; body: Buffer }

const IDLE_MS = 120_000

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Content-Length': body.length })
  response.end(body)
}

/**
 * The marketplace API as a plain Node server. What it is asked for first it reads through `read`, and says the same
 * again for ever, so that it costs next to nothing beside the worker.
 */
export async function startUpstream(read: (path: string) => Promise<Response>): Promise<Upstream> {
  const answers = new Map<string, Answer>()
  let delayMs = 0
  let sealed = false
  let calls = 0

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
    calls += 1
    const answer = await answerTo(request.url ?? '/').catch(() => ({ status: 502, body: Buffer.from('{}') }))
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
    calls: () => calls,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
