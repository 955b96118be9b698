import { expect, test } from 'vitest'
import { revealDistance } from './job-tile.tsx'

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
