import { readFileSync, writeFileSync } from 'node:fs'
import { runCommand } from './arguments.ts'
import { withSettingsList, withStagingVariables } from './settings-documents.ts'

/** Brings what is written down of the settings elsewhere up to date with their one table, src/worker/settings.ts. */
async function writeDown(): Promise<void> {
  for (const [file, rewrite] of [
    ['docs/operations.md', withSettingsList],
    ['wrangler.toml', withStagingVariables],
  ] as const) {
    const before = readFileSync(file, 'utf8')
    const after = rewrite(before)
    if (after !== before) writeFileSync(file, after)
    console.log(`${file}: ${after === before ? 'as it was' : 'written'}`)
  }
}

await runCommand(writeDown)
