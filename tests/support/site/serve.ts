import { startSite } from './start-site.ts'

/** Serves the production build for the end-to-end tests until it is stopped. */
const site = await startSite({ port: Number(process.argv[2]), samples: true, vars: { PAGE_CACHE: 'on' } })
console.log(`serving ${site.url}`)
process.once('SIGTERM', async () => {
  await site.stop()
  process.exit(0)
})
