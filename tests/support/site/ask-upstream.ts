import { upstream } from '#upstream/app.ts'

/** Asks the embedded API directly. `path` is below `/api/web`. */
export async function askUpstream<T>(
  db: D1Database,
  path: string,
  samples = 'on',
): Promise<{ status: number; body: T }> {
  const response = await upstream.fetch(new Request(`http://embedded/api/web${path}`), {
    DB: db,
    showsSamples: samples === 'on',
  })
  return { status: response.status, body: await response.json<T>() }
}
