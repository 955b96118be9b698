import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { findProgram, installPackages } from './system-packages.ts'

/** The headless shell comes first, because it opens a page in a third of the time. */
const NAMES = [
  'chromium-headless-shell',
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
]

/** Flags of every Chromium here: no sandbox (root in a container), no traffic of its own. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // On a busy machine Chromium reports a slow connection, on which pages save data.
  '--force-effective-connection-type=4G',
]

/**
 * Installs a font for Hindi if the system has none: boxes in place of letters have another height. Tests of sizes fail
 * where that is impossible.
 */
export function ensureHindiFont(): void {
  const list = findProgram(['fc-list'])
  if (list && execFileSync(list, [':lang=hi']).length === 0) installPackages(['fonts-lohit-deva'])
}

/**
 * Returns the path of a Chromium: `CHROMIUM_PATH`, Playwright's, the system's, or Debian's package, which it installs.
 * @throws when none is found and none can be installed
 */
export function findBrowser(): string {
  const configured = process.env.CHROMIUM_PATH
  if (configured) return configured
  const bundled = chromium.executablePath()
  if (bundled && existsSync(bundled)) return bundled
  const system = findProgram(NAMES)
  if (system) return system
  installPackages(['chromium-headless-shell'])
  const installed = findProgram(NAMES)
  if (!installed) throw new Error('No Chromium: install one, or set CHROMIUM_PATH.')
  return installed
}
