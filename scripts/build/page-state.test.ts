import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import * as ownWriter from '../../src/worker/page-state/cross-serialize.ts'
import { STREAM_WRITERS } from './page-state.ts'

const MODULES = path.join(import.meta.dirname, '../../node_modules')
const SERVER = '@tanstack/router-core/dist/esm/ssr/server.js'
const IMPORT = /^(?:import|export) (?:\{([^}]*)\} from )?"([^"]+)"/gm

/** What the modules of the router's server import of other packages, as 'package name'. */
function importsFrom(entry: string): Set<string> {
  const found = new Set<string>()
  const seen = new Set<string>()
  const queue = [entry]
  for (const name of queue) {
    if (seen.has(name)) continue
    seen.add(name)
    const source = STREAM_WRITERS[name] ?? readFileSync(path.join(MODULES, name), 'utf8')
    for (const [, names = '', from = ''] of source.replaceAll("'", '"').matchAll(IMPORT)) {
      if (from.startsWith('.')) queue.push(path.join(path.dirname(name), from))
      else for (const imported of names.split(',')) found.add(`${from} ${imported.trim().split(' ')[0]}`)
    }
  }
  return found
}

test("the router's server takes of seroval only what our own writer offers", () => {
  const taken = [...importsFrom(SERVER)].filter((name) => name.startsWith('seroval'))
  expect(taken.sort()).toEqual(
    Object.keys(ownWriter)
      .map((name) => `seroval ${name}`)
      .sort(),
  )
})

test.each(Object.entries(STREAM_WRITERS))('%s still exports what stands in for it', (name, standIn) => {
  const source = readFileSync(path.join(MODULES, name), 'utf8')
  const exported = [...standIn.matchAll(/export (?:const|function) (\w+)/g)].map(([, word]) => word)
  for (const word of exported) expect(source).toMatch(new RegExp(`^export \\{[^}]*\\b${word}\\b`, 'm'))
})

test('the router gives the writer the arguments that it knows', () => {
  const source = readFileSync(path.join(MODULES, path.dirname(SERVER), 'ssr-server.js'), 'utf8')
  const call = source.match(/crossSerializeStream\(\w+, \{([\s\S]*?)\n\t\t\t\}\)/)?.[1] ?? ''
  const given = [...call.matchAll(/^\t{4}(\w+)[:,]/gm)].map(([, word]) => word)
  expect(given).toEqual(['refs', 'plugins', 'onSerialize', 'onError', 'scopeId', 'onDone'])
})
