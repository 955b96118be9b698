import { type Finding, type Result, toResult } from './report.ts'

const MAX_PICTURES = 200
const TIMEOUT_MS = 5_000

async function pictureFinding(url: string): Promise<Array<Finding>> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => undefined)
  await response?.body?.cancel()
  const type = response?.headers.get('Content-Type') ?? ''
  if (response?.ok && type.startsWith('image/')) return []
  const answer = response ? `status ${response.status}, type '${type}'` : 'no answer'
  return [{ kind: 'FAULT', text: `${url}: ${answer}` }]
}

/** Fetches pictures that entries name, at most 200 of them. */
export async function checkPictures(results: ReadonlyArray<Result>): Promise<Array<Result>> {
  const urls = [...new Set(results.flatMap(({ pictures }) => [...pictures]))].slice(0, MAX_PICTURES)
  const findings: Array<Finding> = []
  for (const url of urls) findings.push(...(await pictureFinding(url)))
  const result = toResult('pictures', 'pictures', { ms: 0 }, findings)
  return urls.length > 0 ? [{ ...result, status: '–', entries: urls.length }] : []
}
