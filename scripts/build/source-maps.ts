import { globSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'

/** Moves source maps out of the served and uploaded folders, each under the name of its file. */
export function keepSourceMaps(folders: ReadonlyArray<string>, to: string, isFirst: boolean): void {
  if (isFirst) rmSync(to, { recursive: true, force: true })
  mkdirSync(to, { recursive: true })
  for (const folder of folders)
    for (const file of globSync('**/*.js.map', { cwd: folder }))
      renameSync(path.join(folder, file), path.join(to, path.basename(file)))
}
