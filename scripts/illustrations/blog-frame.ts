import { paletteStyle } from './frame.ts'

/** Line widths that suit a drawing ten times the size of an icon; `m` and `k` lay a coloured core in a thick pipe. */
const WIDTHS = '.l{stroke-width:4}.t{stroke-width:2.5}.m{stroke-width:6}.k{stroke-width:14}'

/** A 640 × 360 drawing of the blog, hero or in-body figure. */
export function blogSvg(drawing: string): string {
  const markup = drawing.replace(/\n\s*/g, '')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360" viewBox="0 0 640 360"><style>${paletteStyle()}${WIDTHS}</style>${markup}</svg>\n`
}

/** A ground that fills the drawing with one palette class. */
export function ground(fill: string): string {
  return `<path class="${fill}" d="M0 0h640v360H0z"/>`
}

/** A drop of water, 26 high, hanging from its tip. */
export function drop(x: number, y: number): string {
  return `<path class="l d" d="M${x} ${y}c6 8 9 12 9 17a9 9 0 0 1-18 0c0-5 3-9 9-17z"/>`
}

/** A dot that marks one part of an explanatory figure. */
export function marker(x: number, y: number): string {
  return `<circle class="l a" cx="${x}" cy="${y}" r="11"/>`
}

/** The head of an arrow whose tip is at the point; 0° points to the right. */
export function head(x: number, y: number, angle: number): string {
  return `<path class="l" d="M-11-11 0 0-11 11" transform="translate(${x} ${y}) rotate(${angle})"/>`
}

/** A four-pointed sparkle. */
export function sparkle(x: number, y: number): string {
  return `<path class="a" d="M${x} ${y - 18}l5 13 13 5-13 5-5 13-5-13-13-5 13-5z"/>`
}

/** A water pipe: ink outline around a coloured core. */
export function pipe(path: string, core: 'sa' | 'sg' | 'se'): string {
  return `<path class="l k" d="${path}"/><path class="l m ${core}" d="${path}"/>`
}
