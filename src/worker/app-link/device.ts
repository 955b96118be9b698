import { UAParser } from 'ua-parser-js'
import { readable } from '#worker/app-link/bots.ts'

export type Device = 'ios' | 'android' | 'other'

/**
 * What ua-parser-js lacks or gets wrong, in order of strength: the first rule that matches decides. Every expression
 * takes linear time. "Android" means any device on Android (phone, tablet, television, watch, Fire OS, HarmonyOS up to
 * 4), since all of them can open the Play link; a Chromebook or a desktop that also runs Android apps is a desktop.
 */
const RULES: ReadonlyArray<readonly [Device, RegExp]> = [
  // An Apple device names itself first of all in brackets; an Android phone called "iPhone 12" does not.
  ['ios', /^[^(]*\((?:iPhone|iPad|iPod)/i],
  // E-readers, Sailfish OS, Ubuntu Touch, LuneOS and televisions that are "like Android".
  ['other', /\blike Android|\(Kobo Touch/i],
  // Windows on a phone says "Android" and "like iPhone OS" for the sake of pages that look for them.
  ['other', /\bWindows ?(?:NT|Phone|Mobile|CE|IoT)|IEMobile|WPDesktop|ZuneWP/i],
  // KaiOS (JioPhone says "Android" too) and its parent Firefox OS put the form factor first; Firefox for Android does not.
  ['other', /\bKAIOS|^Mozilla\/5\.0 \((?:Mobile|Tablet|TV);[^)]*\brv:/i],
  ['other', /\b(?:Tizen|Bada|MeeGo|Maemo|Web0S|OpenHarmony|Symbian|SymbOS|RIM Tablet OS)\b|\bwebOS[/;]/i],
  // "sailfish" alone is the code name of the first Google Pixel.
  ['other', /SailfishBrowser|(?:Linux|U|Jolla|Mobile); Sailfish/i],
  ['other', /\(BB10;|\(X11; CrOS|J2ME\/MIDP|\bSeries ?[346]0\b/i],
  // Silk is the browser of Amazon's tablets and televisions, on Android; in desktop mode nothing but its name and the
  // model says so. The one of the PlayStation Vita has the same name.
  ['other', /\bPlayStation\b/i],
  ['android', /\bSilk\/|\bKF[A-Z]{2,6}\b/],
  // A Mac, unless the browser is one that exists on iOS only and asks for the desktop page.
  ['other', /^[^(]*\(Macintosh(?!.*(?:(?:Cr|Fx|Edg|OP)iOS|FB(?:SN|DV|MD)\/iP|\biPad))/i],
  // Some Sony and Philips televisions spell it with a zero.
  ['android', /andr[o0]id/i],
  // UC Browser shortens the name ("Adr 4.4.2") or leaves it out; the Facebook app names only itself.
  ['android', /\bAdr ?\d|^JUC ?\(Linux|\bFB4A\b|FBPN\/com\.facebook\./i],
  // These share words with the iPhone but are none.
  ['other', /\blike i(?:Phone|Pad|Pod)\b/i],
  ['other', /Apple ?TV|HomePod|watch ?OS|Apple Watch|\bWatch\d/i],
  ['ios', /\bi(?:Phone|Pad|Pod)(?![a-z])|\biP(?:ad|hone)OS\b|\biPh(?: OS|\d)|\biOS\b/i],
  ['ios', /\b(?:Cr|Fx|Edg|OP)iOS\/|\bCPU OS \d[\d_]* like Mac OS X/i],
  // Apps on Apple's network library: a Mac adds its processor or model.
  ['other', /CFNetwork\/.*(?:x86_64|i386|arm64|Power|Mac)/i],
  ['ios', /CFNetwork\/.*Darwin\//i],
]

const PARSED: Partial<Record<string, Device>> = {
  iOS: 'ios',
  Android: 'android',
  'Android-x86': 'android',
  HarmonyOS: 'android',
}

/** The name of the operating system as ua-parser-js reads it. */
export function systemOf(userAgent: string): string | undefined {
  return new UAParser(readable(userAgent)).getOS().name
}

/** Which store, if any, has apps for the device that sent this `User-Agent`. */
export function deviceOf(userAgent: string): Device {
  const agent = readable(userAgent)
  const rule = RULES.find(([, pattern]) => pattern.test(agent))
  return rule?.[0] ?? PARSED[systemOf(agent) ?? ''] ?? 'other'
}

/**
 * An iPad asks for desktop pages with the user agent of Safari on a Mac, word for word; only the browser itself knows
 * how many touch points it has. Chromium and Firefox on a Mac say who they are and cannot be an iPad.
 */
export function mayBeIpad(userAgent: string): boolean {
  const agent = readable(userAgent)
  return /^[^(]*\(Macintosh;.*AppleWebKit\//i.test(agent) && !/(?:Chrome|Chromium|Firefox)\//i.test(agent)
}
