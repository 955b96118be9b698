import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { LANGUAGES, type Language } from '#lib/language.ts'
import { cardSvg } from './card-svg.ts'
import { cardsIn } from './cards-in.ts'
import { PUBLIC } from './pictures.ts'
import { icoFile } from './png.ts'
import { rasterise } from './rasterise.ts'

/** Draws what the static files need as pixels: the previews of links, the icons of the installed site and `favicon.ico`. */
const PREVIEWS = 'images/og'
const FAVICON_SIZE = 48
/**
 * What a system may cut off a maskable icon is the outer fifth (https://w3c.github.io/manifest/#icon-masks), so its mark
 * is smaller; Apple cuts the corners.
 */
const ICONS = [
  { file: 'icons/icon-192.png', source: 'favicon.svg', size: 192 },
  { file: 'icons/icon-512.png', source: 'favicon.svg', size: 512 },
  { file: 'icons/maskable-512.png', source: 'icons/maskable.svg', size: 512 },
  { file: 'icons/apple-touch-180.png', source: 'icons/apple-touch.svg', size: 180 },
  { file: 'favicon.ico', source: 'favicon.svg', size: FAVICON_SIZE },
]

function iconSvg(source: string, size: number): string {
  const svg = readFileSync(path.join(PUBLIC, source), 'utf8')
  return svg.replace('<svg ', `<svg width="${size}" height="${size}" `)
}

/** The previews of a language: the English ones where they have always been, others in a folder of their own. */
async function previewsIn(language: Language) {
  const cards = await cardsIn(language)
  return cards.map(([name, card]) => ({
    file: `${PREVIEWS}${language.base}/${name}.png`,
    svg: cardSvg(card),
  }))
}

const previews = await Promise.all(Object.values(LANGUAGES).map(previewsIn))
const drawings = [
  ...ICONS.map(({ file, source, size }) => ({ file, svg: iconSvg(source, size) })),
  ...previews.flat(),
]
const pictures = await rasterise(drawings.map(({ svg }) => svg))
rmSync(path.join(PUBLIC, PREVIEWS), { recursive: true, force: true })
for (const [index, { file }] of drawings.entries()) {
  const png = pictures[index] ?? new Uint8Array()
  const target = path.join(PUBLIC, file)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, file.endsWith('.ico') ? icoFile(png, FAVICON_SIZE) : png)
}
console.log(`${drawings.length} previews and icons written to public`)
