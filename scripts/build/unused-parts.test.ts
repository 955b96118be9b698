import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { sourcesBelow } from '../../tests/support/sources.ts'
import { UNUSED } from './unused-parts.ts'

const ROOT = path.join(import.meta.dirname, '../..')
const MODULES = path.join(ROOT, 'node_modules')
/** What a source would call that needs one of the parts of Hono. */
const NEEDS_STOCK = /\.(?:mount|parseBody)\(/

test.each(Object.entries(UNUSED.ssr))('%s still is what is left out of a build', (name, standIn) => {
  const source = readFileSync(path.join(MODULES, name), 'utf8')
  const exported = [...standIn.matchAll(/export (?:const|function|class) (\w+)/g)].map(([, word]) => word)
  for (const word of exported)
    expect(source).toMatch(
      new RegExp(`^export (?:\\{[^}]*|(?:class|const|function|let|var) )\\b${word}\\b`, 'm'),
    )
})

test('the worker and the upstream use nothing of Hono that is left out', () => {
  const sources = ['src/worker', 'src/upstream'].flatMap(sourcesBelow)
  expect(sources.filter((file) => NEEDS_STOCK.test(readFileSync(file, 'utf8')))).toEqual([])
})
