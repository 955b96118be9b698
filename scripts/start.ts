import { randomBytes } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readArguments, toSentence } from './arguments.ts'
import { configFor, createRuntime, getOrigin } from './runtime.ts'
import { settingsIn } from './settings.ts'

function fail(sentence: string): never {
  console.error(`start: ${sentence}`)
  process.exit(1)
}

readArguments(
  {},
  'Usage: PORT=8788 UPSTREAM_URL=https://api.example.com npm start: settings are in the environment.',
)
const { PORT = '8787' } = process.env
const port = Number(PORT)
if (!/^\d+$/.test(PORT) || port > 65_535) fail('PORT must be a whole number from 0 to 65535.')
if (!existsSync('dist/worker/index.js'))
  fail('there is no build. Run `npm run build` first, or use `npm start`.')

/** `npm start` shows samples and logs every request, unless the environment says otherwise. */
const vars = {
  SAMPLE_CONTENT: 'on',
  LOG_SAMPLE: '1',
  ...settingsIn(process.env),
}

function readGiven() {
  try {
    return configFor({ vars })
  } catch (error) {
    return fail(toSentence(error))
  }
}

const { config, problems } = readGiven()
if (!config || problems.length > 0) fail(problems.join('\n'))
const upstream = config.settings.UPSTREAM_URL
/** Opens the local desk, unless settings say how the office signs in. */
const password = config.desk ? undefined : randomBytes(18).toString('base64url')

/** Another build may replace the files that this site serves. */
const client = mkdtempSync(path.join(tmpdir(), 'site-client-'))
process.on('exit', () => rmSync(client, { recursive: true, force: true }))
cpSync('dist/client', client, { recursive: true })

const runtime = createRuntime({
  port,
  vars: { ...vars, ...(password && { DESK_PASSWORD: password }) },
  persist: '.wrangler/state/v3',
  mailFolder: '.wrangler/tmp',
  client,
})
try {
  const origin = await getOrigin(runtime)
  await runtime.purgeCache('api')
  await runtime.purgeCache('pages')
  console.log(`The site is at ${origin} (${upstream ? `upstream ${upstream}` : 'embedded upstream'})`)
  const signIn = password ? `with any name and the password ${password}` : 'as the settings say'
  console.log(`The desk is at ${origin}/desk, sign in ${signIn}`)
} catch (error) {
  // After a failed start, disposing fails with the same error.
  await runtime.dispose().catch(() => {})
  const inUse = error instanceof Error && /in use|EADDRINUSE/i.test(error.message)
  fail(
    inUse
      ? `port ${port} is in use. Set PORT to another one, or end what listens there (\`ss -ltnp\` names it): a start that was killed leaves a workerd behind.`
      : `the runtime did not start: ${toSentence(error)}`,
  )
}

/** Replaces the cron trigger of wrangler.toml: delivers waiting contact messages, and so on. */
const DELIVERY_MS = 60_000
setInterval(async () => {
  try {
    await (await runtime.getWorker()).scheduled({ cron: '* * * * *' })
  } catch (error) {
    console.error(`start: waiting messages could not be delivered: ${error}`)
  }
}, DELIVERY_MS)
