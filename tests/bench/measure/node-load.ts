import { Agent, get, type IncomingHttpHeaders } from 'node:http'
import { quantile } from '../report/statistics.ts'
import type { LoadWish } from './load.ts'

function ask(url: string, agent: Agent, headers: IncomingHttpHeaders): Promise<number> {
  return new Promise((resolve, reject) => {
    const started = performance.now()
    get(url, { agent, headers }, (response) => {
      response.resume()
      response.on('error', reject)
      response.on('end', () => {
        if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`))
        else resolve(performance.now() - started)
      })
    }).on('error', reject)
  })
}

/** Loads an address from this process, where there is no wrk: the same figures, but a lower ceiling. */
export async function loadWithNode({ url, connections, seconds, headers = {} }: LoadWish) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const started = performance.now()
  const until = started + seconds * 1_000
  const times: Array<number> = []
  async function client() {
    while (performance.now() < until) times.push(await ask(url, agent, headers))
  }
  try {
    await Promise.all(Array.from({ length: connections }, client))
  } finally {
    agent.destroy()
  }
  const elapsed = (performance.now() - started) / 1_000
  return {
    requests: times.length,
    perSecond: times.length / elapsed,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
  }
}
