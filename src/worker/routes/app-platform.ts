import { isbot } from 'isbot'
import { UAParser } from 'ua-parser-js'

export type Platform = 'ios' | 'android' | 'other'

/** The operating systems of ua-parser-js, in lower case, that have a store of ours. */
const PLATFORMS: Partial<Record<string, Platform>> = {
  ios: 'ios',
  android: 'android',
  'android-x86': 'android',
  harmonyos: 'android',
}

/**
 * Exceptions to ua-parser-js 1.x; the first matching row wins over the parser. Every expression takes linear time.
 * "Android" means any device that can open a Play link: phones, tablets, televisions, watches, Fire OS.
 */
const CORRECTIONS: ReadonlyArray<readonly [Platform, RegExp]> = [
  // An Apple device names itself first in the brackets; an Android phone called "iPhone 12" does not.
  ['ios', /^[^(]*\((?:iPhone|iPad|iPod)/i],
  // E-readers, LuneOS and televisions that claim to be "like Android".
  ['other', /\blike Android|\(Kobo Touch/i],
  // KaiOS (JioPhone also says "Android") and Firefox OS begin with the form factor.
  ['other', /\bKAIOS|^Mozilla\/5\.0 \((?:Mobile|Tablet|TV);[^)]*\brv:/i],
  ['other', /J2ME\/MIDP|\((?:Apple TV|HomePod);/i],
  // Apps on Apple's network library: a Mac adds its processor or model.
  ['other', /CFNetwork\/.*(?:x86_64|i386|arm64|Power|Mac)/i],
  // PlayStation Vita has a browser of the same name as Amazon's Silk.
  ['other', /\bPlayStation\b/i],
  ['android', /\bSilk\/|\bKF[A-Z]{2,6}\b|^[^(]*\(Linux; Andr[o0]id/],
  // UC Browser shortens the name to "Adr" or omits it; the Facebook app names only itself.
  ['android', /\bAdr ?\d|^JUC ?\(Linux|\bFB4A\b/i],
  // Browsers that exist on iOS only, also when they ask for the desktop page.
  ['ios', /\b(?:Cr|Fx|Edg)iOS\/|^[^(]*\(Macintosh.*FB(?:SN|DV|MD)\/iP/i],
  ['ios', /\biPh OS|\(iOS;|\bU;iOS |\biOS[ -]?[\d/]|^[\w-]+-iOS\//i],
]

/** Limit of the user agent in characters. Real ones name their device before it. */
const MAX_LENGTH = 512

/** Returns the part of a `User-Agent` header that the rules read. */
function clip(userAgent: string): string {
  return userAgent.slice(0, MAX_LENGTH).trim()
}

/** Returns the platform whose store has apps for the device with this `User-Agent`, or 'web'. */
export function getPlatform(userAgent: string): Platform {
  const agent = clip(userAgent)
  const parsed = new UAParser(agent).getOS().name?.toLowerCase() ?? ''
  const correction = CORRECTIONS.find(([, pattern]) => pattern.test(agent))
  return correction?.[0] ?? PLATFORMS[parsed] ?? 'other'
}

/**
 * Returns true for Safari on a Mac. An iPad asks for desktop pages with the same user agent; only the browser itself
 * knows how many touch points it has. Chromium and Firefox on a Mac name themselves and cannot be an iPad.
 */
export function mayBeIpad(userAgent: string): boolean {
  const agent = clip(userAgent)
  return /^[^(]*\(Macintosh;.*AppleWebKit\//i.test(agent) && !/(?:Chrome|Chromium|Firefox)\//i.test(agent)
}

/**
 * Apps on phones that isbot takes for programs: they do not begin like a browser, or contain a word that looks like a
 * bot's.
 */
const APPS = /^\(iPhone;|^Instagram |^\[FBAN\/|^QR(?:%20| )Scanner\/|com\.google\.GooglePlus|\bCUBOT/

/** Returns true for crawlers, link previews, monitors, HTTP libraries and an empty header. */
export function isBotOrPreview(userAgent: string): boolean {
  const agent = clip(userAgent)
  return agent === '' || (isbot(agent) && !APPS.test(agent))
}
