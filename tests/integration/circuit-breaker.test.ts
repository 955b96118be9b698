import { afterAll, beforeEach, expect, test } from 'vitest'
import { startRemoteSite } from '#support/site/remote-site.ts'

const { upstream, nextMonth, stop, visit } = await startRemoteSite()

beforeEach(() => {
  upstream.reset()
  nextMonth()
})

afterAll(stop)

async function read(path: string) {
  const { status, headers } = await visit(`/api/web${path}`)
  return { status, isOpen: headers.get('Cache-Status')?.includes('detail=breaker-open') }
}

test('the circuit stays closed when a firewall drops one search repeatedly', async () => {
  upstream.set('down', '/category/fetch_all')
  for (let tries = 0; tries < 6; tries++)
    expect((await read('/category/fetch_all?search=union%20select')).status).toBe(503)
  for (const path of ['/city/all', '/brand/all', '/category/plumbing'])
    expect(await read(path)).toEqual({ status: 200, isOpen: false })
})

test('the circuit stays closed when a firewall drops many different searches', async () => {
  upstream.set('down', '/category/fetch_all')
  for (let tries = 0; tries < 20; tries++) await read(`/category/fetch_all?search=union%20select%20${tries}`)
  expect(await read('/city/all')).toEqual({ status: 200, isOpen: false })
})

test('the circuit opens for five seconds when five different paths do not answer', async () => {
  upstream.set('down')
  for (const path of ['/category/a', '/category/b', '/blog/c', '/city/all', '/brand/all']) await read(path)
  const before = upstream.calls.length
  expect(await read('/state/all')).toEqual({ status: 503, isOpen: true })
  expect(upstream.calls.length).toBe(before)
})
