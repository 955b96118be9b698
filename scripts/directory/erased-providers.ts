import { appendFileSync, existsSync, readFileSync } from 'node:fs'

/** The ids of erased providers, one a line, in the repository: a restored database does not know later erasures. */
const FILE = 'erased-providers.txt'

/** Returns the ids of the erased providers. */
export function erasedProviders(): Array<string> {
  if (!existsSync(FILE)) return []
  return readFileSync(FILE, 'utf8').split(/\s+/).filter(Boolean)
}

/** Adds a provider to those that were erased. */
export function noteErasure(id: string): void {
  if (!erasedProviders().includes(id)) appendFileSync(FILE, `${id}\n`)
}
