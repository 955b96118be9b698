import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RankingNote } from './ranking-note.tsx'

const shown = (count: number | undefined) =>
  renderToStaticMarkup(<RankingNote count={count} text="Best match" />)

test.each([0, 1])('the ranking is not explained when %i are listed', (count) => {
  expect(shown(count)).toBe('')
})

test.each([2, 47, undefined])('the ranking is explained when %s are listed', (count) => {
  expect(shown(count)).toContain('Best match')
})
