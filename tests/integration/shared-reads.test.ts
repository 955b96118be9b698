import { afterAll, expect, test } from 'vitest'
import { startRemoteSite } from '#support/site/remote-site.ts'

const { upstream, visit, nextMonth, stop } = await startRemoteSite()

afterAll(stop)

test.each(['/services/plumbing', '/services/plumbing/remoteville', '/'])(
  '32 visitors of %s at once share the reads of the upstream when nothing is stored',
  async (address) => {
    nextMonth()
    const letGo = upstream.hold()
    const before = upstream.calls.length
    const visits = Array.from({ length: 32 }, async () => (await visit(address)).text())
    await upstream.received(1)
    letGo()
    const pages = await Promise.all(visits)
    expect(pages.filter((page) => page.includes('</html>'))).toHaveLength(32)
    const paths = upstream.calls.slice(before).map(({ path }) => path)
    expect(paths.length).toBeLessThanOrEqual(2 * new Set(paths).size)
  },
)

test('32 visitors of a service at once make at most twelve reads when nothing is stored', async () => {
  nextMonth()
  const before = upstream.calls.length
  await Promise.all(Array.from({ length: 32 }, async () => (await visit('/services/plumbing')).text()))
  expect(upstream.calls.length - before).toBeLessThanOrEqual(12)
})

test.each([
  ['/services/plumbing', 5],
  ['/services/plumbing/remoteville', 5],
  ['/', 7],
])(
  '%s makes at most %i reads, each of another list or entry, when nothing is stored',
  async (address, most) => {
    nextMonth()
    const before = upstream.calls.length
    await (await visit(address)).text()
    const paths = upstream.calls.slice(before).map(({ path }) => path)
    expect(new Set(paths).size, paths.join(' ')).toBe(paths.length)
    expect(paths.length, paths.join(' ')).toBeLessThanOrEqual(most)
  },
)
