import { isOwnCache } from './kept.ts'
import { scope } from './scope.ts'

/** Takes the place of the service worker when it has to go: it forgets everything that was kept, and itself. */
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))

scope.addEventListener('activate', (event) => event.waitUntil(remove()))

async function remove(): Promise<void> {
  await Promise.all((await caches.keys()).filter(isOwnCache).map((name) => caches.delete(name)))
  await scope.registration.unregister()
}
