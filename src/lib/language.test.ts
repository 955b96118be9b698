import { afterEach, expect, test, vi } from 'vitest'
import { getLang, inLanguage, LANGUAGES, language, languageOfPath, withoutBase } from './language.ts'

const { en, hi } = LANGUAGES

test('the site is English without a build', () => {
  expect(language).toBe(en)
})

test.each([
  ['/', en],
  ['/about', en],
  ['/hi', hi],
  ['/hi/about', hi],
  ['/hindi', en],
  ['/services/hi', en],
])('the page at %s has its language by the first part of its path', (path, expected) => {
  expect(languageOfPath(path)).toBe(expected)
})

test.each([
  ['/', '/hi'],
  ['/about', '/hi/about'],
  ['/search?q=tap', '/hi/search?q=tap'],
  ['/?q=tap', '/hi?q=tap'],
])('the path %s is %s in Hindi, and the reverse', (english, hindi) => {
  expect(inLanguage(english, hi)).toBe(hindi)
  expect(inLanguage(english, en)).toBe(english)
  expect(withoutBase(hindi)).toBe(english)
  expect(withoutBase(english)).toBe(english)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

test('no text is marked on an English page', () => {
  expect(getLang('Tap repair')).toBeUndefined()
  expect(getLang('नल की मरम्मत')).toBeUndefined()
})

test.each([
  ['Tap repair', 'en'],
  ['Plumbing: ₹499', 'en'],
  ['AC', 'en'],
  ['AC की सर्विस', undefined],
  ['नल की मरम्मत', undefined],
  ['<p>Tap repair</p><div aria-label="टेबल"></div>', 'en'],
  ['₹1,499', undefined],
  ['A', undefined],
  ['', undefined],
  [undefined, undefined],
])('“%s” is marked as %s on a Hindi page', async (text, expected) => {
  vi.resetModules()
  vi.stubGlobal('__LANGUAGE__', 'hi')
  const hindi = await import('./language.ts')
  expect(hindi.getLang(text)).toBe(expected)
})
