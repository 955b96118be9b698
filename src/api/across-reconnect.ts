import type { ApiClientOptions } from '#api/client.ts'

type Fetch = ApiClientOptions['fetch']

/**
 * Gives a read a second try when the connection came back while it was failing. Nobody else would: whoever reads again
 * at that moment finds this read on its way and waits for it. `connection` tells by its `online` event.
 */
export function acrossReconnect(fetch: Fetch, connection: EventTarget): Fetch {
  let returns = 0
  connection.addEventListener('online', () => {
    returns += 1
  })
  return async (path, init) => {
    const before = returns
    try {
      return await fetch(path, init)
    } catch (error) {
      if (returns === before || init.method === 'POST') throw error
      return fetch(path, init)
    }
  }
}
