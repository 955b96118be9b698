import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

const ROOT = path.join(import.meta.dirname, '../../..')
const SOURCES = ['src', 'scripts', 'package.json', 'tsconfig.json', 'vite.config.ts', 'wrangler.toml']
const LINKED = ['node_modules', 'public']

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
