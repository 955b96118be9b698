import { expect, test } from 'vitest'
import { canonicalTarget, isNeverAPage, lowerCase, pathsWithoutRest, writtenAsUrl } from './canonical-url.ts'

const SITE = 'https://site.example'

function getTarget(path: string): string | undefined {
  return canonicalTarget(new URL(SITE + path))
}

test.each([
  ['/services/', '/services'],
  ['/services//plumbing///', '/services/plumbing'],
  ['//', '/'],
  ['/serv%69ces', '/services'],
  ['/%61pp?web=x', '/app?web=x'],
  ['/blog/a%2Db%7Ec', '/blog/a-b~c'],
  ['/city/%e0%a4%aa%E0%A5%81', '/city/%E0%A4%AA%E0%A5%81'],
  ['/%2f%2fevil.example', '/%2F%2Fevil.example'],
  ['/%20', '/'],
  ['/services%20/%09%C2%A0plumbing%e3%80%80', '/services/plumbing'],
  ['/services/plumbing%E2%80%8B', '/services/plumbing'],
  ['/services/plumbing%C2%AD%e2%81%a0', '/services/plumbing'],
  ['/services%EF%B8%8F/plumbing%E2%80%AC', '/services/plumbing'],
  ['/services/?q=a%2fb&x=//evil.example', '/services?q=a%2fb&x=//evil.example'],
])('%s redirects to %s', (path, expected) => {
  expect(getTarget(path)).toBe(expected)
})

test.each([
  '/',
  '/services',
  '/a%2Fb',
  '/%2F%2Fevil.example',
  '/%5Cevil.example',
  '/%',
  '/%FF',
  '/%E0%A4%A',
  '/%%FF',
  '/services/%4%E0%A4%95',
  '/x%20%20y',
  '/a%252e',
  '/services/a%20b',
  '/No/Such/Page',
  '/services/plumbing)',
])('%s does not redirect', (path) => {
  expect(getTarget(path)).toBeUndefined()
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
  '/%20/evil.example',
  '/%20%2F/evil.example',
  '/%0D%0A//evil.example',
])('%j does not redirect to another host', (path) => {
  const target = getTarget(path) ?? '/'
  expect(new URL(target, SITE).origin).toBe(SITE)
  expect(target).toMatch(/^\/(?![/\\])/)
})

test.each([
  ['/services/plumbing)', ['/services/plumbing']],
  ['/services/plumbing*', ['/services/plumbing']],
  ['/services/plumbing_', ['/services/plumbing']],
  ['/hi/services/plumbing%E0%A5%A4', ['/hi/services/plumbing']],
  ['/blog/%E0%A4%AA%E0%A5%81%E2%80%9D', ['/blog/%E0%A4%AA%E0%A5%81']],
  ['/services/plumbing%F0%9F%98%80', ['/services/plumbing']],
  ['/services/plumbing%E2%80', ['/services/plumbing']],
  ['/services/plumbing%', ['/services/plumbing']],
  ['/services/plumbing.Thanks', ['/services/plumbing']],
  ['/city/st.thomas).', ['/city/st.thomas', '/city/st']],
  ['/Services/Plumbing*', ['/Services/Plumbing', '/services/plumbing']],
  ['/contact%E2%80%A6see', ['/contact']],
  ['/blog/a%2Fb', ['/blog/a']],
  ['/services/plumbing%E0%A4%AA%E0%A4%B0', ['/services/plumbing']],
  ['/services/plumbing/).', ['/services/plumbing']],
  ['/services/*', ['/services']],
  ['/hi/%E0%A5%A4', ['/hi']],
  ['/hi%E0%A5%A4', ['/hi']],
  ['/%22', ['/']],
  ['/services/plumbing', []],
  ['/blog/geyser-%E0%A4%97%E0%A5%80%E0%A4%9C%E0%A4%BC%E0%A4%B0', []],
  ['/services/_plumbing', []],
  ['/', []],
])('%s without its rest may have been %j', (path, expected) => {
  expect(pathsWithoutRest(path)).toEqual(expected)
})

test.each([
  ['/search?q=a|b', '/search?q=a%7Cb'],
  ['/a b?c="<>^`{}', '/a%20b?c=%22%3C%3E%5E%60%7B%7D'],
  ['/पुणे', '/%E0%A4%AA%E0%A5%81%E0%A4%A3%E0%A5%87'],
  ['/\ud800', '/%EF%BF%BD'],
  ['https://a.example:8443/%7C?q=[1]&r=%zz#x', 'https://a.example:8443/%7C?q=[1]&r=%zz#x'],
])('the address %s is written %s', (location, expected) => {
  expect(writtenAsUrl(location)).toBe(expected)
})

test('a canonical address does not redirect', () => {
  for (const path of ['/%2e%2e%2e/', '/%2565', '/%25%36%35', '//a//%2e//b/', '/%41%2f%42/'])
    expect(getTarget(getTarget(path) ?? path)).toBeUndefined()
})

test.each([
  '/.env',
  '/a/.git/config',
  '/wp-login.php',
  '/x.php/y',
  '/a.tar.gz',
  '/assets/app-1.js',
  '/$x',
  '/a/$b/c',
  '/services/$',
])('%s is never a page', (path) => {
  expect(isNeverAPage(path)).toBe(true)
})

test.each([
  '/',
  '/about',
  '/services/plumbing/st.thomas',
  '/services/plumbing/st.thomas/professionals',
  '/job/plumbing/tap-repair/st.thomas',
  '/city/st.thomas',
  '/state/st.kitts/city/st.john/service/plumbing',
  '/brand/a.b',
  '/no/such/page',
  '/search.',
  '/contact.Thanks',
  '/Services/Plumbing).Call',
])('%s could be a page', (path) => {
  expect(isNeverAPage(path)).toBe(false)
})

test('no address redirects twice', () => {
  for (const path of [
    '/%%FF',
    '/A%%FF',
    '/services/%4%E0%A4%95',
    '/B%4%e0%a4%95',
    '/%C3%%C3%A9',
    '/%G%C3%A9',
  ]) {
    let at: string | undefined = path
    const seen = new Set<string>()
    while (at !== undefined && !seen.has(at)) {
      seen.add(at)
      const lower = lowerCase(at)
      at = getTarget(at) ?? (lower === at ? undefined : lower)
    }
    expect(at).toBeUndefined()
  }
})

test('a segment with thousands of spaces takes linear time', () => {
  const blanks = '%20'.repeat(100_000)
  expect(getTarget(`/x${blanks}y`)).toBeUndefined()
  expect(getTarget(`/x${blanks}`)).toBe('/x')
})
