import { expect, test } from 'vitest'
import { toViolations } from './csp-reports.ts'

const single = (report: Record<string, unknown>) => ({ 'csp-report': report })
const listed = (body: Record<string, unknown>, type = 'csp-violation') => ({ type, age: 1, url: '', body })

/** Returns the parsed report, for a site at two addresses. */
const violationsIn = (body: unknown) => toViolations(body, ['https://site.example', 'https://x.example'])

test('both report formats give the same violations', () => {
  const expected = [
    {
      directive: 'script-src-elem',
      blocked: 'https://evil.example',
      page: '/services',
      disposition: 'report',
    },
  ]
  expect(
    violationsIn(
      single({
        'effective-directive': 'script-src-elem',
        'blocked-uri': 'https://evil.example/x.js?secret=1',
        'document-uri': 'https://site.example/services/plumbing?q=secret',
        disposition: 'report',
      }),
    ),
  ).toEqual(expected)
  expect(
    violationsIn([
      listed({
        effectiveDirective: 'script-src-elem',
        blockedURL: 'https://evil.example/x.js?secret=1',
        documentURL: 'https://site.example/services/plumbing?q=secret',
        disposition: 'report',
      }),
    ]),
  ).toEqual(expected)
})

test('the directive is read when an old browser adds its sources', () => {
  expect(
    violationsIn(single({ 'violated-directive': "script-src 'self'", 'blocked-uri': 'inline' })),
  ).toEqual([{ directive: 'script-src', blocked: 'inline', page: '/*', disposition: 'enforce' }])
})

test.each([
  ['data:text/html,secret', 'data:'],
  ['chrome-extension://abc/x', 'chrome-extension:'],
  ['trusted-types-sink', 'trusted-types-sink'],
  ['a line\nbreak', 'unknown'],
  [`https://${'a'.repeat(300)}.example/`, 'unknown'],
])('%j is blocked as %s', (blocked, expected) => {
  const [violation] = violationsIn(single({ 'blocked-uri': blocked }))
  if (blocked.length > 300) expect(violation?.blocked.length).toBeLessThanOrEqual(100)
  else expect(violation?.blocked).toBe(expected)
})

test('only keywords of a policy are logged', () => {
  const [violation] = violationsIn(
    single({
      'effective-directive': 'x'.repeat(99),
      'document-uri': 'https://x.example/%3Cscript%3E',
      disposition: '\n',
    }),
  )
  expect(violation).toEqual({ directive: 'unknown', blocked: 'unknown', page: '/*', disposition: 'enforce' })
})

test('five violations of a list are read, and no other reports', () => {
  expect(violationsIn(Array.from({ length: 50 }, () => listed({})))).toHaveLength(5)
  expect(violationsIn([listed({}, 'deprecation')])).toEqual([])
})

test.each([undefined, null, 'x', 7, [], {}, [1], single({ 'blocked-uri': 7 }), [listed({ blockedURL: {} })]])(
  '%j has no violation',
  (body) => {
    expect(violationsIn(body)).toEqual([])
  },
)

test.each([
  ['https://x.example/', '/'],
  ['https://x.example/hi', '/hi'],
  ['https://x.example/hi/services/plumbing', '/hi/services'],
  ['https://x.example/hi/%3Cscript%3E', '/hi/*'],
  ['https://x.example/history', '/history'],
])('the page %s is counted as %s', (address, page) => {
  expect(violationsIn(single({ 'document-uri': address }))[0]?.page).toBe(page)
})
