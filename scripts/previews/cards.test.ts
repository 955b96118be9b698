import { expect, test } from 'vitest'
import { LANGUAGES } from '#lib/language.ts'
import { cardSvg } from './card-svg.ts'
import { cardsIn } from './cards-in.ts'

const english = await cardsIn(LANGUAGES.en)
const hindi = await cardsIn(LANGUAGES.hi)

test.each([
  ['English', english],
  ['Hindi', hindi],
])(
  'cards in %s are distinct, and drawn without fonts, files and dark colors',
  (_, cards) => {
    const drawn = cards.map(([name, card]) => ({ name, svg: cardSvg(card) }))
    expect(new Set(drawn.map(({ name }) => name)).size).toBe(cards.length)
    expect(new Set(drawn.map(({ svg }) => svg)).size).toBe(cards.length)
    for (const { name, svg } of drawn)
      expect(svg, name).not.toMatch(/<text|<image|href=|prefers-color-scheme|NaN|undefined/)
  },
  30_000,
)

test('a card in another language shows the same page with translated texts', () => {
  expect(hindi.map(([name]) => name)).toEqual(english.map(([name]) => name))
  for (const [index, [name, { picture, ...words }]] of hindi.entries()) {
    expect(picture, name).toBe(english[index]?.[1].picture)
    for (const text of Object.values(words)) expect(text, name).toMatch(/\p{Script=Devanagari}/u)
  }
  for (const [name, { picture, ...words }] of english)
    expect(Object.values(words).join(' '), name).not.toMatch(/\p{Script=Devanagari}/u)
})
