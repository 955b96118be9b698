import { deliverQueued } from '#api/offline-queue/deliver.ts'
import { QUEUE_FLAG, QUEUE_TAG } from '#api/offline-queue/names.ts'
import { listQueued, removeQueued, watchQueue } from '#api/offline-queue/store.ts'
import { shortMoment } from '#content/data/dates.ts'
import { queued } from '#content/offline-queue.ts'
import { paths } from '#lib/paths.ts'
import { removeStored, writeStored } from '#lib/storage.ts'
import { toastStore } from '#lib/toasts.ts'

/** A browser that has just come online may not be yet: the pauses between two tries grow. */
const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 60_000

const told = new Set<string>()

/** Says once what became of the messages. The one that was refused stays until the visitor has decided about it. */
async function tellOutcomes(): Promise<void> {
  const messages = await listQueued()
  for (const { key, state, writtenAt } of messages) {
    if (state === 'waiting' || told.has(key + state)) continue
    told.add(key + state)
    const moment = shortMoment(writtenAt)
    if (state === 'sent' || state === 'saved') {
      await removeQueued(key)
      toastStore.add('success', queued[state](moment))
    } else if (location.pathname !== paths.contact) {
      const open = { label: queued.open, run: () => location.assign(paths.contact) }
      toastStore.add('error', queued.refused(moment), open)
    }
  }
  if (messages.some(({ state }) => state !== 'sent' && state !== 'saved')) return
  removeStored(QUEUE_FLAG)
  // Another tab may have kept a message meanwhile.
  if ((await listQueued()).length > 0) writeStored(QUEUE_FLAG, '1')
}

let telling = Promise.resolve()

/** One tab tells at a time, so that no outcome is told twice. */
function tell(): Promise<void> {
  if (document.visibilityState !== 'visible') return telling
  telling = telling
    .then(() =>
      navigator.locks ? navigator.locks.request(`${QUEUE_TAG}-told`, tellOutcomes) : tellOutcomes(),
    )
    .catch(() => undefined)
  return telling
}

let next: ReturnType<typeof setTimeout> | undefined

async function deliver(pause = FIRST_PAUSE_MS): Promise<void> {
  clearTimeout(next)
  if (!navigator.onLine) return
  // A browser may not let this page look at the messages: they wait for another one.
  const waiting = await deliverQueued().catch(() => 0)
  await tell()
  if (waiting > 0) next = setTimeout(deliver, pause, Math.min(2 * pause, LONGEST_PAUSE_MS))
}

let watching = false

/** Sends what waits and tells what became of it, now and whenever the service worker has sent something. */
export async function settleQueue(): Promise<void> {
  if (!watching) {
    watching = true
    watchQueue(() => void tell())
    document.addEventListener('visibilitychange', () => void tell())
  }
  await deliver()
}
