import { UAParser } from 'ua-parser-js'

export type Platform = 'ios' | 'android' | 'other'

/** The operating systems of ua-parser-js that have a store of ours and may not be named by a word below. */
const PLATFORMS: Partial<Record<string, Platform>> = {
  iOS: 'ios',
  Android: 'android',
  'Android-x86': 'android',
  HarmonyOS: 'android',
}

/** Words that name a platform; the first match decides. A JioPhone says "Android" too, and some Androids "iPhone". */
const WORDS: ReadonlyArray<readonly [RegExp, Platform]> = [
  [/\bKAIOS\b/i, 'other'],
  [/Android/i, 'android'],
  [/iPhone|iPad|iPod/i, 'ios'],
]

/** Limit of the user agent in characters. Real ones name their device before it. */
const MAX_LENGTH = 512

/** Returns the platform whose store has apps for the device with this `User-Agent`. */
export function getPlatform(userAgent: string): Platform {
  const agent = userAgent.slice(0, MAX_LENGTH)
  const named = WORDS.find(([word]) => word.test(agent))?.[1]
  return named ?? PLATFORMS[new UAParser(agent).getOS().name ?? ''] ?? 'other'
}

/**
 * Returns true for Safari on a Mac. An iPad asks for desktop pages with the same user agent; only the browser itself
 * knows how many touch points it has. Chromium and Firefox on a Mac name themselves and cannot be an iPad.
 */
export function mayBeIpad(userAgent: string): boolean {
  const agent = userAgent.slice(0, MAX_LENGTH)
  return /^[^(]*\(Macintosh;.*AppleWebKit\//i.test(agent) && !/(?:Chrome|Chromium|Firefox)\//i.test(agent)
}
