import type { FreshBody } from '#worker/cache/edge-cache.ts'
import { policies } from '#worker/cache/policy.ts'
import type { Store } from '#worker/cache/swr-cache.ts'
import { absent } from '#worker/endpoints/fetch-checked.ts'
import { log } from '#worker/log.ts'
import { type Origin, OriginError } from '#worker/origin.ts'
import { isAhead } from '#worker/timeouts.ts'

/** Whether the upstream has a directory of professionals, as far as this isolate knows. */
export type DirectoryMemory = {
  state: 'unknown' | 'there' | 'none'
  /** Until when (ms) an upstream without one is not asked again. */
  noneUntil: number
}

export function createDirectoryMemory(): DirectoryMemory {
  return { state: 'unknown', noneUntil: 0 }
}

export type DirectoryRead = {
  memory: DirectoryMemory
  origin: Pick<Origin, 'isRemote'>
  /** Where all isolates are told that a list was read. */
  store: Pick<Store, 'match' | 'put'>
  /** The address of that note in the store. */
  noteKey: string
  now: number
  /** When (ms) the list was purged last. */
  purgedAt: () => Promise<number>
  requestId: string
}

const NONE_MS = policies.providers.absent * 1000

/** Longer than a directory can be away and still be expected back. */
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
 * Reads a list of an upstream that may be without a directory. Its 404 says that it is, which is remembered for as long
 * as any 'no such entry'; once a list was read from it, a 404 is a fault. The embedded upstream is always believed.
 * @throws OriginError
 */
export async function readDirectory(
  read: DirectoryRead,
  fetchFresh: () => Promise<FreshBody>,
): Promise<FreshBody> {
  const { memory, origin, now, purgedAt, requestId } = read
  if (
    origin.isRemote &&
    isAhead(memory.noneUntil, now, NONE_MS) &&
    memory.noneUntil - NONE_MS > (await purgedAt())
  )
    return absent
  const body = await fetchFresh()
  if (body.status === 200) {
    await noteList(read)
    return body
  }
  if (origin.isRemote && (memory.state === 'there' || (await hasNote(read))))
    throw new OriginError(502, 'status-404')
  if (memory.state !== 'none') log('info', 'no-directory', { requestId })
  memory.state = 'none'
  memory.noneUntil = now + NONE_MS
  return body
}
