import { readFileSync } from 'node:fs'
import path from 'node:path'
import { lockProblems } from './lock-rules.ts'

/** Refuses a lock file with packages or releases that this site must not ship. Needs no network. */
const root = path.join(import.meta.dirname, '..')
const read = (name: string) => JSON.parse(readFileSync(path.join(root, name), 'utf8'))
const problems = lockProblems(read('package.json'), read('package-lock.json'))
for (const problem of problems) console.error(`check:lock: ${problem}`)
if (problems.length > 0) process.exit(1)
