import { once } from 'node:events'

type Reply = { result?: { usedSize?: number; backingStorageSize?: number } }

/**
 * Returns the live memory of a worker in MiB: its objects and buffers after garbage collection. `inspector` is that of
 * its runtime.
 */
export async function heapMiB(inspector: string): Promise<number> {
  const socket = new WebSocket(`${inspector}core:user:`)
  await once(socket, 'open')
  async function send(id: number, method: string): Promise<Reply> {
    const replied = once(socket, 'message')
    socket.send(JSON.stringify({ id, method }))
    const [{ data }] = await replied
    return JSON.parse(data)
  }
  await send(1, 'HeapProfiler.collectGarbage')
  const { result } = await send(2, 'Runtime.getHeapUsage')
  socket.close()
  const { usedSize = Number.NaN, backingStorageSize = 0 } = result ?? {}
  return (usedSize + backingStorageSize) / 2 ** 20
}
