import { expect, test } from 'vitest'
import { codeSvg, codeTarget } from '#worker/routes/app-code.ts'

const TARGET = codeTarget('https://www.company.example', '/app')

/** Returns the modules that the SVG paints, read from its path. */
function getModules(svg: string): Array<Array<boolean>> {
  const size = Number(svg.match(/viewBox="0 0 (\d+) /)?.[1])
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  const dark = svg.match(/fill="#16172e" d="([^"]+)"/)?.[1] ?? ''
  for (const [, x, y, width] of dark.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(width))
  }
  return rows
}

test('a quiet zone of four modules surrounds the three finder patterns', () => {
  const modules = getModules(codeSvg(TARGET))
  const size = modules.length
  const finder = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111']
  const square = (left: number, top: number) =>
    modules.slice(top, top + 7).map((row) =>
      row
        .slice(left, left + 7)
        .map(Number)
        .join(''),
    )
  expect(square(4, 4)).toEqual(finder)
  expect(square(size - 11, 4)).toEqual(finder)
  expect(square(4, size - 11)).toEqual(finder)
  const margin = [...modules.slice(0, 4), ...modules.slice(-4)].flat()
  const sides = modules.flatMap((row) => [...row.slice(0, 4), ...row.slice(-4)])
  expect([...margin, ...sides]).not.toContain(true)
})

test('a code has few enough modules for a small picture', () => {
  expect(getModules(codeSvg(TARGET)).length).toBeLessThanOrEqual(41 + 8)
})

test('a code of a Hindi page has the language, with any booking', () => {
  const origin = 'https://www.company.example'
  const campaign = 'utm_source=qr&utm_medium=web'
  expect(codeTarget(origin, '/app', {}, 'hi')).toBe(`${origin}/app?lang=hi&${campaign}`)
  expect(codeTarget(origin, '/app', { city: 'kochi' }, 'hi')).toBe(
    `${origin}/app?lang=hi&city=kochi&${campaign}`,
  )
  expect(codeTarget(origin, '/app', { city: 'x'.repeat(300) }, 'hi')).toBe(
    `${origin}/app?lang=hi&${campaign}`,
  )
})
