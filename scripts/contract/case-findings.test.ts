import { expect, test } from 'vitest'
import { placeFindings, serviceFindings } from './case-findings.ts'
import { tokenFindings } from './check-messages.ts'

test('a state with another slug and without cities is reported in a line for each', () => {
  const findings = placeFindings('/state/all', [{ _id: '1', title: 'Star State', slug: 'ss' }])
  expect(findings.map(({ text }) => text)).toEqual([
    expect.stringContaining('slug leads there: Star State'),
    expect.stringContaining('unknown: Star State'),
  ])
})

test('built-in services that the API lacks are reported', () => {
  const [lacking] = serviceFindings([{ _id: '665f', title: 'Plumbing' }])
  expect(lacking?.text).toContain('gardening')
  expect(lacking?.text).not.toContain('plumbing')
})

test.each([
  [401, []],
  [403, []],
  [200, ['NOTE']],
  [500, ['FAULT']],
])('a message with an unknown token that is answered %i is reported as %j', (status, kinds) => {
  expect(tokenFindings({ status, ms: 1 }).map(({ kind }) => kind)).toEqual(kinds)
})
