import { buildWorker } from './build/build-worker.ts'
import { withoutDataCache, withPeerOrigin } from './build/each-time.ts'

/**
 * Builds the worker that `peer.json` names: the production's page code with the category and the cities of the peers'
 * upstream, both asked for on every request.
 */
const main = await buildWorker({
  outDir: 'dist/bench/peer',
  plugins: [withoutDataCache(), withPeerOrigin()],
})
console.log(main)
