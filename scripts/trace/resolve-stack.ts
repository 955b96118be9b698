import { existsSync, readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import path from 'node:path'

/** A position in a built file, as stacks of all browsers and of the worker write it. */
const PLACE = /([\w.-]+\.js):(\d+):(\d+)/g

/** Returns true if a text contains a position in a built file. */
export function hasPlace(text: string): boolean {
  return text.search(PLACE) >= 0
}

const maps = new Map<string, SourceMap | undefined>()

function readSourceMap(folder: string, file: string): SourceMap | undefined {
  const name = path.join(folder, `${file}.map`)
  if (!maps.has(name)) {
    const payload: SourceMapPayload | undefined = existsSync(name)
      ? JSON.parse(readFileSync(name, 'utf8'))
      : undefined
    maps.set(name, payload && new SourceMap(payload))
  }
  return maps.get(name)
}

/** Returns the path of a source in the repository: `../../src/lib/money.ts` → `src/lib/money.ts`. */
function sourceName(source: string): string {
  return source.replace(/^.*?(?=(?:src|node_modules|scripts)\/)/, '')
}

/**
 * Replaces the positions in built files by positions in the sources. Also returns the files without a map in `folder`,
 * which come from another build. Lines and columns count from 1, as in stacks.
 */
export function resolveStack(stack: string, folder: string): { text: string; missing: Array<string> } {
  const missing = new Set<string>()
  const text = stack.replace(PLACE, (place, file: string, line: string, column: string) => {
    const map = readSourceMap(folder, file)
    if (!map) {
      missing.add(file)
      return place
    }
    const entry = map.findEntry(Number(line) - 1, Number(column) - 1)
    if (!('originalSource' in entry)) return place
    const { originalSource, originalLine, originalColumn } = entry
    return `${sourceName(originalSource)}:${originalLine + 1}:${originalColumn + 1}`
  })
  return { text, missing: [...missing] }
}
