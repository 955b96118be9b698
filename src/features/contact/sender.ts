import { signal } from '@preact/signals-react'
import type { ApiClient } from '#api/client.ts'
import { HONEYPOT_FIELD } from '#api/contact-form.ts'
import { ApiError, generalMessage } from '#api/errors.ts'
import { type FormTicket, MIN_FILL_MS, newMessageKey, TOKEN_NEEDED } from '#api/form-token.ts'
import { wordsOf } from '#api/message-id.ts'
import { keepForLater, type MessageToKeep } from '#api/offline-queue/store.ts'
import type { ContactAnswer, ContactMessage } from '#api/schemas/contact.ts'
import { contact } from '#content/contact.ts'

/**
 * How a sending ended; `reason` is a sentence for the visitor, when there is more to say than that it failed. `left` is
 * given up, for the visitor may have gone on with it in another document.
 */
export type SendResult =
  | { kind: 'sent' | 'kept' | 'queued' }
  | { kind: 'rejected' | 'failed' | 'left'; reason: string | undefined }

type SenderOptions = {
  fetchTicket: (key: string) => Promise<FormTicket>
  send: (query: ContactMessage, ticket: FormTicket) => Promise<ContactAnswer>
  /** Takes over a message that could not be sent; false when it does not. */
  keep: (message: MessageToKeep) => Promise<boolean>
  now: () => number
  sleep: (ms: number) => Promise<void>
  /** How often the visitor has left this document, which the browser may bring back. */
  leavings: () => number
  newKey?: () => string
  /** Of a form that was sent back. */
  ticket?: FormTicket | undefined
}

/** A form token, and when it came. */
type Begun = { ticket: FormTicket; at: number }

/** One message on its way. */
type Filling = { key: string; text?: string; begun?: Promise<Begun> }

/** A message that may have arrived: its key, and the words that were sent with it. */
export type Unanswered = { key: string; text: string }

function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  return error.kind === 'http' ? generalMessage(error) : contact.answers.unreachable
}

function isTokenNeeded(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'http' && error.status === TOKEN_NEEDED
}

/**
 * Sends the messages of one form. `begin` fetches the form's token when the form is first used; whoever is then faster
 * than a person waits until the least time is over. A message whose fate is unknown keeps its key, so that trying again
 * does not double it; any other message gets a new one.
 */
export function createSender(options: SenderOptions) {
  const { fetchTicket, send, keep, now, sleep, leavings, newKey = newMessageKey, ticket } = options
  const isSending = signal(false)
  let filling: Filling | undefined = ticket && {
    key: ticket.key,
    begun: Promise.resolve({ ticket, at: now() }),
  }

  function currentFilling(): Filling {
    filling ??= { key: newKey() }
    return filling
  }

  async function fetchBegun({ key }: Filling): Promise<Begun> {
    return { ticket: await fetchTicket(key), at: now() }
  }

  /** The token of a message; one that could not be fetched is asked for again. */
  function begunOf(current: Filling): Promise<Begun> {
    current.begun ??= fetchBegun(current).catch((error: unknown) => {
      delete current.begun
      throw error
    })
    return current.begun
  }

  function begin(): void {
    begunOf(currentFilling()).catch(() => undefined)
  }

  /** The message whose fate is unknown. */
  function unanswered(): Unanswered | undefined {
    return filling?.text === undefined ? undefined : { key: filling.key, text: filling.text }
  }

  /** Goes on with what is unanswered of another document, or knows that nothing is. */
  function goOn(other: Unanswered | undefined): void {
    const own = unanswered()
    if (!isSending.peek() && own?.key !== other?.key) filling = other && { ...other }
  }

  async function attempt(
    current: Filling,
    query: ContactMessage,
    isLeft: () => boolean,
  ): Promise<ContactAnswer> {
    const begun = await begunOf(current)
    const missing = MIN_FILL_MS - (now() - begun.at)
    if (missing > 0) await sleep(missing)
    if (isLeft()) throw new Error('left')
    return send(query, begun.ticket)
  }

  async function sendOrKeep(query: ContactMessage, website: string): Promise<SendResult> {
    const before = leavings()
    const isLeft = () => leavings() !== before
    const text = JSON.stringify(wordsOf(query))
    if (filling?.text !== undefined && filling.text !== text) filling = undefined
    const current = currentFilling()
    current.text = text
    const body = { ...query, [HONEYPOT_FIELD]: website }
    try {
      const { code, message, isKept } = await attempt(current, body, isLeft).catch((error: unknown) => {
        if (!isTokenNeeded(error)) throw error
        delete current.begun
        return attempt(current, body, isLeft)
      })
      filling = undefined
      if (code !== 200) return { kind: 'rejected', reason: message }
      return { kind: isKept ? 'kept' : 'sent' }
    } catch (error) {
      if (isLeft()) return { kind: 'left', reason: undefined }
      const begun = await current.begun?.catch(() => undefined)
      if (!(await keep({ key: current.key, query: body, token: begun?.ticket.token })))
        return { kind: 'failed', reason: reasonOf(error) }
      filling = undefined
      return { kind: 'queued' }
    }
  }

  async function sendMessage(query: ContactMessage, website: string): Promise<SendResult> {
    isSending.value = true
    try {
      return await sendOrKeep(query, website)
    } finally {
      isSending.value = false
    }
  }

  return { begin, sendMessage, isSending, unanswered, goOn }
}

export type Sender = ReturnType<typeof createSender>

let leavings = 0
if (!import.meta.env.SSR)
  addEventListener('pagehide', () => {
    leavings += 1
  })

/** Without a connection a message is kept on the device instead of being lost, and that is the answer. */
async function keepWhenOffline(message: MessageToKeep): Promise<boolean> {
  return !navigator.onLine && keepForLater(message)
}

/** The sender of a form in this document. */
export function createPageSender(api: ApiClient, ticket: FormTicket | undefined): Sender {
  return createSender({
    fetchTicket: api.formToken,
    send: api.sendQuery,
    keep: keepWhenOffline,
    now: () => performance.now(),
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    leavings: () => leavings,
    ticket,
  })
}
