import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'

const NAMES = [
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
  'chromium-headless-shell',
]

/** Flags under which every Chromium here runs: no sandbox (root in a container), no traffic of its own. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function onPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isExecutable)
}

/**
 * The path of a Chromium: `CHROMIUM_PATH`, Playwright's own, the system's, or Debian's package, installed here and now.
 * @throws when there is none and none can be installed
 */
export function findBrowser(): string {
  const given = process.env.CHROMIUM_PATH
  if (given) return given
  const own = chromium.executablePath()
  if (own && existsSync(own)) return own
  const system = onPath()
  if (system) return system
  console.log('No Chromium found: installing the package chromium-headless-shell')
  const sudo = process.getuid?.() === 0 ? [] : ['sudo']
  for (const command of [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', 'chromium-headless-shell'],
  ]) {
    const [program = '', ...args] = [...sudo, ...command]
    execFileSync(program, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  const installed = onPath()
  if (!installed) throw new Error('No Chromium: install one, or set CHROMIUM_PATH.')
  return installed
}
