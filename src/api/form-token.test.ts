import { expect, test } from 'vitest'
import { newMessageKey } from './form-token.ts'

test('every key is new and fits the pattern of the API', () => {
  const keys = [newMessageKey(), newMessageKey()]
  expect(new Set(keys).size).toBe(2)
  for (const key of keys) expect(key).toMatch(/^[A-Za-z0-9_-]{8,64}$/)
})
