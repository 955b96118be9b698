import { execFileSync } from 'node:child_process'
import { chmod } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { runScript } from '#support/site/run-script.ts'
import { type ScratchFolder, scratchFolder } from '#support/site/scratch-folder.ts'

/** Replaces npm and wrangler: prints its arguments, and has an empty database. */
const PROGRAM = `#!/bin/sh
case "$*" in
  *--json*) echo '[{"results":[]}]' ;;
  *) echo "$(basename "$0") $*" ;;
esac
`

/**
 * Returns the output of a dry run in a folder with these sources and without git. `before` may prepare the folder.
 */
async function dryRun(
  before: (folder: ScratchFolder) => void = () => {},
  more: Readonly<Record<string, string>> = {},
) {
  const folder = await scratchFolder({
    'bin/npm': PROGRAM,
    'bin/wrangler': PROGRAM,
    'migrations/none': '',
    ...more,
  })
  const { root, remove } = folder
  try {
    for (const name of ['npm', 'wrangler']) await chmod(path.join(root, 'bin', name), 0o755)
    before(folder)
    const env = { PATH: `${path.join(root, 'bin')}:${process.env.PATH}` }
    return await runScript(path.join(root, 'scripts/deploy.ts'), ['--dry-run'], env, root)
  } finally {
    await remove()
  }
}

test('a folder without git is deployed with a version that says so', async () => {
  const { code, text } = await dryRun()
  expect(text).toContain('--tag no-commit --message a folder without git --dry-run\n')
  expect(text).toContain('deploy: home-services-site no-commit can be deployed; nothing was uploaded.\n')
  expect(code).toBe(0)
})

test('a deployment is refused when files are not committed', { tags: ['slow'] }, async () => {
  const { code, text } = await dryRun(({ root }) => execFileSync('git', ['init', '-q'], { cwd: root }))
  expect(text).toContain('deploy: there are changes that are in no commit')
  expect(code).toBe(1)
})

test('a repository that git cannot read is refused in a sentence', {
  tags: ['slow'],
}, async () => {
  const { code, text } = await dryRun(undefined, { '.git/HEAD': 'nonsense' })
  expect(text).toMatch(/^deploy: `git status` failed: fatal: not a git repository/m)
  expect(text).not.toContain('    at ')
  expect(code).toBe(1)
})

test('an error in wrangler.toml is reported in a sentence', { tags: ['slow'] }, async () => {
  const { code, text } = await dryRun(undefined, { 'wrangler.toml': 'name = "site' })
  expect(text).toMatch(/^deploy: wrangler\.toml, line 1: Invalid TOML document/)
  expect(code).toBe(1)
})
