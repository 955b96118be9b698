import type { FreshBody } from '#worker/cache/edge-cache.ts'
import type { Store } from '#worker/cache/swr-cache.ts'
import { log } from '#worker/log.ts'
import { type Origin, OriginError } from '#worker/upstream-client/origin.ts'

/** The knowledge of this isolate about the directory of the upstream. */
export type DirectoryMemory = { state: 'unknown' | 'there' | 'none' }

export function createDirectoryMemory(): DirectoryMemory {
  return { state: 'unknown' }
}

export type DirectoryRead = {
  memory: DirectoryMemory
  origin: Pick<Origin, 'isRemote'>
  /** Stores for all isolates that a list was read. */
  store: Store
  /** The address of that note in the store. */
  noteKey: string
  requestId: string
}

/** After this time a missing directory counts as removed. */
const NOTE_SECONDS = 30 * 24 * 60 * 60

async function hasNote({ store, noteKey }: DirectoryRead): Promise<boolean> {
  try {
    return (await store.match(noteKey)) !== undefined
  } catch {
    return false
  }
}

async function noteList({ memory, store, noteKey }: DirectoryRead): Promise<void> {
  if (memory.state === 'there') return
  memory.state = 'there'
  const note = new Response('', { headers: { 'Cache-Control': `public, max-age=${NOTE_SECONDS}` } })
  await store.put(noteKey, note).catch(() => {})
}

/**
 * Reads a list of an upstream that may have no directory. A 404 means that there is none, until a list was read; after
 * that a 404 is a failure, so that a broken deployment does not replace the lists. A 404 of the embedded upstream
 * always means that there is none. @throws OriginError
 */
export async function readDirectory(
  read: DirectoryRead,
  fetchFresh: () => Promise<FreshBody>,
): Promise<FreshBody> {
  const { memory, origin, requestId } = read
  const body = await fetchFresh()
  if (body.status === 200) {
    await noteList(read)
    return body
  }
  if (origin.isRemote && (memory.state === 'there' || (await hasNote(read))))
    throw new OriginError(502, 'status-404')
  if (memory.state !== 'none') log('info', 'directory_missing', { requestId })
  memory.state = 'none'
  return body
}
