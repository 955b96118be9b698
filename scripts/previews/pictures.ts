import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The folder of the static files, which contains the pictures. */
export const PUBLIC = path.join(import.meta.dirname, '../../public')

/** Position and size of a card's picture, which reaches the right edge and the full height. */
export const PANEL = { x: 592, width: 608, height: 630 }

const DARK_SCHEME = /@media\s*\(prefers-color-scheme:\s*dark\)\s*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g

/** Returns true if a picture exists. `name` is its path in the static files, without extension. */
export function hasPicture(name: string): boolean {
  return existsSync(path.join(PUBLIC, `${name}.svg`))
}

type Box = { x: number; y: number; width: number; height: number }

/** Prefixes a class with the name of its picture: a drawing with several pictures keeps their styles apart. */
function scoped(name: string, className: string): string {
  return `${name.replaceAll('/', '-')}-${className}`
}

/**
 * Returns a picture as part of a larger one, in its light colors and not clipped. `name` is its path in the static
 * files, without extension. @throws when the file is missing or has no view box
 */
export function inset(name: string, { x, y, width, height }: Box): string {
  const svg = readFileSync(path.join(PUBLIC, `${name}.svg`), 'utf8')
  const [, viewBox, markup] = svg.match(/<svg\b[^>]*?\bviewBox="([^"]*)"[^>]*>(.*<\/svg>)/s) ?? []
  if (!markup) throw new Error(`The picture '${name}' has no view box.`)
  const drawing = markup
    .replace(DARK_SCHEME, '')
    .replace(/<style>[^<]*/g, (styles) => styles.replace(/\.(?=[a-z])/g, `.${scoped(name, '')}`))
    .replace(/\bclass="([^"]*)"/g, (_, classes: string) => {
      const names = classes.split(' ').map((each) => scoped(name, each))
      return `class="${names.join(' ')}"`
    })
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${viewBox}" overflow="visible">${drawing}`
}

/** Draws bands above and below a drawing that is lower than the panel. `above` and `below` are their attributes. */
function bands(above: string, below: string, drawn: Box): string {
  const end = Math.floor(drawn.y + drawn.height) - 1
  return `<path ${above} d="M0 0h${PANEL.width}v${Math.ceil(drawn.y) + 1}H0z"/><path ${below} d="M0 ${end}h${PANEL.width}v${PANEL.height - end}H0z"/>`
}

/** Returns a scene of 320 × 200. Extends its sky and its ground to the edges of the panel. */
export function scenePicture(name: string): string {
  const width = 736
  const height = (width * 200) / 320
  const box = { x: (PANEL.width - width) / 2, y: PANEL.height - height - 44, width, height }
  const sky = `<linearGradient id="above"><stop class="${scoped(name, 's0')}"/></linearGradient>`
  const ground = `class="${scoped(name, 'gr')}"`
  return sky + bands('fill="url(#above)"', ground, box) + inset(name, box)
}

/** Returns the hero of a post, 640 × 360. Extends its wall and its floor to the edges of the panel. */
export function heroPicture(name: string): string {
  const height = (PANEL.width * 360) / 640
  const box = { x: 0, y: (PANEL.height - height) / 2, width: PANEL.width, height }
  const hero = inset(name, box)
  const grounds = [...hero.matchAll(/<path d="M0 (\d+)h640v(\d+)H0z" (class="[^"]*")/g)]
  const wall = grounds.findLast(([, top]) => top === '0')?.[3]
  if (!wall) throw new Error(`The picture '${name}' has no ground from edge to edge.`)
  const floor = grounds.findLast(([, top, high]) => Number(top) + Number(high) === 360)?.[3] ?? wall
  return bands(wall, floor, box) + hero
}

function plainGround(fill: string): string {
  return `<path fill="${fill}" d="M0 0h${PANEL.width}v${PANEL.height}H0z"/>`
}

/** Returns a picture in a square in the middle of the panel, on a plain ground. */
export function framedPicture(name: string, fill: string, side: number): string {
  const at = { x: (PANEL.width - side) / 2, y: (PANEL.height - side) / 2 }
  return plainGround(fill) + inset(name, { ...at, width: side, height: side })
}

const SMALL = 156
const GAP = 20
const WIDE = 3 * SMALL + 2 * GAP
const LEFT = (PANEL.width - WIDE) / 2
const TOP = (PANEL.height - WIDE) / 2
const GROUNDS = ['#d9d6ff', '#fff3d6', '#bfe6da']

/** Position of a tile in the grid, and the number of columns and rows that it takes. */
type Place = { column: number; row: number; columns?: number; rows?: number }

/** Returns a white tile. `share` is the part of its width that the picture takes. */
function tile(name: string, share: number, { column, row, columns = 1, rows = 1 }: Place): string {
  const [x, y] = [LEFT + column * (SMALL + GAP), TOP + row * (SMALL + GAP)]
  const width = columns * SMALL + (columns - 1) * GAP
  const height = rows * SMALL + (rows - 1) * GAP
  const inner = { width: width * share, height: height * share }
  const at = { x: x + (width - inner.width) / 2, y: y + (height - inner.height) / 2 }
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="32" fill="#fff"/>${inset(name, { ...at, ...inner })}`
}

function jobTile(id: string, place: Place): string {
  return tile(`images/services/${id}`, 0.64, place)
}

function getGround(order: number): string {
  return plainGround(GROUNDS[order % GROUNDS.length] ?? '')
}

/** Returns the icon of a service on a large tile, among five of its jobs. */
export function serviceMosaic(id: string, jobs: ReadonlyArray<string>, order: number): string {
  const places = [
    { column: 2, row: 0 },
    { column: 2, row: 1 },
    { column: 0, row: 2 },
    { column: 1, row: 2 },
    { column: 2, row: 2 },
  ]
  const large = tile(`images/services/${id}`, 0.74, { column: 0, row: 0, columns: 2, rows: 2 })
  return getGround(order) + large + places.map((place, index) => jobTile(jobs[index] ?? id, place)).join('')
}

/** Returns the logo of a brand on a wide tile, above the jobs that use its products. */
export function brandMosaic(id: string, jobs: ReadonlyArray<string>, order: number): string {
  const logo = tile(`images/brands/${id}`, 0.86, { column: 0, row: 0, columns: 3, rows: 2 })
  return (
    getGround(order) +
    logo +
    jobs
      .slice(0, 3)
      .map((job, column) => jobTile(job, { column, row: 2 }))
      .join('')
  )
}
