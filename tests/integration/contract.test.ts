import { afterAll, beforeEach, expect, test } from 'vitest'
import { startFakeUpstream } from '#support/fakes/fake-upstream.ts'
import type { Fault } from '#support/fakes/fault-answers.ts'
import { runScript } from '#support/site/run-script.ts'
import { startSite } from '#support/site/start-site.ts'

const upstream = await startFakeUpstream()
const good = new Map(upstream.snapshot())

beforeEach(() => {
  upstream.reset()
  for (const [path, data] of good) upstream.answer(path, data)
})

afterAll(upstream.stop)

function check(url = upstream.url): Promise<{ code: number; text: string }> {
  return runScript('contract.ts', [url])
}

test('npm run contract reports no failure of the embedded API', async () => {
  const site = await startSite({ samples: true })
  const { code, text } = await check(`${site.url}/api`)
  await site.stop()
  expect(text).not.toContain('FAILED')
  for (const call of ['/category/fetch_all', '/category/plumbing/job/', '/blog/', '/provider/'])
    expect(text).toContain(`200     ${call}`)
  expect(code).toBe(0)
})

test.each<[Fault, RegExp]>([
  ['status-500', /expected status 200, found 500/],
  ['wrong-shape', /data: expected a list/],
])('npm run contract reports the failed call and makes the others when one is %s', async (fault, reason) => {
  upstream.set(fault, '/brand')
  const { code, text } = await check()
  const failed = text.split('\n').filter((line) => line.startsWith('FAILED'))
  expect(failed).toEqual([expect.stringMatching(reason)])
  expect(failed[0]).toContain('/brand/all')
  expect(text).toContain('200     /state/all')
  expect(code).toBe(1)
})

test('npm run contract names dropped entries, and fields that are lost or changed', async () => {
  upstream.answer('/brand/all', [
    { _id: 'a', title: 'Taps &amp; pipes', website: 'https://a.example', tagline: 'Unread' },
    { _id: 'b' },
  ])
  upstream.refuse('/provider/all', 200, { code: 200, data: [], next: null, pages: 3 })
  const { text } = await check()
  expect(text).toMatch(/LOST {4}\/provider\/all: pages \(1\)/)
  expect(text).toMatch(/FAILED {2}\/brand\/all: entry 1 is dropped: title/)
  expect(text).toMatch(/LOST {4}\/brand\/all: tagline \(1\)/)
  expect(text).toMatch(/CHANGED \/brand\/all: title \(1\): "Taps &amp; pipes" became "Taps & pipes"/)
})
