import { once } from 'node:events'

export type Inspector = {
  /** Sends a command and gives its result. @throws when the worker refuses it */
  send: (method: string, params?: Record<string, unknown>) => Promise<Record<string, unknown>>
  close: () => void
}

type Reply = { id?: number; result?: Record<string, unknown>; error?: { message: string } }

/** Speaks the DevTools protocol with the worker `main` behind the inspector of a workerd. */
export async function openInspector(address: string): Promise<Inspector> {
  const socket = new WebSocket(`ws://${address}/main`)
  await once(socket, 'open')
  const waiting = new Map<number, (reply: Reply) => void>()
  let last = 0
  socket.addEventListener('message', ({ data }) => {
    const reply: Reply = JSON.parse(String(data))
    if (reply.id !== undefined) waiting.get(reply.id)?.(reply)
  })
  return {
    async send(method, params = {}) {
      last += 1
      const id = last
      const reply = await new Promise<Reply>((resolve) => {
        waiting.set(id, resolve)
        socket.send(JSON.stringify({ id, method, params }))
      })
      waiting.delete(id)
      if (reply.error) throw new Error(`${method}: ${reply.error.message}`)
      return reply.result ?? {}
    },
    close: () => socket.close(),
  }
}
