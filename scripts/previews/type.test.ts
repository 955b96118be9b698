import { expect, test } from 'vitest'
import { shape } from './shape.ts'
import { fit, spread, textPath, textWidth, wrap } from './type.ts'

const STYLE = { weight: 800, size: 40 } as const

test('text becomes outlines without NaN', () => {
  for (const text of [
    'Six signs of termites',
    'a plumber’s quote',
    'Thiruvananthapuram',
    'MCB, RCCB & more: 10°',
    'AC मिस्त्री: ₹1,499 से, 2–3 दिन में।',
  ]) {
    const path = textPath(text, 0, 40, STYLE)
    expect(path).toMatch(/^M/)
    expect(path).toMatch(/^[MLQCZ\d .-]+$/)
  }
})

test('a character that the typeface lacks throws an error', () => {
  expect(() => textPath('水', 0, 0, STYLE)).toThrow('has no')
})

const outlines = (text: string) => shape(text, 800, false).map(({ outline }) => outline())

test('Hindi letters are shaped and reordered', () => {
  const [ka = ''] = outlines('क')
  // The sign for a short i is drawn before its letter.
  expect(outlines('कि').indexOf(ka)).toBe(1)
  expect(outlines('की').indexOf(ka)).toBe(0)
  // An r before a letter is drawn as a hook above it.
  const [letter, hook] = shape('र्क', 800, false)
  expect([letter?.outline(), hook?.advance]).toEqual([ka, 0])
  for (const conjunct of ['क्ष', 'त्र', 'श्र', 'ज्ञ']) {
    expect(shape(conjunct, 800, false)).toHaveLength(1)
    expect(outlines(conjunct)).not.toContain(outlines('क्')[1])
  }
})

test('only a letter that the typeface lacks uses the fallback typeface', () => {
  const [, ...rest] = outlines('₹499')
  expect(rest).toEqual(outlines('499'))
})

test('tracking spaces Latin letters and leaves Hindi letters connected', () => {
  const tight = { ...STYLE, tracking: -0.05 }
  expect(textWidth('Plumber', tight)).toBeLessThan(textWidth('Plumber', STYLE))
  expect(textWidth('प्लंबर', tight)).toBe(textWidth('प्लंबर', STYLE))
})

test('lines of Hindi letters have a larger line height', () => {
  expect([spread('AC, 10°'), spread('AC रिपेयर') > 1]).toEqual([1, true])
})

test('lines fit their column and keep all words', () => {
  const text = 'Why your washing machine smells, and how to fix it in an hour'
  const lines = wrap(text, 320, STYLE)
  expect(lines.join(' ')).toBe(text)
  for (const line of lines) expect(textWidth(line, STYLE)).toBeLessThanOrEqual(320)
})

test('a title has a smaller size when it is too long', () => {
  const room = { weight: 800, width: 480, height: 200, leading: 1.1, sizes: [92, 70, 50, 38] } as const
  expect(fit('Pune', room).style.size).toBe(92)
  const long = fit('Dadra and Nagar Haveli and Daman and Diu', room)
  expect(long.style.size).toBeLessThan(92)
  expect(long.lines.length * long.style.size * 1.1).toBeLessThanOrEqual(200)
  expect(() => fit('word '.repeat(200).trim(), room)).toThrow('does not fit')
})
