import { expect, test } from 'vitest'
import { indexAfterKey } from './location-dialog.tsx'

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowRight', 4, 4],
  ['ArrowUp', 3, 2],
  ['ArrowLeft', 0, -1],
  ['Home', 3, 0],
  ['End', 0, 4],
  ['a', 2, undefined],
])('%s leads from city %i of five to %s', (key, index, next) => {
  expect(indexAfterKey(key, index, 5)).toBe(next)
})
