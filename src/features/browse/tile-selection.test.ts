import { expect, test } from 'vitest'
import { isSelected, toggleTile } from './tile-selection.ts'

const leak = { childId: 'leaks', superChildId: 'leak-repair' }
const pipe = { childId: 'leaks', superChildId: 'pipe-repair' }

test('a tile is selected when nothing was', () => {
  expect(toggleTile(undefined, leak)).toEqual(leak)
})

test('the same tile twice deselects it', () => {
  expect(toggleTile(toggleTile(undefined, leak), { ...leak })).toBeUndefined()
})

test('another tile takes over the selection', () => {
  expect(toggleTile(leak, pipe)).toEqual(pipe)
})

test('the same service below another child category is another tile', () => {
  const elsewhere = { ...leak, childId: 'bathroom' }
  expect(toggleTile(leak, elsewhere)).toEqual(elsewhere)
  expect(isSelected(leak, elsewhere)).toBe(false)
})

test('nothing is selected at first', () => {
  expect(isSelected(undefined, leak)).toBe(false)
})
