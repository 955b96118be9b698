import { expect, test } from 'vitest'
import { lazy } from './lazy.ts'

test('the value is made once, at the first call', () => {
  let made = 0
  const value = lazy(() => {
    made += 1
    return undefined
  })
  expect(made).toBe(0)
  value()
  value()
  expect(made).toBe(1)
})
