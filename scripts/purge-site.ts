import * as v from 'valibot'
import { toSentence } from './arguments.ts'

/** The settings of wrangler.toml that a purge needs. */
type Configured = { vars: Record<string, unknown>; cache?: { enabled?: boolean } }

/** Reads wrangler.toml. Imports wrangler only here, because loading it takes a second. */
async function readConfigured(): Promise<Configured> {
  const { unstable_readConfig } = await import('wrangler')
  return unstable_readConfig({ config: 'wrangler.toml' })
}

/**
 * Returns the address of the purge: of the given site, else that of wrangler.toml, else that of `npm start`.
 * @throws with a sentence if there can be none
 */
export async function purgeAddress(argument: string | undefined): Promise<URL> {
  const site = argument ?? process.env.SITE_URL ?? (await readConfigured()).vars.SITE_URL
  const text = String(site || `http://127.0.0.1:${process.env.PORT ?? 8787}`)
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error(`${text} is no http(s) address.`)
  if (url.pathname !== '/') throw new Error(`${text} is no site: it has a path.`)
  const address = new URL('/ops/purge', url)
  const isLocal = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(address.hostname)
  if (address.protocol === 'http:' && !isLocal) throw new Error('the token goes over https only.')
  return address
}

const refusalSchema = v.fallback(v.object({ message: v.string() }), {
  message: 'there was no answer that can be read.',
})

/** Purges all caches of a site. @throws with a sentence if that fails */
export async function purgeSite(address: URL, token: string, isHard: boolean): Promise<void> {
  const response = await fetch(address, {
    method: 'POST',
    redirect: 'manual',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ hard: isHard }),
    signal: AbortSignal.timeout(15_000),
  }).catch((error: unknown) => {
    throw new Error(`${address.origin} cannot be reached: ${toSentence(error)}`)
  })
  if (response.status === 200) return
  const { message } = v.parse(refusalSchema, await response.json().catch(() => undefined))
  throw new Error(`${address.origin} said ${response.status}: ${message}`)
}

/**
 * Purges Workers Cache after a change of the database, which cannot reach it. Does nothing if it is off in
 * wrangler.toml.
 */
export async function purgeDeployedCache(isHard: boolean): Promise<void> {
  const { cache } = await readConfigured()
  if (!cache?.enabled) return
  const token = (process.env.OPS_TOKEN ?? '').trim()
  if (token === '') {
    console.log(`Workers Cache is on: purge it with npm run purge${isHard ? ' -- --hard' : ''}`)
    return
  }
  await purgeSite(await purgeAddress(undefined), token, isHard)
  console.log('Workers Cache is purged.')
}
