import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'

/**
 * An answer to a webhook: a status, 429 with a Retry-After, a redirect to itself, or a connection that is cut after the
 * webhook has arrived.
 */
type HookAnswer = number | { retryAfter: string } | 'redirect' | 'cut'

type Hook = { type: string; timestamp: string; data: Record<string, unknown> }

type WebhookReceiver = {
  url: string
  /** Sets the next answers, in order; the last one repeats. */
  play: (...answers: ReadonlyArray<HookAnswer>) => void
  /** The webhooks in order of arrival, verified by the public library. */
  hooks: Array<{ id: string; body: string; hook: Hook }>
  /** Webhooks with an invalid signature. */
  refused: Array<string>
  stop: () => Promise<void>
}

export const SECRET = `whsec_${Buffer.from('a secret of the tests, 32 bytes!').toString('base64')}`
export const OLD_SECRET = `whsec_${Buffer.from('another secret of tests 32 bytes').toString('base64')}`

/** Starts a receiver of signed webhooks that answers each as scripted. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  let script: ReadonlyArray<HookAnswer> = [204]
  const hooks: WebhookReceiver['hooks'] = []
  const refused: Array<string> = []
  const verifier = new Webhook(SECRET)
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      const headers = Object.fromEntries(
        ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => [
          name,
          String(request.headers[name]),
        ]),
      )
      try {
        verifier.verify(body, headers)
        hooks.push({ id: headers['webhook-id'] ?? '', body, hook: JSON.parse(body) })
      } catch (error) {
        refused.push(String(error))
        return response.writeHead(401).end()
      }
      const [answer = 204, ...rest] = script
      if (rest.length > 0) script = rest
      if (answer === 'cut') response.destroy()
      else if (answer === 'redirect') response.writeHead(307, { Location: '/elsewhere' }).end()
      else if (typeof answer === 'object') response.writeHead(429, { 'Retry-After': answer.retryAfter }).end()
      else response.writeHead(answer).end(answer === 204 ? undefined : 'x'.repeat(100_000))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/hook?token=of-the-address`,
    play: (...answers) => {
      script = answers
    },
    hooks,
    refused,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
