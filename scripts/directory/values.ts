/** Control characters, line separators, broken characters, and overrides of the direction of a text (UAX 9). */
export const UNPRINTABLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ufffd]/

/** Characters without a visible shape: joiners, fillers, spaces and the empty Braille pattern. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{White_Space}\u2800]/gu

export function isInvisible(text: string): boolean {
  return text.replace(INVISIBLE, '') === ''
}

/** Writes the digits of other scripts as 0 to 9: `४४९` is `449`. */
export function toAsciiDigits(text: string): string {
  return text.replace(/[^\P{Nd}0-9]/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    // The zero of a script ends in 6 in the blocks from Devanagari to Sinhala, elsewhere in 0.
    return String((code & 0xf) - (code >= 0x966 && code <= 0xdef ? 6 : 0))
  })
}
