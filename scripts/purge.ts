import { readArguments, refuseArguments, runCommand } from './arguments.ts'
import { purgeAddress, purgeSite } from './purge-site.ts'

const USAGE = 'Usage: OPS_TOKEN=… npm run purge -- [--hard] [--url https://www.example.com]'

const { values } = readArguments(
  { options: { hard: { type: 'boolean', default: false }, url: { type: 'string' } } },
  USAGE,
)

if (values.url?.trim() === '') refuseArguments('--url needs an address.', USAGE)
await runCommand(async () => {
  const token = (process.env.OPS_TOKEN ?? '').trim()
  if (token === '') throw new Error(`OPS_TOKEN is not set. ${USAGE}`)
  if (!/^[\x20-\x7e]+$/.test(token)) throw new Error('OPS_TOKEN must be one line of printable ASCII.')
  const address = await purgeAddress(values.url)
  await purgeSite(address, token, values.hard)
  console.log(`Purged at ${address.origin}. Every data centre follows within half a minute.`)
})
