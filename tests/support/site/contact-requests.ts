import { randomInt } from 'node:crypto'
import type { Site } from './start-site.ts'

export const goodQuery = {
  name: 'Asha Rao',
  email: 'asha@home.example',
  phone: '+919800000000',
  message: 'The kitchen tap leaks and the floor is wet.',
}

/** The network of the connections of this file. Files that share a site must not share the limits of connections. */
export const NETWORK = `2001:db8:${randomInt(1, 2 ** 16).toString(16)}:`

let connections = 0

/** Returns the header of a new connection, so that the limits of requests do not apply. */
export function newConnection(): Record<string, string> {
  connections += 1
  return { 'CF-Connecting-IP': `${NETWORK}${connections.toString(16)}::1` }
}

let keys = 0

export function newKey(): string {
  keys += 1
  return `test-key-${Date.now()}-${keys}`
}

/** Sends a message as the client does. Sends a string body unchanged. */
export function postJson(
  site: Pick<Site, 'fetch' | 'url'>,
  body: unknown,
  headers: Record<string, string> = newConnection(),
): Promise<Response> {
  return site.fetch('/api/web/query', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Origin: site.url,
      'Idempotency-Key': newKey(),
      ...headers,
    },
    body: typeof body === 'object' && body !== null ? JSON.stringify(body) : String(body),
  })
}

/** Posts the form as a browser without JavaScript does. */
export function postForm(
  site: Pick<Site, 'fetch'>,
  fields: Record<string, string>,
  headers: Record<string, string> = newConnection(),
): Promise<Response> {
  return site.fetch('/contact', { method: 'POST', headers, body: new URLSearchParams(fields) })
}
