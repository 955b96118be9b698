import { expect, test } from 'vitest'
import { LANGUAGES } from '#lib/language.ts'
import { languageToOffer } from './language-choice.ts'

test.each([
  [['hi-IN', 'en-IN'], LANGUAGES.hi],
  [['ta-IN', 'hi', 'en'], LANGUAGES.hi],
  [['en-GB', 'hi-IN'], undefined],
  [['fr'], undefined],
  [[], undefined],
])('an English page offers the first available language of a browser with %j', (languages, offered) => {
  expect(languageToOffer(languages, null)).toBe(offered)
})

test('no language is offered when the visitor has chosen one', () => {
  expect(languageToOffer(['hi-IN'], 'en')).toBeUndefined()
})
