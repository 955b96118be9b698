import { blogSvg } from '../illustrations/blog-frame.ts'
import { brandDrawings } from '../illustrations/brands.ts'
import { iconSvg, pictureSvg, type SizedDrawing, sceneSvg, type Tone } from '../illustrations/frame.ts'
import { iconDrawings } from '../illustrations/icons.ts'
import { PANEL } from './card.ts'

const DARK_SCHEME = /@media\(prefers-color-scheme:dark\)\{(?:[^{}]*\{[^{}]*\})*\}/g

type Box = { x: number; y: number; width: number; height: number }

/** A finished illustration as part of a larger one, in its light colours. */
function inset(svg: string, { x, y, width, height }: Box): string {
  return svg
    .trim()
    .replace(DARK_SCHEME, '')
    .replace(
      /^<svg [^>]*viewBox="([^"]*)"/,
      `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="$1"`,
    )
}

/** The colour that an illustration gives a class. */
function colourOf(svg: string, name: string): string {
  const rule = svg
    .replace(DARK_SCHEME, '')
    .match(new RegExp(`\\.${name}\\{(?:fill|stop-color):(#[0-9a-f]{6})`))
  if (!rule?.[1]) throw new Error(`There is no colour '${name}'.`)
  return rule[1]
}

/** Bands above and below a drawing that is not as high as the panel. */
function bands(above: string, below: string, drawn: Box): string {
  const end = Math.floor(drawn.y + drawn.height) - 1
  return `<path fill="${above}" d="M0 0h${PANEL.width}v${Math.ceil(drawn.y) + 1}H0z"/><path fill="${below}" d="M0 ${end}h${PANEL.width}v${PANEL.height - end}H0z"/>`
}

/** A scene of 320 × 200, its sky and its ground drawn out to the edges of the panel. */
export function scenePicture({ drawing, tone }: { drawing: string; tone: Tone }): string {
  const svg = sceneSvg(drawing, tone)
  const width = 736
  const height = (width * 200) / 320
  const box = { x: (PANEL.width - width) / 2, y: PANEL.height - height - 44, width, height }
  return bands(colourOf(svg, 's0'), colourOf(svg, 'gr'), box) + inset(svg, box)
}

/** The hero of a post, 640 × 360, its wall and its floor drawn out to the edges of the panel. */
export function heroPicture(drawing: string): string {
  const svg = blogSvg(drawing)
  const grounds = [...svg.matchAll(/class="([a-g])" d="M0 (\d+)h640v(\d+)H0z"/g)]
  const wall = grounds.findLast(([, , top]) => top === '0')?.[1] ?? 'b'
  const floor = grounds.findLast(([, , top, high]) => Number(top) + Number(high) === 360)?.[1] ?? wall
  const height = (PANEL.width * 360) / 640
  const box = { x: 0, y: (PANEL.height - height) / 2, width: PANEL.width, height }
  return bands(colourOf(svg, wall), colourOf(svg, floor), box) + inset(svg, box)
}

/** A picture as large as the panel allows on a plain ground. */
export function framedPicture(drawing: SizedDrawing, ground: string, width: number): string {
  const height = (width * drawing.height) / drawing.width
  const box = { x: (PANEL.width - width) / 2, y: (PANEL.height - height) / 2, width, height }
  return `<path fill="${ground}" d="M0 0h${PANEL.width}v${PANEL.height}H0z"/>${inset(pictureSvg(drawing), box)}`
}

const SMALL = 156
const GAP = 20
/** Three tiles and two gaps. */
const WIDE = 3 * SMALL + 2 * GAP
const X = (PANEL.width - WIDE) / 2
const GROUNDS = ['#d9d6ff', '#fff3d6', '#bfe6da']

function tile(
  column: number,
  row: number,
  columns: number,
  rows: number,
  svg: string,
  share: number,
): string {
  const top = (PANEL.height - WIDE) / 2
  const box = { x: X + column * (SMALL + GAP), y: top + row * (SMALL + GAP) }
  const width = columns * SMALL + (columns - 1) * GAP
  const height = rows * SMALL + (rows - 1) * GAP
  const inner = { width: width * share, height: height * share }
  const at = { x: box.x + (width - inner.width) / 2, y: box.y + (height - inner.height) / 2 }
  return `<rect x="${box.x}" y="${box.y}" width="${width}" height="${height}" rx="32" fill="#fff"/>${inset(svg, { ...at, ...inner })}`
}

function icon(id: string): string {
  const drawing = iconDrawings[id]
  if (!drawing) throw new Error(`There is no icon '${id}'.`)
  return iconSvg(drawing)
}

function ground(order: number): string {
  return `<path fill="${GROUNDS[order % GROUNDS.length]}" d="M0 0h${PANEL.width}v${PANEL.height}H0z"/>`
}

/** The icon of a category on a large tile, amid five of its jobs. */
export function serviceMosaic(id: string, jobs: Array<string>, order: number): string {
  const places = [
    [2, 0],
    [2, 1],
    [0, 2],
    [1, 2],
    [2, 2],
  ] as const
  const small = places.map(([column, row], index) => tile(column, row, 1, 1, icon(jobs[index] ?? id), 0.64))
  return ground(order) + tile(0, 0, 2, 2, icon(id), 0.74) + small.join('')
}

/** The logo of a brand on a wide tile, above jobs that it makes things for. */
export function brandMosaic(id: string, jobs: Array<string>, order: number): string {
  const logo = brandDrawings[id]
  if (!logo) throw new Error(`There is no logo '${id}'.`)
  const small = jobs.slice(0, 3).map((job, column) => tile(column, 2, 1, 1, icon(job), 0.64))
  return ground(order) + tile(0, 0, 3, 2, pictureSvg(logo), 0.86) + small.join('')
}
