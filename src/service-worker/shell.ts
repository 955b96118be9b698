import { build, shell } from 'virtual:service-worker-shell'
import { connectionSavesData } from '#lib/save-data.ts'
import { BUILT_BY } from './answers.ts'
import { assetsToDrop, CACHES, drop, entriesOf, find, keep } from './kept.ts'
import { USES } from './pages.ts'
import { scope } from './scope.ts'
import { mayKeep, strategyFor } from './strategy.ts'

const OLD_TABS = '/old-tabs'

/** Keeps a file; over a light connection only when the browser has it already. */
async function keepFile(path: string): Promise<void> {
  const url = new URL(path, scope.location.origin).href
  const method = strategyFor({ method: 'GET', mode: 'cors', url, isPersonal: false }, scope.location.origin)
  const isShell = shell.includes(path)
  if (method !== 'asset' && method !== 'image') return
  const cacheName = method === 'asset' || isShell ? CACHES.assets : CACHES.images
  // A built file never changes, and a kept picture is renewed when it is shown; those of the shell come with each version.
  if ((method === 'asset' || !isShell) && (await find(cacheName, url))) return
  const cache = connectionSavesData(scope.navigator.connection) ? 'only-if-cached' : 'force-cache'
  const response = await fetch(url, { cache, mode: 'same-origin', priority: 'low' })
  if (mayKeep(response)) await keep(cacheName, url, response, { [BUILT_BY]: build })
}

/** Keeps files. One that cannot be had is kept when it is used. */
export async function keepFiles(paths: ReadonlyArray<string>): Promise<void> {
  await Promise.allSettled(paths.map(keepFile))
}

/** Keeps what the page without a connection and a copied page need. */
export function keepShell(): Promise<void> {
  return keepFiles(shell)
}

/** Writes down which tabs were open when this version took over: they may still need files of their own build. */
export async function noteOldTabs(): Promise<void> {
  const tabs = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  await keep(CACHES.notes, OLD_TABS, Response.json(tabs.map(({ id }) => id)))
}

/** Drops what only an older version needed, as soon as its tabs are gone. */
export async function dropOld(): Promise<void> {
  const note = await find(CACHES.notes, OLD_TABS)
  if (!note) return
  const ids: Array<string> = await note.json()
  const tabs = await Promise.all(ids.map((id) => scope.clients.get(id)))
  if (tabs.some(Boolean)) return
  const pages = await entriesOf(CACHES.pages)
  const needed = pages.flatMap(({ response }) => response.headers.get(USES)?.split(' ') ?? [])
  const assets = (await entriesOf(CACHES.assets)).map(({ url, response }) => ({
    url,
    build: response.headers.get(BUILT_BY),
  }))
  await drop(CACHES.assets, assetsToDrop(assets, build, new Set([...shell, ...needed])))
  await drop(CACHES.notes, [OLD_TABS])
}
