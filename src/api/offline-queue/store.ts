import type { ContactMessage } from '#api/schemas/contact.ts'
import { readStored, removeStored, writeStored } from '#lib/storage.ts'
import { QUEUE_DATABASE, QUEUE_FLAG, QUEUE_TAG } from './names.ts'

/**
 * A contact message that was written without a connection. What has left the device has no words any more: `saved` when
 * the site keeps it for the API, `sent` when it is there.
 */
export type QueuedMessage = { key: string; writtenAt: number } & (
  | { state: 'waiting'; query: ContactMessage; token?: string }
  | { state: 'refused'; query: ContactMessage; reason: string }
  | { state: 'sent' | 'saved' }
)

const STORE = 'messages'

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

async function inStore<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open(QUEUE_DATABASE, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'key' })
  const database = await settled(opening)
  try {
    const transaction = database.transaction(STORE, mode)
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error)
    })
    const result = await settled(act(transaction.objectStore(STORE)))
    await done
    return result
  } finally {
    database.close()
  }
}

/** Tells everybody in this browser who looks at the messages. */
function tellChange(): void {
  const channel = new BroadcastChannel(QUEUE_TAG)
  channel.postMessage('changed')
  channel.close()
}

/** All messages, the oldest first. */
export async function listQueued(): Promise<Array<QueuedMessage>> {
  const messages = await inStore<Array<QueuedMessage>>('readonly', (store) => store.getAll())
  return messages.sort((a, b) => a.writtenAt - b.writtenAt)
}

export async function putQueued(message: QueuedMessage): Promise<void> {
  await inStore('readwrite', (store) => store.put(message))
  tellChange()
}

export async function removeQueued(key: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(key))
  tellChange()
}

/** Calls back at every change, until the returned function is called. */
export function watchQueue(run: () => void): () => void {
  const channel = new BroadcastChannel(QUEUE_TAG)
  channel.onmessage = run
  return () => channel.close()
}

type WithSync = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } }

/** Has the browser wake the service worker when there is a connection, also after the site has been closed. */
async function askForSync(): Promise<void> {
  const registration: WithSync | undefined = await navigator.serviceWorker?.getRegistration()
  await registration?.sync?.register(QUEUE_TAG)
}

/** A message with its idempotency key, and its form token unless there was no connection to fetch one. */
export type MessageToKeep = { key: string; query: ContactMessage; token?: string | undefined }

/**
 * Keeps a message for when there is a connection. False when this browser cannot keep it, or cannot remember to look
 * after it: whoever is told that it is kept also learns what becomes of it.
 */
export async function keepForLater({ key, query, token }: MessageToKeep): Promise<boolean> {
  const wasFlagged = readStored(QUEUE_FLAG) !== null
  writeStored(QUEUE_FLAG, '1')
  try {
    await putQueued({ key, query, ...(token && { token }), writtenAt: Date.now(), state: 'waiting' })
  } catch {
    if (!wasFlagged) removeStored(QUEUE_FLAG)
    return false
  }
  // Another tab may have seen an empty queue meanwhile, and taken the flag away.
  if (!writeStored(QUEUE_FLAG, '1') && readStored(QUEUE_FLAG) === null) {
    await removeQueued(key).catch(() => undefined)
    return false
  }
  await askForSync().catch(() => undefined)
  return true
}
