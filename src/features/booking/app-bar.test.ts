import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'
import { hasNativeBar, isDismissed } from './app-bar.tsx'

const DAY = 86_400_000
const NOW = Date.UTC(2026, 10, 21)

test('a dismissed bar stays hidden for thirty days', () => {
  expect(isDismissed(String(NOW - DAY), NOW)).toBe(true)
  expect(isDismissed(String(NOW - 30 * DAY + 1), NOW)).toBe(true)
  expect(isDismissed(String(NOW - 30 * DAY), NOW)).toBe(false)
})

test('an empty, malformed or future time hides no bar', () => {
  expect(isDismissed(null, NOW)).toBe(false)
  expect(isDismissed('yes', NOW)).toBe(false)
  expect(isDismissed(String(NOW + DAY), NOW)).toBe(false)
})

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const pageWith = (head: string) => parseHTML(`<html><head>${head}</head><body></body></html>`).document

test('the native bar is preferred in Safari on iOS only, when the page names the app', () => {
  const named = pageWith('<meta name="apple-itunes-app" content="app-id=123">')
  const safari = `${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`
  expect(hasNativeBar(named, safari)).toBe(true)
  expect(hasNativeBar(pageWith(''), safari)).toBe(false)
  expect(hasNativeBar(named, `${IPHONE} CriOS/131.0.0.0 Mobile/15E148 Safari/604.1`)).toBe(false)
  expect(hasNativeBar(named, 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0.0.0 Mobile Safari/537.36')).toBe(
    false,
  )
})
