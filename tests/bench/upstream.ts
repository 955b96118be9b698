import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

type Upstream = { url: string; delayMs: number; stop: () => void }

/** Serves the answers of an API from plain Node. Reads each once, because repeating it costs next to nothing. */
export async function startUpstream(origin: string): Promise<Upstream> {
  const answers = new Map<string, { status: number; body: string }>()
  const upstream: Upstream = { url: '', delayMs: 0, stop: () => {} }
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    let answer = answers.get(path)
    if (!answer) {
      const read = await fetch(origin + path)
      answer = { status: read.status, body: await read.text() }
      answers.set(path, answer)
    }
    if (upstream.delayMs > 0) await wait(upstream.delayMs)
    response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(answer.body)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  upstream.url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  upstream.stop = () => {
    server.close()
    server.closeAllConnections()
  }
  return upstream
}
