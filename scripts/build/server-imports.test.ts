import { expect, test } from 'vitest'
import { importAtOnce, importNever } from './server-imports.ts'

test('what a loader imports when it runs is imported from the start, each file once', () => {
  const source = `const { a } = await import("#features/place/load-city.ts")
const { b } = await import("#features/place/load-city.ts")
`
  expect(
    importAtOnce(source),
  ).toBe(`import * as __part0 from "#features/place/load-city.ts";const { a } = await Promise.resolve(__part0)
const { b } = await Promise.resolve(__part0)
`)
})

test('what a component imports is refused by name', async () => {
  const code = importNever("return import('./location-dialog.tsx')")
  await expect(new Function(code)()).rejects.toThrow('./location-dialog.tsx is for the browser alone')
})

test.each(["import('node:fs')", 'await import(file)', "import { a } from './a.ts'"])(
  '%s is left as it is',
  (source) => {
    expect(importAtOnce(source)).toBe(source)
    expect(importNever(source)).toBe(source)
  },
)
