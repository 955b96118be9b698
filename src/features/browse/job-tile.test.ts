import { expect, test } from 'vitest'
import { isSelected, revealDistance, toggleTile } from './job-tile.tsx'

const leak = { childId: 'leaks', superChildId: 'leak-repair' }
const pipe = { childId: 'leaks', superChildId: 'pipe-repair' }

test('a tile is selected when none was', () => {
  expect(toggleTile(undefined, leak)).toEqual(leak)
})

test('a selected tile is deselected when it is pressed again', () => {
  expect(toggleTile(toggleTile(undefined, leak), { ...leak })).toBeUndefined()
})

test('another tile replaces the selected one', () => {
  expect(toggleTile(leak, pipe)).toEqual(pipe)
})

test('the same job in another group is another tile', () => {
  const elsewhere = { ...leak, childId: 'bathroom' }
  expect(toggleTile(leak, elsewhere)).toEqual(elsewhere)
  expect(isSelected(leak, elsewhere)).toBe(false)
})

test('no tile is selected at first', () => {
  expect(isSelected(undefined, leak)).toBe(false)
})

const view = { viewTop: 80, viewBottom: 800 }

test('a panel that is in view does not move the page', () => {
  expect(revealDistance({ ...view, tileTop: 200, panelBottom: 700 })).toBe(0)
})

test('a panel below the edge is scrolled just into view', () => {
  expect(revealDistance({ ...view, tileTop: 500, panelBottom: 1000 })).toBe(200)
})

test('a panel taller than the view stops when its tile reaches the top', () => {
  expect(revealDistance({ ...view, tileTop: 300, panelBottom: 2000 })).toBe(220)
})

test('a tile above the view is brought back', () => {
  expect(revealDistance({ ...view, tileTop: 20, panelBottom: 500 })).toBe(-60)
})
