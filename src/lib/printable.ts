/** Control characters, line separators, and overrides and isolates of the direction of a text (UAX 9). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: \p{Cc} includes tabs and line feeds, which are printable
const UNPRINTABLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g

/** Characters without a visible shape: joiners, fillers, spaces, direction marks and the empty Braille pattern. */
const INVISIBLE = /^[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** Returns true for a text without visible characters. */
export function isInvisible(text: string): boolean {
  return INVISIBLE.test(text)
}

/** Returns true for a text with characters that cannot be shown or were lost in decoding. */
export function isUnprintable(text: string): boolean {
  return text !== text.replace(UNPRINTABLE, '') || text.includes('\ufffd')
}

/** Returns the first `limit` UTF-16 units of a text. Leaves out a character that the limit would split. */
export function firstUnits(text: string, limit: number): string {
  if (text.length <= limit) return text
  const isSplit = (text.codePointAt(limit - 1) ?? 0) > 0xffff
  return text.slice(0, isSplit ? limit - 1 : limit)
}

/** Returns well-formed text that can be shown, of at most `limit` UTF-16 units; empty if none of it is visible. */
export function toPrintable(text: string, limit: number): string {
  const shown = firstUnits(text, limit).replace(UNPRINTABLE, ' ').toWellFormed().trim()
  return isInvisible(shown) ? '' : shown
}
