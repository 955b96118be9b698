import { deliverUnsent } from '#api/unsent/deliver.ts'
import { listUnsent, removeUnsent, watchUnsent } from '#api/unsent/store.ts'
import { UNSENT_FLAG, UNSENT_TAG } from '#api/unsent/tag.ts'
import { unsent } from '#content/offline.ts'
import { shortMoment } from '#lib/dates.ts'
import { paths } from '#lib/paths.ts'
import { removeStored } from '#lib/storage.ts'
import { toastStore } from '#lib/toasts.ts'

const TRY_AGAIN_MS = 60_000

const told = new Set<string>()

/** Says once what became of the messages. The one that was refused stays until the visitor has decided about it. */
async function tellOutcomes(): Promise<void> {
  const messages = await listUnsent()
  for (const { key, state, writtenAt } of messages) {
    if (state === 'waiting' || told.has(key + state)) continue
    told.add(key + state)
    const moment = shortMoment(writtenAt)
    if (state === 'sent') {
      await removeUnsent(key)
      toastStore.add('success', unsent.sent(moment))
    } else if (location.pathname !== paths.contact) {
      const open = { label: unsent.open, run: () => location.assign(paths.contact) }
      toastStore.add('error', unsent.refused(moment), open)
    }
  }
  if (messages.every(({ state }) => state === 'sent')) removeStored(UNSENT_FLAG)
}

let telling = Promise.resolve()

/** One tab tells at a time, so that no outcome is told twice. */
function tell(): Promise<void> {
  if (document.visibilityState !== 'visible') return telling
  telling = telling
    .then(() =>
      navigator.locks ? navigator.locks.request(`${UNSENT_TAG}-told`, tellOutcomes) : tellOutcomes(),
    )
    .catch(() => undefined)
  return telling
}

async function deliver(): Promise<void> {
  if (!navigator.onLine) return
  const waiting = await deliverUnsent()
  await tell()
  if (waiting > 0) setTimeout(deliver, TRY_AGAIN_MS)
}

let watching = false

/** Sends what waits and tells what became of it, now and whenever the service worker has sent something. */
export async function settleUnsent(): Promise<void> {
  if (!watching) {
    watching = true
    watchUnsent(() => void tell())
    document.addEventListener('visibilitychange', () => void tell())
  }
  await deliver()
}
