import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One answer to a message: JSON, a page, or the connection cut once the message is there. */
export type Step = { status: number; json: unknown } | { status: number; html: string } | 'cut'

export const received: Step = { status: 200, json: { code: 200, message: 'Received.' } }

/** Returns an answer in the API's own envelope. */
export function envelope(status: number, code = status, message = ''): Step {
  return { status, json: { code, message } }
}

export type ScriptedUpstream = {
  url: string
  /** Its next answers in order; the last one repeats. */
  play: (...steps: ReadonlyArray<Step>) => void
  /** The messages so far, in the order of their arrival. */
  calls: Array<{ key: string | undefined; body: string; authorization?: string }>
  stop: () => Promise<void>
}

function answer(step: Step, response: ServerResponse): void {
  if (step === 'cut') response.destroy()
  else if ('html' in step) response.writeHead(step.status, { 'Content-Type': 'text/html' }).end(step.html)
  else response.writeHead(step.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(step.json))
}

/** A marketplace API that takes messages and answers each as it was told to. */
export async function startScriptedUpstream(): Promise<ScriptedUpstream> {
  let script: ReadonlyArray<Step> = [received]
  const calls: ScriptedUpstream['calls'] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      if (request.method !== 'POST') return response.writeHead(503).end()
      const { authorization, 'idempotency-key': key } = request.headers
      calls.push({
        key: typeof key === 'string' ? key : undefined,
        body,
        ...(authorization && { authorization }),
      })
      const [step = received, ...rest] = script
      if (rest.length > 0) script = rest
      answer(step, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    play: (...steps) => {
      script = steps
    },
    calls,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
