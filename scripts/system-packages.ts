import { execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import path from 'node:path'

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Returns the path of the first of these programs that the system has. */
export function findProgram(names: ReadonlyArray<string>): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isExecutable)
}

/** Tests that run at the same time may all install: the second one waits for the first. */
const LOCK_TIMEOUT = ['-o', 'DPkg::Lock::Timeout=600']

/**
 * Installs Debian packages.
 * @throws when that is not possible here
 */
export function installPackages(packages: ReadonlyArray<string>): void {
  console.log(`Installing ${packages.join(', ')}`)
  const sudo = process.getuid?.() === 0 ? [] : ['sudo']
  for (const command of [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...LOCK_TIMEOUT, ...packages],
  ]) {
    const [program = '', ...args] = [...sudo, ...command]
    execFileSync(program, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
}
