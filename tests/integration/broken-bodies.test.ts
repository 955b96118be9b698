import { request } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { startSite } from '#support/site/start-site.ts'

const site = await startSite()

afterAll(() => site.stop())

const DOORS: ReadonlyArray<readonly [path: string, type: string]> = [
  ['/contact', 'application/x-www-form-urlencoded'],
  ['/api/web/query', 'application/json'],
  ['/page-times', 'application/json'],
  ['/csp-report', 'application/json'],
]

/** Sends only the beginning of a body. */
function begin(path: string, type: string) {
  const { origin } = new URL(site.url)
  const headers = {
    'Content-Type': type,
    'Content-Length': 100,
    Origin: origin,
    'Sec-Fetch-Site': 'same-origin',
  }
  const sent = request(site.url + path, { method: 'POST', headers })
  const answer = new Promise<number>((resolve, reject) => {
    sent.on('response', (response) => resolve(response.resume().statusCode ?? 0))
    sent.on('error', reject)
  })
  sent.write('{"name":')
  return { sent, answer }
}

test('a request body times out after ten seconds', {
  tags: ['slow'],
  timeout: 40_000,
}, async () => {
  const begun = DOORS.map(([path, type]) => begin(path, type))
  const statuses = await Promise.all(begun.map(({ answer }) => answer))
  for (const { sent } of begun) sent.destroy()
  expect(statuses).toEqual([408, 408, 408, 408])
})

test.each(DOORS)(
  'a request to %s is logged as 499 and not as an error when the visitor aborts it',
  async (path, type) => {
    const lines = () => site.logs.filter((line) => line.includes('"request"') && line.includes('499')).length
    const before = lines()
    const { sent, answer } = begin(path, type)
    answer.catch(() => undefined)
    await expect.poll(() => sent.writableLength).toBe(0)
    await site.fetch('/healthz')
    sent.destroy()
    await expect.poll(lines, { timeout: 10_000 }).toBe(before + 1)
    expect(site.logs.filter((line) => /"error"|render_failed/.test(line))).toEqual([])
  },
)
