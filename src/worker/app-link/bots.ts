import { deviceOf, systemOf } from '#worker/app-link/device.ts'

/** Longest part of a user agent that is read: real ones say all they have to say in it. */
const MAX_LENGTH = 512

/** The part of a `User-Agent` header that the rules read. */
export function readable(userAgent: string): string {
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
    ANNOUNCED.some((pattern) => pattern.test(agent)) || (deviceOf(agent) === 'other' && !isBrowser(agent))
  )
}
