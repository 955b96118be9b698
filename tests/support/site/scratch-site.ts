import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { type Site, startSite } from './start-site.ts'

const ROOT = path.join(import.meta.dirname, '../../..')
const SOURCES = ['src', 'scripts', 'package.json', 'tsconfig.json', 'vite.config.ts', 'wrangler.toml']
const LINKED = ['node_modules', 'public']

type ScratchOptions = {
  /** Further builds, by Vite mode. */
  modes?: ReadonlyArray<string>
  vars?: Record<string, string>
}

export type ScratchFolder = { root: string; remove: () => Promise<void> }

/**
 * Creates a temporary folder with the sources of this site and further files (contents by name). Links the `linked`
 * folders instead of copying them.
 */
export async function scratchFolder(
  more: Readonly<Record<string, string>>,
  linked: ReadonlyArray<string> = LINKED,
): Promise<ScratchFolder> {
  const root = await mkdtemp(path.join(tmpdir(), 'scratch-site-'))
  const remove = () => rm(root, { recursive: true, force: true })
  try {
    for (const name of SOURCES) await cp(path.join(ROOT, name), path.join(root, name), { recursive: true })
    for (const name of linked) await symlink(path.join(ROOT, name), path.join(root, name))
    for (const [file, content] of Object.entries(more)) {
      await mkdir(path.dirname(path.join(root, file)), { recursive: true })
      await writeFile(path.join(root, file), content)
    }
    return { root, remove }
  } catch (error) {
    await remove()
    throw error
  }
}

/**
 * Builds this site's sources with further files (contents by name) in a temporary folder, and serves the build. @throws
 * when the build fails
 */
export async function startScratchSite(
  more: Readonly<Record<string, string>>,
  { modes = [], vars = {} }: ScratchOptions = {},
): Promise<Site> {
  const { root, remove } = await scratchFolder(more)
  try {
    const vite = path.join(ROOT, 'node_modules/vite/bin/vite.js')
    const build = (args: ReadonlyArray<string>) =>
      promisify(execFile)(process.execPath, [vite, 'build', '--app', ...args], {
        cwd: root,
        env: { ...process.env, NODE_ENV: 'production' },
      })
    await build([])
    for (const mode of modes) await build(['--mode', mode])
    const site = await startSite({ root, vars })
    return { ...site, stop: () => site.stop().finally(remove) }
  } catch (error) {
    await remove()
    throw error
  }
}
