import { expect, test } from 'vitest'
import { fit, textPath, textWidth, wrap } from './type.ts'

const STYLE = { weight: 800, size: 40 } as const

test('words become outlines without a number that is none', () => {
  for (const text of [
    'Six signs of termites',
    'a plumber’s quote',
    'Thiruvananthapuram',
    'MCB, RCCB & more: 10°',
  ]) {
    const path = textPath(text, 0, 40, STYLE)
    expect(path).toMatch(/^M/)
    expect(path).toMatch(/^[MLQCZ\d .-]+$/)
  }
})

test('a character that the typeface has not got is an error, not an empty box', () => {
  expect(() => textPath('नल', 0, 0, STYLE)).toThrow('has no')
})

test('lines are no wider than their column and lose no word', () => {
  const text = 'Why your washing machine smells, and how to fix it in an hour'
  const lines = wrap(text, 320, STYLE)
  expect(lines.join(' ')).toBe(text)
  for (const line of lines) expect(textWidth(line, STYLE)).toBeLessThanOrEqual(320)
})

test('a title that is too long for its room is set smaller', () => {
  const room = { weight: 800, width: 480, height: 200, leading: 1.1, sizes: [92, 70, 50, 38] } as const
  expect(fit('Pune', room).style.size).toBe(92)
  const long = fit('Dadra and Nagar Haveli and Daman and Diu', room)
  expect(long.style.size).toBeLessThan(92)
  expect(long.lines.length * long.style.size * 1.1).toBeLessThanOrEqual(200)
  expect(() => fit('word '.repeat(200).trim(), room)).toThrow('does not fit')
})
