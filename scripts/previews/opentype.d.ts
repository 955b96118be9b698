/** The part of opentype.js that the pictures need; the package has no types of its own. */
declare module 'opentype.js' {
  type Point = { x: number; y: number }
  type Command =
    | ({ type: 'M' | 'L' } & Point)
    | ({ type: 'Q'; x1: number; y1: number } & Point)
    | ({ type: 'C'; x1: number; y1: number; x2: number; y2: number } & Point)
    | { type: 'Z' }
  type Glyph = {
    index: number
    advanceWidth: number
    getPath(x: number, y: number, fontSize: number): { commands: Array<Command> }
  }
  type Font = {
    unitsPerEm: number
    charToGlyph(character: string): Glyph
    getKerningValue(left: Glyph, right: Glyph): number
  }
  const opentype: { parse(file: ArrayBuffer): Font }

  export type { Command }
  export default opentype
}
