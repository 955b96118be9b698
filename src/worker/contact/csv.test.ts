import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'

const toCell = (value: string) => toCsv([[value]]).slice(1, -2)

test.each([
  '=1+1',
  '+91 98000 00000',
  '-1',
  '@SUM(A1)',
  '\tx',
  '\rx',
  '\nx',
  '=HYPERLINK("http://a.example")',
])('a spreadsheet does not read %j as a formula', (value) => {
  expect(toCell(value)).toBe(`"'${value.replaceAll('"', '""')}"`)
})

test('quotes, commas and line ends stay within their cell, and other text is unchanged', () => {
  expect(
    toCsv([
      ['a', 'b'],
      ['one, "two"\nthree', 'कोच्चि'],
    ]),
  ).toBe('\ufeffa,b\r\n"one, ""two""\nthree",कोच्चि\r\n')
})
