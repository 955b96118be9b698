import { expect, test } from 'vitest'
import { cardSvg, socialCardEntries } from './cards.ts'

const cards = socialCardEntries().map(([name, card]) => ({ name, svg: cardSvg(card) }))

test('no two pages share a card', () => {
  expect(new Set(cards.map(({ name }) => name)).size).toBe(cards.length)
  expect(new Set(cards.map(({ svg }) => svg)).size).toBe(cards.length)
})

test('a card is drawn without fonts, files and dark colours', () => {
  for (const { name, svg } of cards) {
    expect(svg, name).not.toMatch(/<text|<image|href=|prefers-color-scheme|NaN|undefined/)
  }
})
