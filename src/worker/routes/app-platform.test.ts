import { expect, test } from 'vitest'
import { userAgents } from '#support/data/user-agents.ts'
import { getPlatform, mayBeIpad } from '#worker/routes/app-platform.ts'

const rows = Object.entries(userAgents).flatMap(([platform, agents]) =>
  agents.map((agent) => [platform, agent] as const),
)

test.each(rows)('the platform %s is that of %s', (platform, agent) => {
  expect(getPlatform(agent)).toBe(platform)
})

test('an empty user agent has no store', () => {
  expect(getPlatform('')).toBe('other')
})

test('a long user agent is answered at once', () => {
  expect(getPlatform('Mozilla/5.0 ('.repeat(100_000))).toBe('other')
})

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  [true, `${MAC} Version/17.4 Safari/605.1.15`],
  [true, `${MAC} CriOS/126 Version/17.4 Safari/605.1.15`],
  [false, `${MAC} Chrome/126.0.0.0 Safari/537.36`],
  [false, 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:125.0) Gecko/20100101 Firefox/125.0'],
  [false, 'Mozilla/5.0 (iPad; CPU OS 12_5_7 like Mac OS X) AppleWebKit/605.1.15'],
])('it is %s that an iPad may say %s', (expected, agent) => {
  expect(mayBeIpad(agent)).toBe(expected)
})
