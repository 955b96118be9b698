import { expect, test } from 'vitest'
import { contentSecurityPolicy, inlineHashes } from './document-policy.ts'

const nowhere = { frames: [], calls: [] }

function directive(policy: string, name: string): string | undefined {
  return policy.split('; ').find((entry) => entry.startsWith(`${name} `))
}

test('nothing of another host may be framed or called when none is configured', () => {
  const policy = contentSecurityPolicy({ nonce: 'abc' }, nowhere)
  expect(directive(policy, 'frame-src')).toBeUndefined()
  expect(directive(policy, 'default-src')).toBe("default-src 'none'")
  expect(directive(policy, 'connect-src')).not.toContain('https:')
})

test('an ad network runs scripts and a map runs none when both are configured', () => {
  const policy = contentSecurityPolicy(
    { nonce: 'abc' },
    { frames: ['https://maps.example', 'https://ads.example'], calls: ['https://ads.example'] },
  )
  expect(directive(policy, 'frame-src')).toBe('frame-src https://maps.example https://ads.example')
  expect(directive(policy, 'connect-src')).toContain(' https://ads.example')
  expect(directive(policy, 'connect-src')).not.toContain('maps')
  expect(directive(policy, 'script-src')).toBe("script-src 'self' 'nonce-abc' https://ads.example")
})

test('hashes replace the nonce and allow nothing else', () => {
  const policy = contentSecurityPolicy({ scripts: ['sha256-a', 'sha256-b'], styles: [] }, nowhere)
  expect(directive(policy, 'script-src')).toBe("script-src 'self' 'sha256-a' 'sha256-b'")
  expect(policy).not.toContain('nonce')
  const byNonce = contentSecurityPolicy({ nonce: 'x' }, nowhere)
  const others = (text: string) => text.split('; ').filter((entry) => !/^(?:script|style)-src /.test(entry))
  expect(others(policy)).toEqual(others(byNonce))
})

test('every inline script that can run is hashed by its exact text, and data is not', async () => {
  const { scripts, styles } = inlineHashes(
    `<style>a{}</style><script>alert(1)</script><script type="module" async="">
</script><script type="speculationrules">{}</script><script type="application/ld+json">{"a":1}</script><script src="/x.js"></script>`,
  )
  // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
  expect(scripts).toContain('sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=')
  expect(scripts).toHaveLength(3)
  expect(styles).toHaveLength(1)
})

test('a text that occurs twice has one hash', async () => {
  expect(inlineHashes('<script>a()</script><script>a()</script>').scripts).toHaveLength(1)
})

test('a document that ends within a script has no hash for it', () => {
  expect(inlineHashes('<script>a()</script><script>b()').scripts).toHaveLength(1)
})
