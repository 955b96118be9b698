import { expect, test } from 'vitest'
import type { ProviderPage } from '#api/schemas/provider.ts'
import { providerSummary } from '../../../tests/support/provider-summary.ts'
import { isListIndexed } from './list-queries.ts'

function page(samples: ReadonlyArray<boolean>): ProviderPage {
  const data = samples.map((sample, index) => providerSummary({ id: `p${index}`, sample }))
  return { data, next: null, total: data.length, counts: undefined }
}

test('a list of three who are no samples is for search engines', () => {
  expect(isListIndexed(page([false, false, false]))).toBe(true)
  expect(isListIndexed(page([false, false]))).toBe(false)
  expect(isListIndexed(page([true, true, true, false, false]))).toBe(false)
})
