import { type Glyph, shape, type Weight } from './shape.ts'

export type Style = {
  weight: Weight
  size: number
  /** Space between Latin letters in ems. */
  tracking?: number
}

/** Values of `src/styles/base.css`, in ems. */
const WORD_SPACING = 0.06

/** Returns the factor of the line height relative to Latin: other scripts have signs above and below their letters. */
export function spread(text: string): number {
  return /(?!\p{Script=Latin})\p{L}/u.test(text) ? 1.2 : 1
}

/** Returns the glyphs of a line with their places, in ems. */
function place(
  text: string,
  { weight, tracking = 0 }: Style,
): { glyphs: Array<Glyph & { left: number }>; width: number } {
  let left = 0
  const glyphs = shape(text, weight, tracking !== 0).map((glyph) => {
    if (glyph.isBlank) left += WORD_SPACING
    const placed = { ...glyph, left: left + glyph.offset.x }
    left += glyph.advance + (glyph.hasTracking ? tracking : 0)
    return placed
  })
  return { glyphs, width: left }
}

/** Cache of widths at size 1, by style and text: `fit` measures the same words in many columns and sizes. */
const widths = new Map<string, number>()

export function textWidth(text: string, style: Style): number {
  const key = `${style.weight} ${style.tracking} ${text}`
  const width = widths.get(key) ?? place(text, style).width
  widths.set(key, width)
  return width * style.size
}

/** Returns the outlines of one line with its baseline at `y`. */
export function textPath(text: string, x: number, y: number, style: Style): string {
  const { size } = style
  return place(text, style)
    .glyphs.map(({ outline, scale, left, offset }) => {
      const [originX, originY] = [x + left * size, y - offset.y * size]
      const points = /(-?[\d.]+),(-?[\d.]+)/g
      return outline().replace(points, (_, across: string, up: string) => {
        const [pointX, pointY] = [
          originX + Number(across) * scale * size,
          originY - Number(up) * scale * size,
        ]
        return `${Number(pointX.toFixed(1))} ${Number(pointY.toFixed(1))}`
      })
    })
    .join('')
}

/** Breaks words into lines no wider than `width`. A single longer word gets a line of its own. */
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

/** Breaks a text into lines of similar length: the narrowest column that needs no more lines than a plain wrap. */
function balance(text: string, width: number, style: Style): Array<string> {
  const lines = wrap(text, width, style)
  for (let narrower = width - 10; narrower > width / 2; narrower -= 10) {
    const tried = wrap(text, narrower, style)
    const fits = tried.every((line) => textWidth(line, style) <= narrower)
    if (tried.length > lines.length || !fits) return wrap(text, narrower + 10, style)
  }
  return lines
}

/** Minimum length of a line, as a share of the longest line. */
const MIN_WIDTH = 0.4

type Room = { width: number; height: number; leading: number; sizes: ReadonlyArray<number> }

/** Returns a text in the largest size in which its lines fit the room. */
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
    return [{ lines: wrapped, style: sized, isEven: widths.every((each) => each > longest * MIN_WIDTH) }]
  })
  const best = fitting.find(({ isEven }) => isEven) ?? fitting[0]
  if (!best) throw new Error(`'${text}' does not fit.`)
  return best
}
