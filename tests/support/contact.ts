import type { FormTicket } from '../../src/api/form-token.ts'
import { isMessageKey } from '../../src/worker/contact/submission.ts'
import type { Site } from './start-site.ts'

export const goodQuery = {
  name: 'Asha Rao',
  email: 'asha@home.example',
  phone: '+919800000000',
  message: 'The kitchen tap leaks and the floor is wet.',
}

let connections = 0

/** A connection that has sent nothing yet, for the limit of messages. */
export function newConnection(): Record<string, string> {
  connections += 1
  return { 'CF-Connecting-IP': `198.51.${connections >> 8}.${connections & 255}` }
}

let keys = 0

export function newKey(): string {
  keys += 1
  return `test-key-${Date.now()}-${keys}`
}

const A_MINUTE_MS = 60_000

/** A form token for a key, of a form that was begun at a time. */
export async function ticketFor(
  site: Pick<Site, 'fetch'>,
  key = newKey(),
  begunAt = Date.now() - A_MINUTE_MS,
): Promise<FormTicket> {
  const response = await site.fetch(`/api/web/form-token?key=${key}`, {
    headers: { 'x-test-clock': String(begunAt) },
  })
  const { data } = await response.json<{ data: FormTicket }>()
  return data
}

function aMinuteBefore(headers: Record<string, string>): number {
  return Number(headers['x-test-clock'] ?? Date.now()) - A_MINUTE_MS
}

function isMessage(body: unknown): body is object {
  return typeof body === 'object' && body !== null
}

/** Sends a message as the page's script does, with the token of a form that was begun a minute ago. */
export async function postJson(
  site: Pick<Site, 'fetch' | 'url'>,
  body: unknown,
  headers: Record<string, string> = newConnection(),
): Promise<Response> {
  const given = headers['Idempotency-Key']
  const ticket = await ticketFor(site, isMessageKey(given ?? '') ? given : newKey(), aMinuteBefore(headers))
  return site.fetch('/api/web/query', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Origin: site.url,
      'Idempotency-Key': ticket.key,
      ...headers,
    },
    body: isMessage(body) ? JSON.stringify({ token: ticket.token, ...body }) : String(body),
  })
}

/** Posts the form as a browser without JavaScript does. */
export function pressSubmit(
  site: Pick<Site, 'fetch'>,
  fields: Record<string, string>,
  headers: Record<string, string> = newConnection(),
): Promise<Response> {
  return site.fetch('/contact', { method: 'POST', headers, body: new URLSearchParams(fields) })
}

/** Posts the form without JavaScript, with the token of a form that was sent back a minute ago. */
export async function postForm(
  site: Pick<Site, 'fetch'>,
  fields: Record<string, string>,
  headers: Record<string, string> = newConnection(),
): Promise<Response> {
  const ticket = await ticketFor(site, fields.key, aMinuteBefore(headers))
  return pressSubmit(site, { ...ticket, ...fields }, headers)
}
