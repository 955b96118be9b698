import type { ApiClient } from '#api/client.ts'
import type { FormTicket } from '#api/form-token.ts'
import { keepForLater, type MessageToKeep } from '#api/offline-queue/store.ts'
import { createSender, type Sender } from './sender.ts'

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
