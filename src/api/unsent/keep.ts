import type { ContactQuery } from '#api/schemas/contact.ts'
import { writeStored } from '#lib/storage.ts'
import { putUnsent } from './store.ts'
import { UNSENT_FLAG, UNSENT_TAG } from './tag.ts'

type WithSync = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } }

/** Has the browser wake the service worker when there is a connection, also after the site has been closed. */
async function askForSync(): Promise<void> {
  const registration: WithSync | undefined = await navigator.serviceWorker?.getRegistration()
  await registration?.sync?.register(UNSENT_TAG)
}

/** Keeps a message for when there is a connection. False when this browser cannot keep anything. */
export async function keepUnsent(key: string, query: ContactQuery): Promise<boolean> {
  writeStored(UNSENT_FLAG, '1')
  try {
    await putUnsent({ key, query, writtenAt: Date.now(), state: 'waiting' })
  } catch {
    return false
  }
  await askForSync().catch(() => undefined)
  return true
}
