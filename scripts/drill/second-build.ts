import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Writes the worker of another build into a folder: the same sources, under an id of its own. Returns its file. */
export function writeSecondBuild(script: string, buildId: string, folder: string): string {
  const code = readFileSync(script, 'utf8')
  if (!code.includes(buildId)) throw new Error('the build does not name itself')
  const other = [...buildId].reverse().join('')
  const file = path.join(folder, 'index.js')
  writeFileSync(file, code.replaceAll(buildId, other))
  return file
}
