import { chmodSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'

/** For files with personal data: only their owner reads them. */
const PRIVATE = 0o600

/**
 * Writes a file that only its owner can read. `write` gets a temporary name beside it, so that a full disk leaves no
 * partial file and keeps the former one. @throws what `write` throws
 */
export function writeWholeFile(file: string, write: (part: string) => void): void {
  const there = statSync(file, { throwIfNoEntry: false })
  // A pipe or a device needs no temporary file.
  if (there && !there.isFile()) {
    write(file)
    return
  }
  const part = `${file}.${process.pid}.part`
  try {
    writeFileSync(part, '', { mode: PRIVATE })
    write(part)
    chmodSync(part, PRIVATE)
    renameSync(part, file)
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
}
