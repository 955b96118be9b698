import { path } from './parts.ts'

/** A plain block standing on `y`, centred on `x`. */
export function block(x: number, y: number, w: number, h: number, cls = 't y'): string {
  return path(cls, `M${x - w / 2} ${y}v${-h}h${w}v${h}z`)
}

/** A block whose top is `top` wide: buttresses, spires (`top` 0), piers, sloping roofs. */
export function taper(x: number, y: number, w: number, top: number, h: number, cls = 't y'): string {
  return path(cls, `M${x - w / 2} ${y}L${x - top / 2} ${y - h}h${top}L${x + w / 2} ${y}z`)
}

/** Pointed far mountains through [x, height] corners standing on `y`; peaks above `snow` carry a cap. */
export function mountains(
  y: number,
  corners: Array<[number, number]>,
  snow = 999,
  snowClass = 't c',
  cls = 'x',
): string {
  const line = corners.map(([x, h]) => `L${x} ${y - h}`).join('')
  const caps = corners.map(([x, h], k) => {
    const [before, after] = [corners[k - 1], corners[k + 1]]
    if (h <= snow || !before || !after || h < before[1] || h < after[1]) return ''
    const left = Math.min(24, Math.round((16 * (x - before[0])) / Math.abs(h - before[1])))
    const right = Math.min(24, Math.round((14 * (after[0] - x)) / Math.abs(h - after[1])))
    return `M${x} ${y - h}l${-left} 16 ${Math.round(left * 0.6)}-4 ${Math.round(left * 0.4)} 8 ${Math.round(right * 0.5)}-9 ${right - Math.round(right * 0.5)} 3z`
  })
  return path(cls, `M-2 ${y}${line}L322 ${y}z`) + (caps.join('') ? path(snowClass, caps.join('')) : '')
}

/** Conifer of height `h`, three skirts on a short trunk. */
export function pine(x: number, y: number, h: number, cls = 't d'): string {
  const a = Math.round(h * 0.16)
  const b = Math.round((h - 6) / 3)
  const c = Math.round(a / 2)
  const width = 2 * (3 * a - 2 * c)
  const skirts = `l${-a} ${b}h${c}l${-a} ${b}h${c}l${-a} ${b}h${width}l${-a} ${-b}h${c}l${-a} ${-b}h${c}z`
  return path(cls, `M${x} ${y}v-8M${x} ${y - 6 - 3 * b}${skirts}`)
}

/** Rowing boat of length `w` afloat on `y`, with raised ends. */
export function rowboat(x: number, y: number, w: number, cls = 't e'): string {
  const e = Math.round(w * 0.18)
  return path(cls, `M${x - w / 2} ${y - 6}q${w / 2} 7 ${w} 0l${-e} 8h${2 * e - w}z`)
}

/** Round clock face with hands. */
export function clock(x: number, y: number, size: number): string {
  return `<circle class="t c" cx="${x}" cy="${y}" r="${size}"/>${path('t', `M${x} ${y - size + 2.5}V${y}h${size - 3.5}`)}`
}

/** Pale strokes under a building that stands at the water: [x, y, length]. */
export function gleams(strokes: Array<[number, number, number]>, cls = 'c'): string {
  return path(cls, strokes.map(([x, y, w]) => `M${x} ${y}h${w}v1.5h${-w}z`).join(''))
}

/** Flying birds: [x, y, half span]. */
export function gulls(birds: Array<[number, number, number]>): string {
  return path(
    't',
    birds.map(([x, y, s]) => `M${x - s} ${y - 2}q${s / 2} -3 ${s} 2q${s / 2} -5 ${s} -2`).join(''),
  )
}
