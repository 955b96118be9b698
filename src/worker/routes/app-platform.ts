import { UAParser } from 'ua-parser-js'

export type Platform = 'ios' | 'android' | 'other'

/** KaiOS, whose user agent may contain "Android", and phones with Java: ua-parser-js reads their `MIDP; Opera` as iOS. */
const FEATURE_PHONE = /\bKAIOS\b|J2ME/i

/** Names that ua-parser-js gives to systems with a store for our apps. */
const PLATFORMS: Partial<Record<string, Platform>> = {
  iOS: 'ios',
  Android: 'android',
  'Android-x86': 'android',
  HarmonyOS: 'android',
}

/** Its names of systems without such a store, whose user agents may contain "like iPhone" or "Android". */
const OTHER_DEVICE =
  /^(?:windows (?:phone|mobile|iot)|bada|blackberry|firefox os|maemo|meego|openharmony|palm|qnx|rim tablet|sailfish|series40|symbian|tizen|ubuntu touch|watchos|webos|netrange|nettv|viera|nintendo|playstation|xbox)/i

/** Words that decide about all other user agents: UC Browser shortens names, and Fire tablets send only their model. */
const WORDS: ReadonlyArray<readonly [RegExp, Platform]> = [
  [/Android|\bAdr \d|\bKF[A-Z]{2,6}\b/, 'android'],
  [/iPhone|iPad|iPod|\biPh OS\b|\biOS\b/, 'ios'],
]

/** Limit of the user agent in characters. Real ones name their device within it. */
const MAX_LENGTH = 512

/** Returns the platform whose store has apps for the device with this `User-Agent`. */
export function getPlatform(userAgent: string): Platform {
  const agent = userAgent.slice(0, MAX_LENGTH)
  if (FEATURE_PHONE.test(agent)) return 'other'
  const system = new UAParser(agent).getOS().name ?? ''
  if (OTHER_DEVICE.test(system)) return 'other'
  return PLATFORMS[system] ?? WORDS.find(([word]) => word.test(agent))?.[1] ?? 'other'
}

/**
 * Returns true for Safari on a Mac. An iPad asks for desktop pages with the same user agent; only the browser itself
 * knows how many touch points it has. Chromium and Firefox on a Mac name themselves and cannot be an iPad.
 */
export function mayBeIpad(userAgent: string): boolean {
  const agent = userAgent.slice(0, MAX_LENGTH)
  return /^[^(]*\(Macintosh;.*AppleWebKit\//i.test(agent) && !/(?:Chrome|Chromium|Firefox)\//i.test(agent)
}
