import { afterAll, expect, test } from 'vitest'
import { startFaultUpstream } from '#support/fakes/fault-upstream.ts'
import { startSite } from '#support/site/start-site.ts'

const upstream = await startFaultUpstream()
/** So few are written that among the requests of this file there is none. */
const site = await startSite({ vars: { UPSTREAM_URL: upstream.url, LOG_SAMPLE: '999999' } })

afterAll(async () => {
  await site.stop()
  await upstream.stop()
})

test('of the requests that are in order only the share that was asked for is in the log, and every one that failed', async () => {
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

test('a share that is none is one clear line for the operator', async () => {
  const wrong = await startSite({ vars: { LOG_SAMPLE: '0.1' } })
  try {
    expect((await wrong.fetch('/')).status).toBe(503)
    expect(wrong.logs.find((line) => line.includes('configuration_invalid'))).toContain('LOG_SAMPLE')
  } finally {
    await wrong.stop()
  }
})
