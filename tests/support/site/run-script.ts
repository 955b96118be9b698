import { execFile } from 'node:child_process'
import path from 'node:path'

/**
 * Runs a script as npm does, by default in this folder. `name` is its name here or its path; `input` is its standard
 * input. Returns its exit status and all of its output.
 */
export function runScript(
  name: string,
  args: ReadonlyArray<string>,
  env: Readonly<Record<string, string>> = {},
  cwd = process.cwd(),
  input = '',
): Promise<{ code: number; text: string }> {
  const script = path.resolve(import.meta.dirname, '../../../scripts', name)
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [script, ...args],
      { cwd, env: { ...process.env, INIT_CWD: cwd, ...env } },
      (_, stdout, stderr) => resolve({ code: child.exitCode ?? -1, text: stdout + stderr }),
    )
    child.stdin?.end(input)
  })
}
