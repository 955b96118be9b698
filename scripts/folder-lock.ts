import { mkdirSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

/** What is said to the second one. */
const TAKEN = {
  build: 'Another command builds in this folder: run this one again when that has ended.',
  site: 'A site of this folder is running, and two would write to one database: end it first, or use another clone.',
}

const SQLITE_BUSY = 5

/** A lock to which nothing refers would be let go. */
const held = new Set<DatabaseSync>()

/**
 * Makes this process the only one that does something in this folder, until it lets go or ends, however it ends. When another
 * one does it already, this one ends in a sentence.
 */
export function beAlone(doing: keyof typeof TAKEN): { letGo: () => void } {
  const file = `.wrangler/${doing}.lock`
  try {
    mkdirSync('.wrangler', { recursive: true })
    const lock = new DatabaseSync(file)
    lock.exec('BEGIN EXCLUSIVE')
    held.add(lock)
    return {
      letGo: () => {
        held.delete(lock)
        lock.close()
      },
    }
  } catch (error) {
    const isTaken = error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
    console.error(isTaken ? TAKEN[doing] : `${file} cannot be written: ${error}`)
    process.exit(1)
  }
}
