import { expect, test } from 'vitest'
import { pressKey } from './search-suggestions.tsx'

const key = (name: string, altKey = false) => ({ key: name, altKey })
const open = (active: number) => ({ isOpen: true, active })
const closed = { isOpen: false, active: -1 }

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 1, 2],
  ['ArrowDown', 2, 0],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 2, 1],
  ['ArrowUp', 0, 2],
])('%s moves from option %i to %i', (name, from, to) => {
  expect(pressKey(key(name), open(from), 3)).toEqual({ isOpen: true, active: to, does: 'nothing' })
})

test('an arrow opens a closed list at its end', () => {
  expect(pressKey(key('ArrowDown'), closed, 3)).toMatchObject({ isOpen: true, active: 0 })
  expect(pressKey(key('ArrowUp'), closed, 3)).toMatchObject({ isOpen: true, active: 2 })
})

test('arrows with Alt open and close the list without an active option', () => {
  expect(pressKey(key('ArrowDown', true), closed, 3)).toEqual({ isOpen: true, active: -1, does: 'nothing' })
  expect(pressKey(key('ArrowUp', true), open(1), 3)).toEqual({ isOpen: false, active: -1, does: 'nothing' })
})

test('arrows keep their default when there are no options', () => {
  expect(pressKey(key('ArrowDown'), closed, 0).does).toBe('default')
  expect(pressKey(key('ArrowUp'), closed, 0).does).toBe('default')
})

test('Enter takes the active option, and sends the form when there is none', () => {
  expect(pressKey(key('Enter'), open(1), 3)).toEqual({ isOpen: false, active: 1, does: 'choose' })
  expect(pressKey(key('Enter'), open(-1), 3)).toEqual({ isOpen: false, active: -1, does: 'default' })
})

test('Escape closes an open list, and keeps its default when there is none', () => {
  expect(pressKey(key('Escape'), open(1), 3)).toEqual({ isOpen: false, active: -1, does: 'nothing' })
  expect(pressKey(key('Escape'), closed, 3).does).toBe('default')
})

test.each(['Home', 'End', 'ArrowLeft', 'ArrowRight'])(
  '%s moves in the text and deselects the option',
  (name) => {
    expect(pressKey(key(name), open(1), 3)).toEqual({ isOpen: true, active: -1, does: 'default' })
  },
)

test('Tab closes the list, and a letter keeps the option', () => {
  expect(pressKey(key('Tab'), open(1), 3)).toEqual({ isOpen: false, active: -1, does: 'default' })
  expect(pressKey(key('a'), open(1), 3)).toEqual({ isOpen: true, active: 1, does: 'default' })
})
