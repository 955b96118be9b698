import { Agent, type IncomingHttpHeaders, request } from 'node:http'

export type RawRequest = {
  method: string
  /** Sent unchanged, because a URL parser would normalize it. */
  target: string
  headers: Record<string, string>
  body?: string
}

export type RawAnswer = { status: number; headers: IncomingHttpHeaders; body: string }

/** Creates a client that sends requests unchanged. */
export function createRawClient(origin: string, connections: number) {
  const { hostname, port } = new URL(origin)
  const agent = new Agent({ keepAlive: true, maxSockets: connections })

  function send({ method, target, headers, body }: RawRequest): Promise<RawAnswer> {
    return new Promise((resolve, reject) => {
      const sent = request({ agent, hostname, port, method, path: target, headers }, (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (chunk) => {
          text += chunk
        })
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
        )
        response.on('error', reject)
      })
      sent.on('error', reject)
      sent.end(body)
    })
  }

  return { send, stop: () => agent.destroy() }
}
