import { expect, test } from 'vitest'
import { plainKey, tabForKey } from './tab-keys.ts'

test('arrow keys go round the tabs', () => {
  expect(tabForKey('ArrowRight', 0, 2)).toBe(1)
  expect(tabForKey('ArrowRight', 1, 2)).toBe(0)
  expect(tabForKey('ArrowLeft', 0, 2)).toBe(1)
})

test('Home and End go to the first and the last tab', () => {
  expect(tabForKey('Home', 1, 2)).toBe(0)
  expect(tabForKey('End', 0, 2)).toBe(1)
})

test('other keys are ignored', () => {
  expect(tabForKey('Tab', 0, 2)).toBeUndefined()
})

test('an arrow with a modifier is for the browser', () => {
  const event = { key: 'ArrowLeft', altKey: false, ctrlKey: false, metaKey: false }
  expect(plainKey(event)).toBe('ArrowLeft')
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey'])
    expect(tabForKey(plainKey({ ...event, [modifier]: true }), 1, 3)).toBeUndefined()
})
