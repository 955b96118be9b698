import { CURRENT } from '#upstream/directory/editions.ts'
import type { Database } from './database.ts'

const AT_ONCE = 4
const TIMEOUT_MS = 5_000
const REQUEST = { Accept: 'image/*', Range: 'bytes=0-511', 'User-Agent': 'home-services-site' }

/** The first bytes of pictures that browsers show (mimesniff.spec.whatwg.org section 6.1; AVIF section 4). */
const PICTURE = /^(?:\xff\xd8\xff|\x89PNG\r\n|GIF8[79]a|RIFF.{4}WEBPVP|.{4}ftypavi[fs])/s

/** Returns why a text is not the address of a photo, or undefined if it can be one. */
export function findAddressProblem(address: string): string | undefined {
  const isAddress = /^https:\/\/[^/\s@]+\/\S*$/i.test(address) && URL.canParse(address)
  return address === '' || isAddress ? undefined : 'expected an https: address without blanks'
}

/** Asks for the first bytes of an address. Returns why they are not those of a picture, or undefined. */
async function findPictureProblem(address: string, timeoutMs: number): Promise<string | undefined> {
  const ending = new AbortController()
  const signal = AbortSignal.any([ending.signal, AbortSignal.timeout(timeoutMs)])
  try {
    const response = await fetch(address, { headers: REQUEST, signal })
    if (!response.ok) return `expected a picture; the address answers ${response.status}`
    const type = response.headers.get('Content-Type') ?? 'no type'
    let start = Buffer.alloc(0)
    for await (const bytes of response.body ?? []) {
      start = Buffer.concat([start, bytes])
      if (start.length >= 16) break
    }
    const isPicture = PICTURE.test(start.toString('latin1')) || /^image\/svg\+xml\b/i.test(type)
    return isPicture ? undefined : `expected the address of a picture itself; it answers ${type}`
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    return `expected a picture; the address ${isLate ? `did not answer in ${timeoutMs / 1_000} s` : 'cannot be reached'}`
  } finally {
    ending.abort()
  }
}

/**
 * Asks for each photo that the directory does not show already, a few at once. Returns the addresses without a picture,
 * with the reasons.
 */
export async function findPhotoProblems(
  database: Database,
  addresses: ReadonlySet<string>,
  timeoutMs = TIMEOUT_MS,
): Promise<Map<string, string>> {
  const shown = await database.query<{ image: string }>(
    `SELECT json_extract(summary, '$.image') AS image FROM provider WHERE edition = ${CURRENT}`,
  )
  const known = new Set(shown.map(({ image }) => image))
  const asked = [...addresses].filter((address) => !known.has(address))
  if (asked.length > 0) console.log(`New photos to ask for: ${asked.length}.`)
  const waiting = asked.values()
  const problems = new Map<string, string>()
  async function work(): Promise<void> {
    for (const address of waiting) {
      const problem = await findPictureProblem(address, timeoutMs)
      if (problem) problems.set(address, problem)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return problems
}
