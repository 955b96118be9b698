import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { SiteOptions } from './site-process.ts'

export type DrillSite = {
  url: string
  /** The address of the runtime's inspector. */
  inspector: string
  /** Ends the site and all processes that it started. */
  kill: () => Promise<void>
}

/** Starts a site in a process group of its own. @throws when it does not start */
export async function runSite(options: SiteOptions): Promise<DrillSite> {
  const script = path.join(import.meta.dirname, 'site-process.ts')
  const child = spawn(process.execPath, [script, JSON.stringify(options)], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, TMPDIR: options.persist },
  })
  const ended = once(child, 'exit')
  function killGroup() {
    if (child.exitCode === null && child.signalCode === null && child.pid) process.kill(-child.pid, 'SIGKILL')
  }
  process.once('exit', killGroup)
  const { promise: ready, resolve, reject } = Promise.withResolvers<{ url: string; inspector: string }>()
  ended.then(() => reject(new Error('a site of the drill did not start')))
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [word, url = '', inspector = ''] = line.split(' ')
    if (word === 'ready') resolve({ url, inspector })
  })
  async function kill() {
    killGroup()
    await ended
  }
  return { ...(await ready), kill }
}
