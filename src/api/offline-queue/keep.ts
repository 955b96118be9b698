import type { ContactMessage } from '#api/schemas/contact.ts'
import { writeStored } from '#lib/storage.ts'
import { QUEUE_FLAG, QUEUE_TAG } from './names.ts'
import { putQueued } from './store.ts'

type WithSync = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } }

/** Has the browser wake the service worker when there is a connection, also after the site has been closed. */
async function askForSync(): Promise<void> {
  const registration: WithSync | undefined = await navigator.serviceWorker?.getRegistration()
  await registration?.sync?.register(QUEUE_TAG)
}

/** A message with its idempotency key, and its form token unless there was no connection to fetch one. */
export type MessageToKeep = { key: string; query: ContactMessage; token?: string | undefined }

/** Keeps a message for when there is a connection. False when this browser cannot keep anything. */
export async function keepForLater({ key, query, token }: MessageToKeep): Promise<boolean> {
  writeStored(QUEUE_FLAG, '1')
  try {
    await putQueued({ key, query, ...(token && { token }), writtenAt: Date.now(), state: 'waiting' })
  } catch {
    return false
  }
  await askForSync().catch(() => undefined)
  return true
}
