import { startSite } from '../../support/start-site.ts'
import { startUpstream, type Upstream } from './start-upstream.ts'

/**
 * The site's own catalogue as a remote API: the embedded upstream answers from its database what `visit` makes the
 * measured worker ask for, and the answers are said again from then on, with no database beside the load.
 */
export async function recordUpstream(visit: (upstreamUrl: string) => Promise<void>): Promise<Upstream> {
  const site = await startSite()
  try {
    const upstream = await startUpstream((path) => fetch(site.url + path))
    await visit(upstream.url)
    upstream.seal()
    return upstream
  } finally {
    await site.stop()
  }
}
