import { expect, test } from 'vitest'
import { placeFindings, serviceFindings } from './case-findings.ts'

test('a state with another slug and without cities is reported in a line for each', () => {
  const findings = placeFindings('/state/all', [{ _id: '1', title: 'Star State', slug: 'ss' }])
  expect(findings.map(({ text }) => text)).toEqual([
    expect.stringContaining('slug leads there: Star State'),
    expect.stringContaining('unknown: Star State'),
  ])
})

test('services with other ids and missing ones are reported', () => {
  const [other, lacking] = serviceFindings([{ _id: '665f', title: 'Plumbing' }])
  expect(other?.text).toContain('Plumbing')
  expect(lacking?.text).toContain('gardening')
  expect(lacking?.text).not.toContain('plumbing')
})
