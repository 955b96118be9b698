import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import opentype, { type Command } from 'opentype.js'

type Weight = 600 | 800

function load(weight: Weight) {
  const file = `@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-${weight}-normal.woff`
  const bytes = readFileSync(fileURLToPath(import.meta.resolve(file)))
  return opentype.parse(new Uint8Array(bytes).buffer)
}

/** The site's typeface. Words become outlines, as the rasteriser knows no fonts. */
const fonts = { 600: load(600), 800: load(800) }

export type Style = {
  weight: Weight
  size: number
  /** Space between letters in ems. */
  tracking?: number
}

function commandData(command: Command): string {
  const at = (x: number, y: number) => `${Number(x.toFixed(1))} ${Number(y.toFixed(1))}`
  if (command.type === 'Z') return 'Z'
  const end = at(command.x, command.y)
  if (command.type === 'Q') return `Q${at(command.x1, command.y1)} ${end}`
  if (command.type === 'C') return `C${at(command.x1, command.y1)} ${at(command.x2, command.y2)} ${end}`
  return command.type + end
}

/** As in `src/styles/base.css`, in ems. */
const WORD_SPACING = 0.06

type Outline = (left: number, y: number) => string

/** The glyphs of a line with their places. One by one: the library's shaping stops at a feature of this typeface. */
function place(
  text: string,
  { weight, size, tracking = 0 }: Style,
): { glyphs: Array<Outline>; width: number } {
  const font = fonts[weight]
  const scale = size / font.unitsPerEm
  const glyphs = Array.from(text, (character) => {
    const glyph = font.charToGlyph(character)
    if (glyph.index === 0) throw new Error(`The typeface has no '${character}', which is in '${text}'.`)
    return glyph
  })
  let x = 0
  const placed = glyphs.map((glyph, index) => {
    const before = glyphs[index - 1]
    if (before) x += font.getKerningValue(before, glyph) * scale + tracking * size
    if (text[index] === ' ') x += WORD_SPACING * size
    const at = x
    x += glyph.advanceWidth * scale
    // The library's own rounding makes NaN of numbers close to zero.
    const path = (left: number, y: number) =>
      glyph
        .getPath(left + at, y, size)
        .commands.map(commandData)
        .join('')
    return path
  })
  return { glyphs: placed, width: x }
}

/** Widths at size 1, by style and text: what fits is found by trying the same words in many columns and sizes. */
const widths = new Map<string, number>()

export function textWidth(text: string, style: Style): number {
  const key = `${style.weight} ${style.tracking} ${text}`
  const width = widths.get(key) ?? place(text, { ...style, size: 1 }).width
  widths.set(key, width)
  return width * style.size
}

/** The outlines of one line that stands on `y`. */
export function textPath(text: string, x: number, y: number, style: Style): string {
  return place(text, style)
    .glyphs.map((outline) => outline(x, y))
    .join('')
}

/** Breaks words into lines no wider than `width`; a single longer word keeps its line. */
export function wrap(text: string, width: number, style: Style): Array<string> {
  const lines: Array<string> = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last === undefined || textWidth(longer, style) > width) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines
}

/** Lines of about the same length: as many as a plain wrap needs, in the narrowest column that keeps that number. */
function balance(text: string, width: number, style: Style): Array<string> {
  const lines = wrap(text, width, style)
  for (let narrower = width - 10; narrower > width / 2; narrower -= 10) {
    const tried = wrap(text, narrower, style)
    const fits = tried.every((line) => textWidth(line, style) <= narrower)
    if (tried.length > lines.length || !fits) return wrap(text, narrower + 10, style)
  }
  return lines
}

/** A line shorter than this part of the longest looks lost. */
const SHORTEST = 0.4

type Room = { width: number; height: number; leading: number; sizes: ReadonlyArray<number> }

/** A text in the largest of the sizes in which its lines are no longer and no higher than there is room. */
export function fit(
  text: string,
  { width, height, leading, sizes, ...style }: Omit<Style, 'size'> & Room,
): { lines: Array<string>; style: Style } {
  const fitting = sizes.flatMap((size) => {
    const sized = { ...style, size }
    const wrapped = balance(text, width, sized)
    const widths = wrapped.map((line) => textWidth(line, sized))
    const longest = Math.max(...widths)
    if (longest > width || wrapped.length * size * leading > height) return []
    return [{ lines: wrapped, style: sized, isEven: widths.every((each) => each > longest * SHORTEST) }]
  })
  const best = fitting.find(({ isEven }) => isEven) ?? fitting[0]
  if (!best) throw new Error(`'${text}' does not fit.`)
  return best
}
