import { createServer } from 'node:http'
import { startSite } from './start-site.ts'

/**
 * Serves the production build for the end-to-end tests until it is told to stop. The site listens before its database is
 * filled, and whoever asks it then is given empty lists, which it keeps: a second port answers once there is something to
 * visit.
 */
const [port, readyPort] = process.argv.slice(2).map(Number)
const site = await startSite({ port: port ?? 0, vars: { PAGE_CACHE: 'on' } })
const ready = createServer((_, response) => response.end('ready')).listen(readyPort, '127.0.0.1')
process.once('SIGTERM', async () => {
  ready.close()
  await site.stop()
  process.exit(0)
})
