import { UAParser } from 'ua-parser-js'

export type Platform = 'ios' | 'android' | 'other'

/**
 * What ua-parser-js lacks or gets wrong, in order of strength: the first rule that matches decides. Every expression
 * takes linear time. "Android" means any device on Android (phone, tablet, television, watch, Fire OS, HarmonyOS up to
 * 4), since all of them can open the Play link; a Chromebook or a desktop that also runs Android apps is a desktop.
 */
const RULES: ReadonlyArray<readonly [Platform, RegExp]> = [
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

const PARSED: Partial<Record<string, Platform>> = {
  iOS: 'ios',
  Android: 'android',
  'Android-x86': 'android',
  HarmonyOS: 'android',
}

/** The name of the operating system as ua-parser-js reads it. */
function systemOf(userAgent: string): string | undefined {
  return new UAParser(readable(userAgent)).getOS().name
}

/** Which store, if any, has apps for the device that sent this `User-Agent`. */
export function platformOf(userAgent: string): Platform {
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

/** Longest part of a user agent that is read: real ones say all they have to say in it. */
const MAX_LENGTH = 512

/** The part of a `User-Agent` header that the rules read. */
function readable(userAgent: string): string {
  return userAgent.slice(0, MAX_LENGTH).trim()
}

/** Words of programs that announce themselves, whatever device they claim to be. Cubot is a brand of phones. */
const ANNOUNCED: ReadonlyArray<RegExp> = [
  /(?<!cu)bots?(?![a-z])|^bot|crawl|spider|slurp|scrap(?:er|ing|y)|archiver|fetcher|heritrix|nutch/i,
  // An address of the operator: a link or an e-mail address ("ios@9.2" is neither).
  /https?:\/\/|\+http|@[a-z][\w-]*\.[a-z]/i,
  // "(compatible; Name/1.0)" after the browser that is imitated.
  /(?<!^Mozilla\/\d\.\d{1,2} \()compatible;(?! ?MSIE)/i,
  // Previews of links. The WhatsApp app on its own fetches one; inside a browser's user agent it is a visitor.
  /^WhatsApp\b|^Snap URL|facebook(?:externalhit|catalog|platform)|facebot|meta-external|kakaotalk-scrap|line-poker/i,
  /\b(?:link|ur[il]|web|image|page|site)[ -]?preview|(?:Uri|Bing|Microsoft)Preview|url ?downloader|unfurl|vkShare|embedly|onebox/i,
  /(?<![/.\w])google-[a-z]|-google\b|google(?:other|producer|weblight|imageproxy)|google[ _](?:favicon|web|page|search|partner)/i,
  // Measuring, monitoring and automation.
  /headless|phantomjs|puppeteer|playwright|selenium|webdriver|cypress\/|lighthouse|page ?speed|\bPTST\//i,
  /gtmetrix|pingdom|statuscake|uptime|synthetic|catchpoint|dareboost|dejaclick|dmbrowser|\brigor\b|site24x7/i,
  /speedcurve|datanyze|wappalyzer|archivebox|httrack|link-?check|validator|brandverity|nmap|masscan|zgrab/i,
]

/** Words that mark a program when no phone or tablet is named: on those they belong to apps, such as QR scanners. */
const PROGRAM =
  /(?<!cam)scan(?:ner)?\b|monitor|check(?:er)?\b|proxy|preview|\bfetch|feed|\brss|rss\b|parser|analy[sz]er|audit|capture|inspect|screenshot|thumbnail|survey|archive|transcoder|powershell|winhttp|http-?client|libwww|\b(?:perl|python|ruby|php|curl|wget|okhttp|axios|node-fetch)\b|\bwww\.|\.com\b/i

/** Phones from before smartphones, text browsers and televisions do not begin like other browsers. */
const PLAIN_BROWSER =
  /MIDP|CLDC|UP\.(?:Browser|Link)|UCWEB|UC ?Browser|Opera Mini|NetFront|Obigo|Teleca|Dolfin|Jasmine|Symbian|Series ?[346]0|\bBREW\b|DoCoMo|KDDI|\bWAP\b|HbbTV|SMART-?TV|^(?:E?Links|Lynx|w3m|Dillo|NetSurf)\b/i

/** True for what a browser's `User-Agent` has: the common beginning and a system. */
function isBrowser(agent: string): boolean {
  if (PLAIN_BROWSER.test(agent)) return true
  if (PROGRAM.test(agent)) return false
  return (
    /^(?:Mozilla|Opera)\//i.test(agent) && (/\(Windows;|\bWin9/.test(agent) || systemOf(agent) !== undefined)
  )
}

/**
 * Crawlers, link previews, monitors and HTTP libraries. Whatever names neither a phone or tablet nor itself as a
 * browser is one of them; an empty header too.
 */
export function isBotOrPreview(userAgent: string): boolean {
  const agent = readable(userAgent)
  return (
    ANNOUNCED.some((pattern) => pattern.test(agent)) || (platformOf(agent) === 'other' && !isBrowser(agent))
  )
}
