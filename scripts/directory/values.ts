/** Writes the digits of other scripts as 0 to 9: `४४९` is `449`. */
export function toAsciiDigits(text: string): string {
  return text.replace(/[^\P{Nd}0-9]/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    // Code points of zero end in 6 in the blocks from Devanagari to Sinhala, and in 0 in the others.
    return String((code & 0xf) - (code >= 0x966 && code <= 0xdef ? 6 : 0))
  })
}
