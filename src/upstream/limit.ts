import type { Context } from 'hono'

const MOST = 200

/** The `limit` filter as a whole number from 1 to 200; anything else means no limit of the caller's. */
export function limitOf(c: Context): number {
  const limit = Number(c.req.query('limit'))
  return Number.isInteger(limit) && limit >= 1 && limit <= MOST ? limit : MOST
}
