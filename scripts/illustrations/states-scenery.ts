import type { Tone } from './frame.ts'

/** A drawing for `sceneSvg`, with the time of day it is made for. */
export type Scene = { tone: Tone; drawing: string }

/** Layers of a scene, from the farthest to the nearest. */
export function scene(tone: Tone, ...layers: Array<string>): Scene {
  return { tone, drawing: layers.join('') }
}

/** Puts markup drawn around its own foot (0, 0) at a point; a negative scale mirrors it. */
export function at(x: number, y: number, markup: string, scale = 1): string {
  const size = scale === 1 ? '' : ` scale(${scale} ${Math.abs(scale)})`
  return `<g transform="translate(${x} ${y})${size}">${markup}</g>`
}

/** The same markup at several points of one height. */
export function row(xs: Array<number>, y: number, markup: string, scale = 1): string {
  return xs.map((x) => at(x, y, markup, scale)).join('')
}

/** One filled shape. */
export function fill(classes: string, d: string): string {
  return `<path class="${classes}" d="${d}"/>`
}

/** Snow or foam, warmed by the sun: the only mixture that stays paler than the hills in both colour schemes. */
export function snow(d: string): string {
  return `${fill('b', d)}<path class="sun" opacity=".3" d="${d}"/>`
}

/** A disc. */
export function disc(classes: string, x: number, y: number, radius: number): string {
  return `<circle class="${classes}" cx="${x}" cy="${y}" r="${radius}"/>`
}

/** Blossoms: discs of one size. */
export function dots(classes: string, radius: number, points: Array<[number, number]>): string {
  return points.map(([x, y]) => disc(classes, x, y, radius)).join('')
}

/** Water from a height down to the ground, with a few quiet ripples. */
export function water(y: number): string {
  return (
    fill('w', `M0 ${y}h320v${168 - y}H0z`) +
    fill('c', `M18 ${y + 9}h34v2H18zM210 ${y + 7}h26v2h-26zM262 ${y + 15}h38v2h-38zM96 ${y + 17}h22v2H96z`)
  )
}

/** Coconut palm, 75 high, leaning right; `leaf` is the class of the fronds. */
export function palm(leaf = 'g'): string {
  return (
    fill('y', 'M-3 0C-2-22 2-42 9-60h3C7-42 4-22 4 0z') +
    fill(
      leaf,
      'M10-60c8-9 21-8 29 5c-9-5-18-6-29-5c11 0 19 7 21 19c-6-8-12-14-21-19c3-10 11-16 21-15c-9 3-16 8-21 15c-3-10-11-16-21-15c9 3 16 8 21 15c-11 0-19 7-21 19c6-8 12-14 21-19c-11-1-20 0-29 5c8-13 21-14 29-5z',
    )
  )
}

/** Deodar or pine, 40 high. */
export function pine(classes = 'g'): string {
  return fill(classes, 'M0-40l9 16h-5l8 13h-9V0h-6v-11h-9l8-13h-5z')
}

/** Round-headed tree, 44 high. */
export function tree(crown = 'g'): string {
  return (
    fill('y', 'M-2 0v-20h4V0z') + fill(crown, 'M-12-12a10 10 0 0 1-4-18a16 14 0 0 1 32 0a10 10 0 0 1-4 18z')
  )
}

/** Cloud, 46 wide. */
export const cloud = fill('c', 'M-24 0a8 8 0 0 1 2-15a13 13 0 0 1 25-3a9 9 0 0 1 19 3a8 8 0 0 1 1 15z')

/** Three birds far off. */
export const birds = fill('t', 'M0 0q4-5 7 0q4-5 7 0M22 8q3-4 6 0q3-4 6 0M24-8q3-4 6 0q3-4 6 0')

/** A pole, 34 high, with a swallow-tailed pennant. */
export function pennant(classes: string): string {
  return fill('t', 'M0 0v-34') + fill(classes, 'M0-34l16 3-5 4 5 5-16 3z')
}

/** Prayer flags on a sagging line. */
export function prayerFlags(
  from: [number, number],
  to: [number, number],
  sag: number,
  count: number,
): string {
  const colours = ['a', 'e', 'd', 'g', 'c']
  const half = (n: number) => Math.round(n * 2) / 2
  const flags = Array.from({ length: count }, (_, index) => {
    const t = (index + 0.5) / count
    const x = half(from[0] + (to[0] - from[0]) * t - 3.5)
    const y = half(from[1] + (to[1] - from[1]) * t + 4 * sag * t * (1 - t))
    return fill(colours[index % colours.length] ?? 'a', `M${x} ${y}h7v8h-7z`)
  })
  const middle = `${(from[0] + to[0]) / 2} ${(from[1] + to[1]) / 2 + 2 * sag}`
  return `${fill('t', `M${from.join(' ')}Q${middle} ${to.join(' ')}`)}${flags.join('')}`
}
