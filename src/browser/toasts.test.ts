import { expect, test, vi } from 'vitest'
import { createToastStore, MAX_TOASTS } from './toasts.ts'

test('the store drops the oldest message when it holds more than 20', () => {
  const store = createToastStore()
  for (let index = 1; index <= 25; index++) store.add('info', `message ${index}`)
  expect(store.list()).toHaveLength(MAX_TOASTS)
  expect(store.list()[0]?.text).toBe('message 6')
})

test('a message that is already shown is not shown twice', () => {
  const store = createToastStore()
  store.add('error', 'Failed to fetch categories')
  store.add('error', 'Failed to fetch categories')
  expect(store.list()).toHaveLength(1)
})

test('a dismissed message is removed and subscribers are notified', () => {
  const store = createToastStore()
  const listener = vi.fn()
  store.subscribe(listener)
  store.dismiss(store.add('info', 'hello'))
  expect(store.list()).toEqual([])
  expect(listener).toHaveBeenCalledTimes(2)
})
