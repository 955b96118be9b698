import { expect, test } from 'vitest'
import { canonicalTarget } from './canonical-url.ts'

const SITE = 'https://site.example'

function targetOf(path: string): string | undefined {
  return canonicalTarget(new URL(SITE + path))
}

test.each([
  ['/services/', '/services'],
  ['/services//plumbing///', '/services/plumbing'],
  ['//', '/'],
  ['/serv%69ces', '/services'],
  ['/%61pp?web=x', '/app?web=x'],
  ['/blog/a%2Db%7Ec', '/blog/a-b~c'],
  ['/services/?q=a%2fb&x=//evil.example', '/services?q=a%2fb&x=//evil.example'],
])('%s leads to %s', (path, expected) => {
  expect(targetOf(path)).toBe(expected)
})

test.each([
  '/',
  '/services',
  '/a%2Fb',
  '/%2f%2fevil.example',
  '/%5Cevil.example',
  '/%',
  '/%ff',
  '/%E0%A4%A',
  '/a%252e',
])('%s stays', (path) => {
  expect(targetOf(path)).toBeUndefined()
})

test.each([
  '//evil.example',
  '///evil.example/',
  '/\\evil.example',
  '\\\\evil.example',
  '/./..//evil.example',
  '/.//evil.example',
  '/%2e%2e//evil.example',
  '/%2e/%2e//evil.example',
  '/a/..//evil.example',
  '/\t/evil.example/',
  '/x//..//..//evil.example',
  '/.%2e%2f//evil.example',
  '/https://evil.example/',
  '/%2E%2E%5C/evil.example',
])('%j leads nowhere else', (path) => {
  const target = targetOf(path) ?? '/'
  expect(new URL(target, SITE).origin).toBe(SITE)
  expect(target).toMatch(/^\/(?![/\\])/)
})

test('a canonical address leads nowhere again', () => {
  for (const path of ['/%2e%2e%2e/', '/%2565', '/%25%36%35', '//a//%2e//b/', '/%41%2f%42/'])
    expect(targetOf(targetOf(path) ?? path)).toBeUndefined()
})
