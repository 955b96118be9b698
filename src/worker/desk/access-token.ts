import { decode, verifyWithJwks } from 'hono/jwt'
import * as v from 'valibot'
import { isolateSingleton } from '#worker/cache/isolate.ts'

/** Cloudflare replaces its keys every six weeks. A token with an unknown key may be signed by a new one. */
const KEYS_MS = { known: 3_600_000, unknown: 60_000 }
const TIMEOUT_MS = 5_000

const keysSchema = v.array(v.object({ kid: v.string(), kty: v.literal('RSA'), n: v.string(), e: v.string() }))
/** The library accepts a token that never expires. A service token has a name in place of an address. */
const claimsSchema = v.object({
  exp: v.number(),
  email: v.optional(v.string()),
  common_name: v.optional(v.string(), 'service'),
})

const stored = isolateSingleton('access-keys', () => ({
  keys: [] as v.InferOutput<typeof keysSchema>,
  readAt: 0,
}))

/** Returns the keys of a team, read again when they are old or lack a key. @throws when they cannot be read */
async function getKeys(team: string, kid: string | undefined) {
  const isKnown = stored.keys.some((key) => key.kid === kid)
  if (Date.now() - stored.readAt < KEYS_MS[isKnown ? 'known' : 'unknown']) return stored.keys
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const response = await fetch(`https://${team}/cdn-cgi/access/certs`, { signal, redirect: 'manual' })
  const { keys } = await response.json<{ keys: unknown }>()
  return Object.assign(stored, { keys: v.parse(keysSchema, keys), readAt: Date.now() }).keys
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
