import { removeStored, writeStored } from '#browser/storage.ts'
import { toastStore } from '#browser/toasts.ts'
import { shortMoment } from '#catalogue/format-dates.ts'
import { queued } from '#content/offline-queue.ts'
import { deliverQueued } from '#data/offline-queue/deliver.ts'
import { QUEUE_FLAG } from '#data/offline-queue/names.ts'
import { listQueued, removeQueued } from '#data/offline-queue/store.ts'
import { paths } from '#lib/paths.ts'

/** A browser may report a connection too early, so the first retry follows soon. Later pauses double. */
const FIRST_PAUSE_MS = 2_000
const MAX_PAUSE_MS = 60_000

/** Keys of the refused messages that this page has announced. */
const refused = new Set<string>()
let retry: ReturnType<typeof setTimeout> | undefined

/** Announces the outcomes of messages. A refused one stays in the queue until the visitor sends or deletes it. */
async function logOutcomes(): Promise<void> {
  const messages = await listQueued()
  for (const { key, state, writtenAt } of messages) {
    if (state === 'waiting') continue
    if (state === 'sent') {
      await removeQueued(key)
      toastStore.add('success', queued.sent(shortMoment(writtenAt)))
    } else if (location.pathname !== paths.contact && !refused.has(key)) {
      refused.add(key)
      const open = { label: queued.open, run: () => location.assign(paths.contact) }
      toastStore.add('error', queued.refused(shortMoment(writtenAt)), open)
    }
  }
  if (messages.some(({ state }) => state !== 'sent')) return
  removeStored(QUEUE_FLAG)
  // Another tab may have added a message before the flag was removed.
  if ((await listQueued()).length > 0) writeStored(QUEUE_FLAG, '1')
}

/** Sends the waiting messages and announces their outcomes. Retries while messages wait. */
export async function settleQueue(pause = FIRST_PAUSE_MS): Promise<void> {
  clearTimeout(retry)
  const waiting = await deliverQueued()
  if (document.visibilityState === 'visible') await logOutcomes()
  if (waiting > 0 && navigator.onLine)
    retry = setTimeout(settleQueue, pause, Math.min(2 * pause, MAX_PAUSE_MS))
}
