import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildSeed } from './seed-sql.ts'

/** Writes the catalogue into the deployed database; contact messages are not touched. */
const file = path.join(mkdtempSync(path.join(tmpdir(), 'sudhaar-')), 'seed.sql')
writeFileSync(file, `${buildSeed().statements.join(';\n')};\n`)
const { status } = spawnSync('wrangler', ['d1', 'execute', 'sudhaar', '--remote', '--yes', '--file', file], {
  stdio: 'inherit',
})
process.exit(status ?? 1)
