import { existsSync } from 'node:fs'
import path from 'node:path'
import { peerWorker } from '../serve/served.ts'
import { startPeersUpstream } from '../upstream/peers-upstream.ts'
import { SHELL_MARK } from './pages.ts'
import type { SiteStarter } from './sites.ts'
import type { Pair, Target } from './target.ts'

const OURS = path.join(import.meta.dirname, '../peer.json')
const FIRST_TILE = '/img/uploads'

const PEERS = [
  { name: 'start', folder: 'c-tanstack-start' },
  { name: 'peer-bare', folder: 'b-react' },
  { name: 'sveltekit', folder: 'h-sveltekit' },
]

/**
 * The same category on the peers' data in our own site and in the frameworks of the peers' bench, as far as they are
 * built. `stop` ends their upstream. Nothing when there is no TanStack Start.
 */
export async function peerTargets(
  start: SiteStarter,
  folder: string,
): Promise<{ targets: Array<Target>; stop: () => Promise<void> }> {
  const built = PEERS.flatMap((peer) => {
    const file = path.join(folder, peer.folder, 'peer.json')
    if (!existsSync(file)) return []
    const dist = path.join(path.dirname(file), 'dist/server')
    return existsSync(dist) ? [{ ...peer, ...peerWorker(file) }] : []
  })
  if (built.length === 0) return { targets: [], stop: async () => {} }
  const upstream = await startPeersUpstream(folder)
  const ours = peerWorker(OURS)
  const targets: Array<Target> = []
  for (const peer of [{ name: 'ours', ...ours }, ...built]) {
    targets.push({
      name: peer.name === 'ours' ? 'peer-ours' : peer.name,
      title: `peers' category: ${peer.title}`,
      site: await start(peer.served),
      path: peer.page,
      sized: true,
      marks: { shell: peer.name === 'ours' ? SHELL_MARK : '</header>', data: FIRST_TILE },
      slow: upstream.delay,
    })
  }
  return { targets, stop: upstream.stop }
}

/** What is asked of us beside the peers. */
export const peerPairs: ReadonlyArray<Pair> = [
  {
    what: "peers' category, against TanStack Start",
    name: 'peer-ours',
    against: 'start',
    must: 1.3,
    goal: 2,
  },
  { what: "peers' category, against SvelteKit", name: 'peer-ours', against: 'sveltekit' },
  { what: "peers' category, against the peers' bare React", name: 'peer-ours', against: 'peer-bare' },
]
