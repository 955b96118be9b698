/** Writes the digits of other scripts as 0 to 9: `४४९` is `449`. */
export function toAsciiDigits(text: string): string {
  return text.replace(/[^\P{Nd}0-9]/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    // Code points of zero end in 6 in the blocks from Devanagari to Sinhala, and in 0 in the others.
    return String((code & 0xf) - (code >= 0x966 && code <= 0xdef ? 6 : 0))
  })
}

/** The errors of spreadsheet formulas. */
const FORMULA_ERROR = /^#(?:N\/A|[A-Z\d_/]+[!?])$/i

/** Tags, and control characters as a spreadsheet escapes them. */
const MARKUP = /<\/?[a-z][^<>]*>|_x[\da-f]{4}_/i

/** Returns why visitors must not read a text, or undefined for one that they may. */
export function findUnreadable(text: string): string | undefined {
  if (FORMULA_ERROR.test(text)) return 'an error of a spreadsheet formula'
  if (MARKUP.test(text)) return 'markup that visitors would read as words'
  return undefined
}

/**
 * Returns true for a text that lost its Devanagari: question marks in its place, the Latin letters of a font that shows
 * them as Hindi, or those of a file that was read in another encoding. Abbreviations in capitals are Hindi as well.
 */
export function isBrokenHindi(text: string): boolean {
  return /\?{2}/.test(text) || (/[^\P{L}A-Z]/u.test(text) && !/\p{Script=Devanagari}/u.test(text))
}

/** Removes the mark that makes a spreadsheet keep a number as text: `'0001` and `="0001"` are `0001`. */
export function withoutTextMark(text: string): string {
  return text.replace(/^(?:'|="([^"]*)"$)/, '$1')
}

/** Hosts that share a picture by a page around it. */
const PICTURE_PAGES =
  /(?:^|\.)(?:drive\.google|photos\.google|photos\.app\.goo|facebook|instagram|dropbox|1drv|onedrive\.live|flickr|pinterest)\./i

/** Returns why an address cannot show a photo, or undefined if it can. */
export function findPhotoProblem(address: string): string | undefined {
  if (/\s/.test(address) || !/^https:\/\/[^/\s@]+\//i.test(address) || !URL.canParse(address))
    return 'expected an https: address without blanks'
  const { hostname, pathname } = new URL(address)
  if (PICTURE_PAGES.test(hostname) || /\.(?:html?|php|aspx?)$/i.test(pathname))
    return 'expected the address of the picture itself, not of a page that shows it'
  return undefined
}
