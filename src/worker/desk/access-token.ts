import { decode, verifyWithJwks } from 'hono/jwt'
import * as v from 'valibot'
import { isolateSingleton } from '#worker/cache/isolate.ts'
import { log } from '#worker/log.ts'

/** Cloudflare replaces its keys every six weeks. Known ones are read again after an hour, and serve at most a day. */
const FRESH_MS = 3_600_000
const MAX_AGE_MS = 24 * FRESH_MS
/** Pause after each read of the keys: anybody can send a token with an unknown key. */
const PAUSE_MS = 60_000
const TIMEOUT_MS = 5_000

const keysSchema = v.array(v.object({ kid: v.string(), kty: v.literal('RSA'), n: v.string(), e: v.string() }))
/** The library accepts a token that never expires. A service token has a name in place of an address. */
const claimsSchema = v.object({
  exp: v.number(),
  email: v.optional(v.string()),
  common_name: v.optional(v.string(), 'service'),
})

type Keys = v.InferOutput<typeof keysSchema>

const stored = isolateSingleton('access-keys', () => ({ keys: [] as Keys, readAt: 0, failedAt: 0 }))

async function readKeys(team: string): Promise<Keys> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const response = await fetch(`https://${team}/cdn-cgi/access/certs`, { signal, redirect: 'manual' })
  const { keys } = await response.json<{ keys: unknown }>()
  return v.parse(keysSchema, keys)
}

/** Returns the keys of a team. Stored ones serve while Cloudflare does not answer. @throws when no usable key is known */
async function getKeys(team: string, kid: string | undefined): Promise<Keys> {
  const now = Date.now()
  const age = now - stored.readAt
  const isKnown = age < MAX_AGE_MS && stored.keys.some((key) => key.kid === kid)
  const isPaused = Math.min(age, now - stored.failedAt) < PAUSE_MS
  if (isPaused || (isKnown && age < FRESH_MS)) return age < MAX_AGE_MS ? stored.keys : []
  try {
    Object.assign(stored, { keys: await readKeys(team), readAt: now })
  } catch (error) {
    stored.failedAt = now
    if (!isKnown) throw error
    log('warn', 'access_keys_not_read', { error: String(error) })
  }
  return stored.keys
}

/**
 * Returns who a token of Cloudflare Access names (RFC 7519; RFC 8725 section 3.1: one algorithm).
 * @throws Error whose name is the reason, for an invalid token
 */
export async function readAccessUser(token: string, team: string, audience: string): Promise<string> {
  const keys = await getKeys(team, decode(token).header.kid)
  const verification = { iss: `https://${team}`, aud: audience }
  const claims = await verifyWithJwks(token, { keys, allowedAlgorithms: ['RS256'], verification })
  const { email, common_name: name } = v.parse(claimsSchema, claims)
  return email ?? name
}
