import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { SiteOptions } from './site-process.ts'

export type RunningSite = {
  url: string
  /** Ends it in good order. */
  stop: () => Promise<void>
  /** Ends it and all that it has started at once, in the middle of whatever they do. */
  kill: () => Promise<void>
}

async function whereIs(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('the site has no output')
  for await (const line of createInterface({ input: child.stdout })) {
    const [, url] = /^ready (\S+)/.exec(line) ?? []
    if (url) return url
  }
  throw new Error('a site of the drill did not start')
}

/** Starts a site in a process of its own, with whatever that starts in one group. @throws when it does not start */
export async function runSite(options: SiteOptions): Promise<RunningSite> {
  const script = path.join(import.meta.dirname, 'site-process.ts')
  const child = spawn(process.execPath, [script, JSON.stringify(options)], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, TMPDIR: options.persist },
  })
  const ended = once(child, 'exit')
  function send(signal: 'SIGTERM' | 'SIGKILL') {
    if (child.exitCode === null && child.signalCode === null && child.pid !== undefined)
      process.kill(signal === 'SIGKILL' ? -child.pid : child.pid, signal)
  }
  async function end(signal: 'SIGTERM' | 'SIGKILL') {
    send(signal)
    await ended
  }
  // Who stops this process does not reach a group of its own.
  process.once('exit', () => send('SIGKILL'))
  return { url: await whereIs(child), stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
}
