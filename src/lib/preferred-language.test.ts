import { expect, test } from 'vitest'
import { LANGUAGES } from './language.ts'
import { languageToOffer } from './preferred-language.ts'

test.each([
  [['hi-IN', 'en-IN'], LANGUAGES.hi],
  [['ta-IN', 'hi', 'en'], LANGUAGES.hi],
  [['en-GB', 'hi-IN'], undefined],
  [['fr'], undefined],
  [[], undefined],
])('to a browser that wants %j an English page offers the first of them that there is', (wanted, offered) => {
  expect(languageToOffer(wanted, null)).toBe(offered)
})

test('who has chosen is offered nothing', () => {
  expect(languageToOffer(['hi-IN'], 'en')).toBeUndefined()
})
