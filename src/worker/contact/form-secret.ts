import { buildId as BUILD_ID } from 'virtual:client-assets'
import type { AppContext } from '#worker/app.ts'
import { log } from '#worker/log.ts'

const NAME = 'form-token'

/** What the databases of an isolate have said: it does not change. */
const known = new WeakMap<D1Database, string>()

function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The secret of the database: whoever asks first draws it, everybody gets that one. */
async function readSecret(db: D1Database): Promise<string> {
  const [, found] = await db.batch<{ value: string }>([
    db
      .prepare('INSERT INTO secrets (name, value) VALUES (?1, ?2) ON CONFLICT (name) DO NOTHING')
      .bind(NAME, newSecret()),
    db.prepare('SELECT value FROM secrets WHERE name = ?1').bind(NAME),
  ])
  const value = found?.results[0]?.value
  if (!value) throw new Error('there is no secret')
  return value
}

/**
 * What form tokens are signed with: the configured secret, or a random one of the database. Where neither is to be had
 * it is made of the settings: that keeps no attacker out who knows them, but forms go on, and scripts that post blindly
 * still have no token.
 */
export async function secretOf(c: AppContext): Promise<string> {
  const { FORM_TOKEN_SECRET: configured = '', DB: db } = c.env
  if (configured.trim() !== '') return configured
  const fallback = `${BUILD_ID} ${c.var.config.fingerprint} ${c.var.config.upstreamOrigin}`
  if (!db) return fallback
  try {
    const secret = known.get(db) ?? (await readSecret(db))
    known.set(db, secret)
    return secret
  } catch (error) {
    log('error', 'form-secret-unavailable', { requestId: c.var.requestId, error: String(error) })
    return fallback
  }
}
