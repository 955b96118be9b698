/**
 * Repeated parts of the city scenes. Every function returns SVG markup; `x` is the centre of the part unless
 * its comment says otherwise, `y` is the level it stands on, and `cls` is a class list of the frame.
 */

/** Rounds to half units, which keeps paths short. */
function r(n: number): number {
  return Math.round(n * 2) / 2
}

/** Joins numbers into path arguments. */
function n(...values: Array<number>): string {
  return values.map(r).join(' ').replaceAll(' -', '-')
}

/** One path with a class list. */
export function path(cls: string, d: string): string {
  return `<path class="${cls}" d="${d}"/>`
}

/** The markup, and its mirror image about the vertical line at `axis`. */
export function mirror(axis: number, markup: string): string {
  return `${markup}<g transform="matrix(-1 0 0 1 ${axis * 2} 0)">${markup}</g>`
}

/** Bulbous (onion) dome of base width `w`, about 0.85 w tall, with a finial. */
export function dome(x: number, y: number, w: number, cls = 't y'): string {
  const half = w * 0.4
  const side = `c${n(-w * 0.25, -w * 0.44, w * 0.26, -w * 0.56, half, -w * 0.85)}`
  const back = `c${n(w * 0.14, w * 0.29, half + w * 0.25, w * 0.41, half, w * 0.85)}`
  return path(cls, `M${n(x - half, y)}${side}${back}zM${n(x, y - w * 0.85)}v${n(-3 - w * 0.12)}`)
}

/** Half-circle dome of base width `w`, flattened or raised by `h` (default w / 2), with a finial. */
export function roundDome(x: number, y: number, w: number, cls = 't y', h = w / 2): string {
  return path(cls, `M${n(x - w / 2, y)}a${n(w / 2, h)} 0 0 1 ${n(w, 0)}zM${n(x, y - h)}v${n(-3 - w * 0.1)}`)
}

/** Tower of width `w` and total height `h` with two balconies and an onion cupola. */
export function minaret(x: number, y: number, w: number, h: number, cls = 't y'): string {
  const shaft = h - w * 1.3
  const ring = (level: number) => `M${n(x - w * 0.75, y - level)}h${n(w * 1.5)}v-3h${n(-w * 1.5)}z`
  const body = `M${n(x - w / 2, y)}V${n(y - shaft)}h${n(w)}V${n(y)}z${ring(shaft * 0.52)}${ring(shaft)}`
  return path(cls, body) + dome(x, y - shaft - 3, w * 1.05, cls)
}

/** Domed kiosk on four slim columns: width `w`, height `h` with its dome. */
export function chhatri(x: number, y: number, w: number, h: number, cls = 't y'): string {
  const eave = y - h + w * 0.55
  const columns = [-0.4, -0.14, 0.14, 0.4].map((k) => `M${n(x + k * w, y)}V${n(eave)}`).join('')
  const roof = `M${n(x - w / 2 - 1, eave)}h${n(w + 2)}l-2-3h${n(2 - w)}z`
  return path('t', columns) + path(cls, roof) + roundDome(x, eave - 3, w * 0.8, cls)
}

/** Path data of a pointed arch opening, to join several in one path: width `w`, height `h`. */
export function archPath(x: number, y: number, w: number, h: number): string {
  const rise = Math.min(w * 0.6, h)
  const curve = `q${n(0, -rise * 0.6, w / 2, -rise)}q${n(w / 2, rise * 0.4, w / 2, rise)}`
  return `M${n(x - w / 2, y)}v${n(rise - h)}${curve}v${n(h - rise)}z`
}

/** Pointed arch opening of width `w` and height `h`. */
export function arch(x: number, y: number, w: number, h: number, cls = 'i'): string {
  return path(cls, archPath(x, y, w, h))
}

/** `count` pointed arches of width `w` and height `h`, `step` apart, the first centred on `x`. */
export function arcade(
  x: number,
  y: number,
  w: number,
  h: number,
  count: number,
  step: number,
  cls = 'i',
): string {
  return path(cls, Array.from({ length: count }, (_, k) => archPath(x + k * step, y, w, h)).join(''))
}

/** `count` round-headed openings of width `w` and height `h`, `step` apart, the first centred on `x`. */
export function roundArcade(
  x: number,
  y: number,
  w: number,
  h: number,
  count: number,
  step: number,
  cls = 'i',
): string {
  const one = (k: number) =>
    `M${n(x + k * step - w / 2, y)}v${n(w / 2 - h)}a${n(w / 2, w / 2)} 0 0 1 ${n(w, 0)}v${n(h - w / 2)}z`
  return path(cls, Array.from({ length: count }, (_, k) => one(k)).join(''))
}

/** Rectangles in a grid: `x`, `y` is the top left corner, `dx` and `dy` the steps, `w` and `h` the size. */
export function windows(
  x: number,
  y: number,
  cols: number,
  rows: number,
  dx: number,
  dy: number,
  w: number,
  h: number,
  cls = 'f',
): string {
  const cells = Array.from({ length: cols * rows }, (_, k) => {
    const corner = n(x + (k % cols) * dx, y + Math.floor(k / cols) * dy)
    return `M${corner}h${n(w)}v${n(h)}h${n(-w)}z`
  })
  return path(cls, cells.join(''))
}

/** `count` upright columns of width `w` and height `h`, `step` apart, the first with its left edge on `x`. */
export function columns(
  x: number,
  y: number,
  w: number,
  h: number,
  count: number,
  step: number,
  cls = 'f',
): string {
  return windows(x, y - h, count, 1, step, 0, w, h, cls)
}

/** Flat-topped buildings standing on `y` in one path: each is [left edge, width, height]. */
export function towers(y: number, blocks: Array<[number, number, number]>, cls = 'x'): string {
  return path(cls, blocks.map(([x, w, h]) => `M${n(x, y)}v${n(-h)}h${n(w)}v${n(h)}z`).join(''))
}

/** A parapet of `count` rounded merlons from left edge `x` over width `w`, standing on `y`. */
export function merlons(x: number, y: number, w: number, count: number, cls = 'y'): string {
  const step = w / count
  const one = (k: number) =>
    `M${n(x + k * step, y)}v-3a${n(step * 0.35, step * 0.35)} 0 0 1 ${n(step * 0.7, 0)}v3z`
  return path(cls, Array.from({ length: count }, (_, k) => one(k)).join(''))
}

/** South Indian gate tower: `tiers` narrowing storeys on a plinth with a doorway, a barrel roof, finials. */
export function gopuram(x: number, y: number, w: number, h: number, tiers: number, cls = 't y'): string {
  const base = h * 0.18
  const roof = h * 0.13
  const step = (h - base - roof) / tiers
  const half = (k: number) => (w / 2) * (0.9 - (0.46 * k) / tiers)
  let body = `M${n(x - w / 2, y)}v${n(-base)}h${n(w)}v${n(base)}z`
  let niches = ''
  for (let k = 0; k < tiers; k++) {
    const [foot, top] = [half(k), half(k + 0.7)]
    const level = y - base - k * step
    body += `M${n(x - foot, level)}L${n(x - top, level - step)}H${n(x + top)}L${n(x + foot, level)}z`
    for (const side of [-0.62, 0, 0.62]) {
      niches += `M${n(x + side * top - w * 0.035, level - step * 0.2)}v${n(-step * 0.5)}h${n(w * 0.07)}v${n(step * 0.5)}z`
    }
  }
  const top = y - h + roof
  const end = half(tiers)
  const barrel = `M${n(x - end * 0.85, top)}c${n(-end * 0.5, -roof)} ${n(0, -roof, end * 0.3, -roof)}h${n(end * 1.1)}c${n(end * 0.3, 0, end * 0.8, 0, end * 0.3, roof)}z`
  const finials = [-0.5, -0.17, 0.17, 0.5].map((k) => `M${n(x + k * end, y - h)}v-4`).join('')
  return (
    path(cls, body) + path('a', niches) + path('t a', barrel + finials) + arch(x, y, w * 0.2, base * 0.85)
  )
}

/** North Indian temple tower: a curved spire of width `w`, ribs, a cushion stone and a flag. */
export function shikhara(x: number, y: number, w: number, h: number, cls = 't y'): string {
  const crown = h * 0.12
  const body = `M${n(x - w / 2, y)}c${n(0, -h * 0.45, w * 0.2, -h * 0.7, w * 0.36, crown - h)}h${n(w * 0.28)}c${n(w * 0.16, h * 0.18, w * 0.36, h * 0.43, w * 0.36, h - crown)}z`
  const rib = (k: number) => `M${n(x + k * w, y)}q${n(-k * w * 0.1, -h * 0.5, -k * w * 0.75, -h * 0.86)}`
  const cushion = `M${n(x - w * 0.2, y - h + crown)}h${n(w * 0.4)}v${n(-crown * 0.6)}h${n(-w * 0.4)}z`
  const flag = `M${n(x, y - h + crown * 0.4)}v${n(-crown * 0.4 - 9)}l8 3-8 3`
  return path(cls, body) + path('t', rib(-0.2) + rib(0.2)) + path('t a', cushion + flag)
}

/** Coconut palm of height `h` that leans by `lean` units. */
export function palm(x: number, y: number, h: number, lean = 4): string {
  const top = `${n(x + lean, y - h)}`
  const s = h * 0.3
  const leaf = (dx: number, dy: number) =>
    `M${top}q${n(dx * 0.5, -s * 0.5 + dy * 0.2, dx, dy)}q${n(-dx * 0.4, -s * 0.25 - dy * 0.5, -dx, -dy)}z`
  const crown =
    leaf(-s, s * 0.35) +
    leaf(s, s * 0.35) +
    leaf(-s * 0.6, s * 0.8) +
    leaf(s * 0.6, s * 0.8) +
    leaf(s * 0.2, -s * 0.5)
  return path('l', `M${n(x, y)}Q${n(x, y - h * 0.6)} ${top}`) + path('t d', crown)
}

/** Broad tree: a trunk and a crown of radius `size`. */
export function tree(x: number, y: number, size: number, cls = 't d'): string {
  return (
    path('t', `M${n(x, y)}v${n(-size * 1.2)}`) +
    `<ellipse class="${cls}" cx="${r(x)}" cy="${r(y - size * 1.7)}" rx="${r(size)}" ry="${r(size * 0.95)}"/>`
  )
}

/** Water from level `y` down to the ground, right across the scene, with a few ripples. */
export function water(y: number): string {
  return (
    path('w', `M0 ${y}h320v${168 - y}H0z`) +
    path('t c', `M18 ${y + 6}h22M92 ${y + 11}h16M226 ${y + 6}h18M282 ${y + 11}h20`)
  )
}

/** Small boat with a sail, floating on `y`. */
export function sailboat(x: number, y: number, size = 12, cls = 't c'): string {
  const hull = `M${n(x - size, y - 4)}h${n(size * 2)}l-4 5h${n(8 - size * 2)}z`
  const sail = `M${n(x, y - 6)}v${n(-size * 1.7)}q${n(size * 0.9, size * 0.7, size * 0.8, size * 1.7)}z`
  return path(cls, sail) + path('t e', hull)
}

/** Rounded far hills through the given crests [x, height] from edge to edge, standing on `y`. */
export function hills(y: number, crests: Array<[number, number]>, cls = 'x'): string {
  const first = crests[0] ?? [0, 0]
  const last = crests[crests.length - 1] ?? first
  let line = `M-2 ${y}V${n(y - first[1] * 0.6)}`
  crests.forEach(([x, h], k) => {
    const [nextX, nextH] = crests[k + 1] ?? [322, last[1] * 0.5]
    const dip = k + 1 < crests.length ? [(x + nextX) / 2, y - Math.min(h, nextH) * 0.72] : [nextX, y - nextH]
    line += `Q${n(x, y - h * 1.15)} ${n(dip[0] ?? 322, dip[1] ?? y)}`
  })
  return path(cls, `${line}V${y}z`)
}

/** Metro viaduct from `x` over width `w`: a deck at level `deck`, piers of a T shape every `step` units. */
export function viaduct(x: number, y: number, w: number, deck: number, step: number, cls = 't b'): string {
  let piers = ''
  for (let at = x + step / 2; at < x + w; at += step) {
    piers += `M${n(at - 3, y)}V${n(deck + 12)}l-7-6h20l-7 6V${n(y)}z`
  }
  return path(cls, `${piers}M${n(x, deck)}h${n(w)}v6h${n(-w)}z`)
}

/** Metro train of `cars` carriages, 30 units each, whose left end is `x`, standing on `y`. */
export function metro(x: number, y: number, cars: number, cls = 't c'): string {
  const bodies = Array.from(
    { length: cars },
    (_, k) => `M${n(x + k * 30, y)}v-11a3 3 0 0 1 3-3h24a3 3 0 0 1 3 3v11z`,
  )
  const panes = Array.from(
    { length: cars * 3 },
    (_, k) => `M${n(x + 3.5 + Math.floor(k / 3) * 30 + (k % 3) * 8.5, y - 10)}h6v5h-6z`,
  )
  return (
    path(cls, bodies.join('')) +
    path('g', panes.join('')) +
    path('t sa', `M${n(x + 1, y - 2.5)}h${n(cars * 30 - 2)}`)
  )
}

/** Tapering works chimney of height `h` with a banded top. */
export function chimney(x: number, y: number, w: number, h: number, cls = 't y'): string {
  const shaft = `M${n(x - w / 2, y)}L${n(x - w * 0.3, y - h)}h${n(w * 0.6)}L${n(x + w / 2, y)}z`
  return (
    path(cls, shaft) +
    path('e', `M${n(x - w * 0.33, y - h + 8)}l${n(w * 0.02, -5)}h${n(w * 0.62)}l${n(w * 0.02, 5)}z`)
  )
}

/** Hyperbolic cooling tower of base width `w` and height `h`. */
export function coolingTower(x: number, y: number, w: number, h: number, cls = 't y'): string {
  const side = `c${n(w * 0.2, -h * 0.35, w * 0.22, -h * 0.7, w * 0.16, -h)}`
  const back = `c${n(-w * 0.06, h * 0.3, -w * 0.04, h * 0.65, w * 0.16, h)}`
  return path(cls, `M${n(x - w / 2, y)}${side}h${n(w * 0.68)}${back}z`)
}

/** Flagpole of height `h` with a plain marigold pennant. */
export function flag(x: number, y: number, h: number, cls = 't a'): string {
  return path(cls, `M${n(x, y)}v${n(-h)}l${n(h * 0.6, h * 0.18, -h * 0.6, h * 0.2)}`)
}

/** Stepped terrace that narrows upwards: base width `w`, `steps` steps of height `rise`, each inset by `inset`. */
export function steps(
  x: number,
  y: number,
  w: number,
  count: number,
  rise: number,
  inset: number,
  cls = 't b',
): string {
  const one = (k: number) =>
    `M${n(x - w / 2 + k * inset, y - k * rise)}v${-rise}h${n(w - 2 * k * inset)}v${rise}z`
  return path(cls, Array.from({ length: count }, (_, k) => one(k)).join(''))
}
