import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './security-headers.ts'

function directive(policy: string, name: string): string | undefined {
  return policy.split('; ').find((entry) => entry.startsWith(`${name} `))
}

test('without a configured host nothing may be framed or called elsewhere', () => {
  const policy = contentSecurityPolicy('abc', { frames: [], calls: [] })
  expect(directive(policy, 'frame-src')).toBeUndefined()
  expect(directive(policy, 'default-src')).toBe("default-src 'none'")
  expect(directive(policy, 'connect-src')).not.toContain('https:')
})

test('configured hosts may be framed and called, and scripts still run by nonce only', () => {
  const policy = contentSecurityPolicy('abc', {
    frames: ['https://maps.example', 'https://ads.example'],
    calls: ['https://ads.example'],
  })
  expect(directive(policy, 'frame-src')).toBe('frame-src https://maps.example https://ads.example')
  expect(directive(policy, 'connect-src')).toContain(' https://ads.example')
  expect(directive(policy, 'connect-src')).not.toContain('maps')
  expect(directive(policy, 'script-src')).toBe("script-src 'nonce-abc' 'strict-dynamic'")
})
