import { globSync } from 'node:fs'
import { findProgram, installPackages } from '../../scripts/system-packages.ts'

const FIREFOX = ['firefox-esr', 'firefox']
const WEBKIT_PROGRAMS = ['WebKitWebDriver', 'Xvfb']
/** Debian has it beside the library, where no PATH leads. */
const MINI_BROWSER = '/usr/lib/*/webkit2gtk-4.*/MiniBrowser'

/**
 * Returns the path of a Firefox: `FIREFOX_PATH`, the system's, or Debian's package, installed here and now.
 * @throws when there is none and none can be installed
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
 * Returns the path of WebKitGTK's small browser, when its driver and a screen without hardware are there too.
 * @throws when one of them is missing and cannot be installed
 */
export function findWebKit(): string {
  const given = findMiniBrowser()
  if (given) return given
  installPackages(['webkit2gtk-driver', 'xvfb'])
  const installed = findMiniBrowser()
  if (!installed) throw new Error('No WebKit: install webkit2gtk-driver and xvfb.')
  return installed
}
