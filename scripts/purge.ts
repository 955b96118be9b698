import * as v from 'valibot'
import { readArguments, toSentence } from './arguments.ts'

const USAGE =
  'Usage: OPS_TOKEN=… npm run purge -- --tag service:plumbing [--tag …] [--path /blog/x …] [--url https://www.example.com]'

function fail(sentence: string): never {
  console.error(`purge: ${sentence}`)
  process.exit(1)
}

const { values } = readArguments(
  {
    options: {
      tag: { type: 'string', multiple: true, default: [] },
      path: { type: 'string', multiple: true, default: [] },
      url: { type: 'string' },
    },
  },
  USAGE,
)

/** Reads `SITE_URL` of wrangler.toml. Imports wrangler only here, because loading it takes a second. */
async function deployedSite(): Promise<unknown> {
  const { unstable_readConfig } = await import('wrangler')
  try {
    return unstable_readConfig({ config: 'wrangler.toml' }).vars.SITE_URL
  } catch (error) {
    return fail(toSentence(error))
  }
}

/** Returns the site to purge: the given one, else that of wrangler.toml, else that of `npm start`. */
async function siteAddress(): Promise<URL> {
  const given = values.url ?? process.env.SITE_URL ?? (await deployedSite())
  const text = String(given || `http://127.0.0.1:${process.env.PORT ?? 8787}`)
  const site = URL.parse(text)
  if (!site || !/^https?:$/.test(site.protocol)) fail(`${text} is no http(s) address.`)
  if (site.pathname !== '/') fail(`${text} is no site: it has a path.`)
  const address = new URL('/ops/purge', site)
  const isLocal = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(address.hostname)
  if (address.protocol === 'http:' && !isLocal) fail('the token goes over https only.')
  return address
}

const token = (process.env.OPS_TOKEN ?? '').trim()
if (values.tag.length + values.path.length === 0) fail(USAGE)
if (token === '') fail(`OPS_TOKEN is not set. ${USAGE}`)
if (!/^[\x20-\x7e]+$/.test(token))
  fail('OPS_TOKEN cannot be sent: it is to be one line of letters, digits and signs of English.')
const address = await siteAddress()

const answerSchema = v.union([v.object({ purged: v.array(v.string()) }), v.object({ message: v.string() })])

try {
  const response = await fetch(address, {
    method: 'POST',
    redirect: 'manual',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ tags: values.tag, paths: values.path }),
    signal: AbortSignal.timeout(15_000),
  })
  const read = v.safeParse(answerSchema, await response.json().catch(() => undefined))
  const answer = read.success ? read.output : { message: 'there was no answer that can be read.' }
  if (response.status !== 200 || !('purged' in answer))
    fail(`${address.origin} said ${response.status}: ${'message' in answer ? answer.message : ''}`)
  console.log(`Purged at ${address.origin}: ${answer.purged.join(', ')}`)
  console.log('Every data centre follows within half a minute.')
} catch (error) {
  fail(`${address.origin} cannot be reached: ${toSentence(error)}`)
}
