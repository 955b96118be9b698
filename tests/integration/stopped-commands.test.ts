/** @module-tag slow */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { scratchFolder } from '#support/site/scratch-site.ts'

/**
 * Runs a script until it has printed something, and stops it as Ctrl-C does. Returns its leftovers in the temporary
 * folder.
 */
async function stopped(
  command: ReadonlyArray<string>,
  when: RegExp,
  env: Readonly<Record<string, string>> = {},
): Promise<{ said: string; left: Array<string> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'stopped-'))
  try {
    const child = spawn(process.execPath, command, {
      detached: true,
      env: { ...process.env, ...env, TMPDIR: folder },
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const ended = once(child, 'exit')
    let said = ''
    for await (const line of createInterface({ input: child.stdout })) {
      const [found] = when.exec(line) ?? []
      if (!found) continue
      said = found
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT')
    }
    await ended
    return { said, left: readdirSync(folder) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

test('a stopped drill leaves neither processes nor files', async () => {
  const { said, left } = await stopped(['scripts/drill.ts'], /http:\S+/)
  await expect(fetch(said)).rejects.toThrow()
  expect(left).toEqual([])
})

test('a stopped deployment leaves no file', async () => {
  const { root, remove } = await scratchFolder({ 'bin/npm': '#!/bin/sh\necho building\nexec sleep 300\n' })
  try {
    await chmod(path.join(root, 'bin/npm'), 0o755)
    const command = [path.join(root, 'scripts/deploy.ts'), '--dry-run']
    const { left } = await stopped(command, /building/, { PATH: `${root}/bin:${process.env.PATH}` })
    expect(left).toEqual([])
  } finally {
    await remove()
  }
})
