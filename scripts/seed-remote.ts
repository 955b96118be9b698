import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { unstable_readConfig } from 'wrangler'
import { settingsIn } from '#worker/settings.ts'
import { buildSamples, buildSeed } from './seed-sql.ts'

/**
 * Writes the catalogue into the deployed database, and the sample directory where SAMPLE_PEOPLE shows it and none was
 * imported; contact messages are not touched.
 */
const { vars } = unstable_readConfig({ config: path.join(import.meta.dirname, '../wrangler.toml') })
const showsSamples = { ...vars, ...settingsIn(process.env) }.SAMPLE_PEOPLE === 'on'
const statements = [...buildSeed().statements, ...(showsSamples ? buildSamples().statements() : [])]
const file = path.join(mkdtempSync(path.join(tmpdir(), 'sudhaar-')), 'seed.sql')
writeFileSync(file, `${statements.join(';\n')};\n`)
const { status } = spawnSync('wrangler', ['d1', 'execute', 'sudhaar', '--remote', '--yes', '--file', file], {
  stdio: 'inherit',
})
process.exit(status ?? 1)
