import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { end, keepTrackOf } from '../serve/children.ts'

/** Where the peers' upstream listens: it is written into their builds. */
const ADDRESS = 'http://127.0.0.1:8799'

export type PeersUpstream = {
  url: string
  delay: (milliseconds: number) => Promise<void>
  stop: () => Promise<void>
}

/** Starts the upstream of the peers' bench. @throws when its port is taken */
export async function startPeersUpstream(folder: string): Promise<PeersUpstream> {
  const child = spawn(process.execPath, [path.join(folder, 'lib/upstream.mjs')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  keepTrackOf(child)
  const failed = once(child, 'exit').then(() => {
    throw new Error("the peers' upstream did not start")
  })
  await Promise.race([once(child.stdout, 'data'), failed])
  failed.catch(() => {})
  return {
    url: ADDRESS,
    async delay(milliseconds) {
      await (await fetch(`${ADDRESS}/__delay?ms=${milliseconds}`)).arrayBuffer()
    },
    stop: () => end(child),
  }
}
