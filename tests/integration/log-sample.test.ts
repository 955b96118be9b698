import { afterAll, expect, test } from 'vitest'
import { startRemoteSite } from '#support/site/remote-site.ts'

/** The share is so small that no successful request of this file is logged. */
const { upstream, site, stop } = await startRemoteSite({ LOG_SAMPLE: '999999' })
afterAll(stop)

test('the log has a sample of successful requests and all failed ones', async () => {
  for (let turn = 0; turn < 10; turn++) expect((await site.fetch('/about')).status).toBe(200)
  upstream.set('status-500')
  expect((await site.fetch('/api/web/brand/all')).status).toBe(502)
  const requests = () =>
    site.logs.filter((line) => line.includes('"event":"request"')).map((line) => JSON.parse(line))
  await expect.poll(() => requests().length).toBe(1)
  const [failed] = requests()
  expect(failed).toMatchObject({ level: 'error', status: 502, route: '/api/web' })
  const cause = site.logs.find(
    (line) => line.includes('"upstream_failed"') && line.includes(failed.requestId),
  )
  expect(cause).toContain('status-500')
})
