import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Face, Feature, Font, Blob as FontFile, shape as shapeLetters, Buffer as Text } from 'harfbuzzjs'

export type Weight = 600 | 800

const STYLES = { 600: '600SemiBold', 800: '800ExtraBold' }

/** The typeface of the site, then one for each script that it lacks. The first typeface with a letter provides it. */
const TYPEFACES = [
  { folder: 'plus-jakarta-sans', name: 'PlusJakartaSans', hasTracking: true },
  // A line connects the letters of Devanagari, and tracking would break it.
  { folder: 'noto-sans-devanagari', name: 'NotoSansDevanagari', hasTracking: false },
]

type Typeface = { font: Font; unitsPerEm: number; letters: ReadonlySet<number>; hasTracking: boolean }

function load(weight: Weight): Array<Typeface> {
  return TYPEFACES.map(({ folder, name, hasTracking }) => {
    const style = STYLES[weight]
    const file = `@expo-google-fonts/${folder}/${style}/${name}_${style}.ttf`
    const bytes = Uint8Array.from(readFileSync(fileURLToPath(import.meta.resolve(file))))
    const face = new Face(new FontFile(bytes.buffer))
    const letters = new Set(face.collectUnicodes())
    return { font: new Font(face), unitsPerEm: face.upem, letters, hasTracking }
  })
}

const typefaces = { 600: load(600), 800: load(800) }

type Run = { text: string; typeface: Typeface }

/** Splits a text by typeface. Combining marks and joiners stay with their letter. */
function toRuns(text: string, weight: Weight): Array<Run> {
  const runs: Array<Run> = []
  for (const letter of text) {
    const last = runs.at(-1)
    const code = letter.codePointAt(0) ?? 0
    const typeface =
      last && /[\p{M}\u200c\u200d]/u.test(letter)
        ? last.typeface
        : typefaces[weight].find(({ letters }) => letters.has(code))
    if (!typeface) throw new Error(`The typeface has no '${letter}', which is in '${text}'.`)
    if (last?.typeface === typeface) last.text += letter
    else runs.push({ text: letter, typeface })
  }
  return runs
}

/** A glyph of a line. Lengths are in ems; the outline is in units of its typeface, with y upwards. */
export type Glyph = {
  outline: () => string
  scale: number
  /** The distance from the pen position. */
  offset: { x: number; y: number }
  advance: number
  isBlank: boolean
  hasTracking: boolean
}

/** Turns ligatures off in text with tracking, as browsers do. */
const SET_APART = [new Feature('liga', 0), new Feature('clig', 0)]

function shapeRun({ text, typeface }: Run, isSetApart: boolean): Array<Glyph> {
  const { font, unitsPerEm, hasTracking } = typeface
  const letters = new Text()
  letters.addText(text)
  letters.guessSegmentProperties()
  shapeLetters(font, letters, isSetApart && hasTracking ? SET_APART : [])
  return letters.getGlyphInfosAndPositions().map((glyph) => {
    const { codepoint: id, cluster, xAdvance = 0, xOffset = 0, yOffset = 0 } = glyph
    if (id === 0) throw new Error(`The typeface cannot write '${text}'.`)
    return {
      outline: () => font.glyphToPath(id),
      scale: 1 / unitsPerEm,
      offset: { x: xOffset / unitsPerEm, y: yOffset / unitsPerEm },
      advance: xAdvance / unitsPerEm,
      isBlank: text[cluster] === ' ',
      hasTracking,
    }
  })
}

/** Returns the glyphs of a line from left to right. HarfBuzz shapes letters as browsers do. */
export function shape(text: string, weight: Weight, isSetApart: boolean): Array<Glyph> {
  return toRuns(text, weight).flatMap((run) => shapeRun(run, isSetApart))
}
