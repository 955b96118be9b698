import { globSync } from 'node:fs'
import { findProgram, installPackages } from '../../scripts/system-packages.ts'

const FIREFOX = ['firefox-esr', 'firefox']
const WEBKIT_PROGRAMS = ['WebKitWebDriver', 'Xvfb']
/** Debian installs it beside the library, in no folder of PATH. */
const MINI_BROWSER = '/usr/lib/*/webkit2gtk-4.*/MiniBrowser'

/**
 * Returns the path of a Firefox: `FIREFOX_PATH`, the system's, or Debian's package, which it installs. @throws when
 * none is found and none can be installed
 */
export function findFirefox(): string {
  const given = process.env.FIREFOX_PATH ?? findProgram(FIREFOX)
  if (given) return given
  installPackages(['firefox-esr'])
  const installed = findProgram(FIREFOX)
  if (!installed) throw new Error('No Firefox: install one, or set FIREFOX_PATH.')
  return installed
}

function findMiniBrowser(): string | undefined {
  return WEBKIT_PROGRAMS.every((name) => findProgram([name])) ? globSync(MINI_BROWSER)[0] : undefined
}

/**
 * Returns the path of WebKitGTK's small browser. Also needs its driver and a virtual screen. @throws when one of them
 * is missing and cannot be installed
 */
export function findWebKit(): string {
  const given = findMiniBrowser()
  if (given) return given
  installPackages(['webkit2gtk-driver', 'xvfb'])
  const installed = findMiniBrowser()
  if (!installed) throw new Error('No WebKit: install webkit2gtk-driver and xvfb.')
  return installed
}
