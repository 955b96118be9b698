import { isOwnCache } from './kept.ts'
import { scope } from './scope.ts'

/** Replaces the service worker in order to remove it: deletes all of its caches and unregisters it. */
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))

scope.addEventListener('activate', (event) => event.waitUntil(remove()))

async function remove(): Promise<void> {
  await Promise.all((await caches.keys()).filter(isOwnCache).map((name) => caches.delete(name)))
  await scope.registration.unregister()
}
