import { expect, test } from 'vitest'
import { countStatements } from './write-counts.ts'

test('no statement counts all providers together with those of each service', () => {
  const counting = countStatements(7).filter((statement) => statement.includes('FROM provider_service'))
  const scopes = counting.map((statement) => /s\.service_id [=>] ''/.exec(statement)?.[0])
  expect(new Set(scopes)).toEqual(new Set(["s.service_id = ''", "s.service_id > ''"]))
  expect(new Set(counting).size).toBe(2 * 7)
})
