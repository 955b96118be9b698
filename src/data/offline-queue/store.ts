import type { ContactMessage } from '#api/schemas/contact.ts'
import { writeStored } from '#browser/storage.ts'
import { QUEUE_DATABASE, QUEUE_FLAG, QUEUE_TAG } from './names.ts'

/**
 * A contact message that was written without a connection. A sent one stays, without its text, until a page announces
 * it.
 */
export type QueuedMessage = { key: string; writtenAt: number } & (
  | { state: 'waiting'; query: ContactMessage }
  | { state: 'refused'; query: ContactMessage; reason: string }
  | { state: 'sent' }
)

const STORE = 'messages'

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(QUEUE_DATABASE, 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'key' })
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
}

async function inStore<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await openDatabase()
  const done = new Promise<T>((resolve, reject) => {
    const transaction = database.transaction(STORE, mode)
    const request = act(transaction.objectStore(STORE))
    transaction.oncomplete = () => resolve(request.result)
    transaction.onabort = () => reject(transaction.error)
  })
  return done.finally(() => database.close())
}

async function change<T>(act: (store: IDBObjectStore) => IDBRequest<T>): Promise<void> {
  await inStore('readwrite', act)
  const channel = new BroadcastChannel(QUEUE_TAG)
  channel.postMessage('changed')
  channel.close()
}

/** Returns all messages, the oldest first. */
export async function listQueued(): Promise<Array<QueuedMessage>> {
  const messages = await inStore<Array<QueuedMessage>>('readonly', (store) => store.getAll())
  return messages.sort((a, b) => a.writtenAt - b.writtenAt)
}

export function putQueued(message: QueuedMessage): Promise<void> {
  return change((store) => store.put(message))
}

export function removeQueued(key: string): Promise<void> {
  return change((store) => store.delete(key))
}

/** Calls back at every change in this browser, until the returned function is called. */
export function watchQueue(run: () => void): () => void {
  const channel = new BroadcastChannel(QUEUE_TAG)
  channel.onmessage = run
  return () => channel.close()
}

type WithSync = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } }

/** Asks the browser to wake the service worker once there is a connection, even with the site closed. */
async function askForSync(): Promise<void> {
  const registration: WithSync | undefined = await navigator.serviceWorker?.getRegistration()
  await registration?.sync?.register(QUEUE_TAG)
}

/**
 * Stores a message until there is a connection. Returns false if the browser cannot store the message or its flag.
 */
export async function keepForLater(key: string, query: ContactMessage): Promise<boolean> {
  try {
    await putQueued({ key, query, writtenAt: Date.now(), state: 'waiting' })
  } catch {
    return false
  }
  // Set after the message: another tab that removes the flag looks for messages again afterwards.
  if (!writeStored(QUEUE_FLAG, '1')) {
    await removeQueued(key).catch(() => undefined)
    return false
  }
  await askForSync().catch(() => undefined)
  return true
}
