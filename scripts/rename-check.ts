import { spawnSync } from 'node:child_process'
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runCommand } from './arguments.ts'
import { addEntries } from './rename-check/extra-entries.ts'

/**
 * Renames the company in a copy of the repository, adds a service, a city, a brand and a post, then builds and tests
 * the copy. Code and tests that depend on the name or the catalogue fail, and so does a build with the old name.
 */
const ROOT = path.join(import.meta.dirname, '..')
/** The files that the operator of another company edits. */
const NAMED = /^(?:src\/catalogue\/business\.ts|src\/content\/\w+\/company\.ts|public\/.*\.svg)$/
const NAMES: ReadonlyArray<readonly [from: RegExp, to: string]> = [
  [/Sudhaar/g, 'Nivara'],
  [/sudhaar/g, 'nivara'],
  // A whole word: "to improve" begins with the same letters.
  [/(?<!\p{L})सुधार(?![\p{L}\p{M}])/gu, 'निवारा'],
]
const OLD_NAME = /sudhaar|(?<!\p{L})सुधार(?![\p{L}\p{M}])/iu
const BINARY = /\.(?:png|ico|woff2)$/
/** Integration tests of each kind of answer with names. All of them would exceed five minutes. */
const TESTS = [
  'pages',
  'places',
  'described-pages',
  'structured-data',
  'embedded-api',
  'sitemap-and-feeds',
  'installable',
  'social-images',
  'search',
  'app-redirect',
  'booking',
  'contact-language',
]

function run(folder: string, command: string): void {
  const { status } = spawnSync(command, { cwd: folder, shell: true, stdio: 'inherit' })
  if (status !== 0) throw new Error(`${command} failed in the renamed copy`)
}

function copyRenamed(folder: string): void {
  const { stdout } = spawnSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' })
  for (const file of stdout.split('\0').filter(Boolean)) {
    const target = path.join(folder, file)
    mkdirSync(path.dirname(target), { recursive: true })
    cpSync(path.join(ROOT, file), target)
    if (!NAMED.test(file)) continue
    const text = readFileSync(target, 'utf8')
    writeFileSync(
      target,
      NAMES.reduce((renamed, [from, to]) => renamed.replace(from, to), text),
    )
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'))
}

/** Returns the places of the old name in pages, files and messages of the site, with the text around it. */
function findOldName(folder: string): Array<string> {
  const { stdout: seed } = spawnSync('node', ['scripts/print-texts.ts'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  if (!seed) throw new Error('the texts of the catalogue and of the previews could not be read')
  const served = globSync('dist/**/*.*', { cwd: folder }).filter((file) => !BINARY.test(file))
  const texts = [
    ['catalogue and previews', seed] as const,
    ...served.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')] as const),
  ]
  return texts.flatMap(([file, text]) => {
    const place = text.search(OLD_NAME)
    return place < 0 ? [] : [`${file}: ${text.slice(Math.max(0, place - 40), place + 40)}`]
  })
}

async function checkRename(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'renamed-site-'))
  try {
    copyRenamed(folder)
    addEntries(folder)
    run(folder, 'tsc --noEmit')
    run(folder, 'npm run -s build')
    const found = findOldName(folder)
    if (found.length > 0)
      throw new Error(`the old name is left in ${found.length} files:\n${found.join('\n')}`)
    const vitest = 'vitest run --config tests/vitest.config.ts --project'
    run(folder, `${vitest} unit`)
    run(folder, `${vitest} integration ${TESTS.map((name) => `tests/integration/${name}.test.ts`).join(' ')}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

await runCommand(checkRename)
