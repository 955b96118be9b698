import type { Tone } from '../frame.ts'
import {
  arch,
  chimney,
  columns,
  coolingTower,
  mirror,
  path,
  roundArcade,
  roundDome,
  towers,
  tree,
  water,
  windows,
} from './parts.ts'

/** Wagon wheels of radius 4 along the rail, `count` of them `step` apart from `x`, standing on `y`. */
function wheels(x: number, y: number, count: number, step: number): string {
  const one = (k: number) => `M${x + k * step - 4} ${y - 4}a4 4 0 1 1 8 0a4 4 0 1 1-8 0z`
  return path('t f', Array.from({ length: count }, (_, k) => one(k)).join(''))
}

/** Left half of the cantilever truss of Howrah Bridge: chords, uprights and K bracing from tower to both ends. */
function cantilever(): string {
  const panels: Array<[number, number]> = [
    [-12, 108],
    [14, 94],
    [38, 76],
    [62, 55],
    [92, 28],
    [116, 58],
    [138, 76],
    [160, 82],
  ]
  const top = panels.map(([x, y]) => `${x} ${y}`).join('L')
  const back = panels.map(([x, y]) => `${x} ${y + 6}`).reverse()
  const uprights = panels.map(([x, y]) => `M${x} ${y}V116`).join('')
  const braces = panels.slice(1).map(([x, y], k) => {
    const [px, py] = panels[k] ?? [x, y]
    return x <= 92
      ? `M${x} ${y + 6}L${px} ${(py + 116) / 2}L${x} 116`
      : `M${px} ${py + 6}L${x} ${(y + 116) / 2}L${px} 116`
  })
  return path('t', uprights + braces.join('')) + path('t y', `M${top}L${back.join('L')}z`)
}

/** Skylines of West Bengal by city id. */
export const westBengalCities: Record<string, { tone: Tone; drawing: string }> = {
  kolkata: {
    tone: 'day',
    drawing: [
      towers(154, [
        [4, 18, 62],
        [26, 12, 88],
        [280, 14, 70],
        [298, 18, 94],
      ]),
      mirror(
        162,
        path('t b', 'M44 154v-46h32v46zM76 154v-38h46v38z') +
          path('t y', 'M41 108h38v-5H41zM76 116h46v-4H76z') +
          path('t b', 'M50 103V92h20v11z') +
          roundDome(60, 92, 24) +
          roundArcade(52, 150, 8, 26, 2, 16, 'y') +
          columns(81, 154, 4, 34, 5, 8.5, 'y'),
      ),
      path('t b', 'M118 154v-50h88v50z'),
      path('t y', 'M114 104h96v-5h-96z'),
      mirror(162, path('t b', 'M116 99V85h14v14z') + roundDome(123, 85, 16)),
      path('t b', 'M134 99V84h56v15zM138 84V66h48v18z'),
      columns(142, 84, 4, 14, 6, 7.5, 'y'),
      path('t y', 'M134 66h56v-4h-56z'),
      roundDome(162, 62, 50, 't y', 32),
      path('t', 'M150 61q0-18 12-30q12 12 12 30'),
      path('t b', 'M156 30V20h12v10z'),
      path('t a', 'M158.5 20l3.5-11 3.5 11zM162 12q-7-8-10-2q3 6 10 4q7 2 10-4q-3-6-10 2z'),
      roundArcade(162, 154, 30, 46, 1, 0),
      roundArcade(130, 150, 9, 32, 2, 64, 'y'),
      path('t y', 'M32 160v-6h260v6z'),
      path('w', 'M-2 160h324v8H-2z'),
      path('t', 'M0 160h320M60 164h20M150 165h26M240 164h18'),
      tree(20, 160, 11),
      tree(304, 160, 11),
    ].join(''),
  },
  howrah: {
    tone: 'dusk',
    drawing: [
      towers(150, [
        [0, 20, 36],
        [22, 12, 54],
        [120, 14, 30],
        [138, 12, 46],
        [154, 18, 26],
        [176, 12, 40],
        [286, 14, 60],
        [302, 18, 38],
      ]),
      water(148),
      mirror(
        160,
        cantilever() +
          path('t y', 'M82 160l5-132h10l5 132z') +
          path('t', 'M87 46l11 20M97 46L86 66M86 70l13 22M98 70L85 92M85 94l15 22M99 94l-14 22') +
          path('t b', 'M72 168v-9h40v9z') +
          path('t a', 'M83 28h18v-6H83z'),
      ),
      path('t y', 'M-2 120v-5h324v5z'),
      path(
        't',
        [6, 30, 54, 76, 108, 130, 160, 190, 212, 244, 266, 290, 314].map((x) => `M${x} 120v17`).join(''),
      ),
      path('t e', 'M36 136v-9h26v9zM196 136v-9h26v9z'),
      path('t a', 'M112 136v-7h14v7zM270 136v-7h14v7z'),
      path('t b', 'M-2 142v-6h324v6z'),
      path('t b', 'M140 158h52l-8 9h-36z'),
      path('t c', 'M150 158v-9h30v9zM158 149v-6h12v6'),
      path('t e', 'M24 162h24l-5 6H29zM36 162v-10l9 8'),
    ].join(''),
  },
  durgapur: {
    tone: 'dawn',
    drawing: [
      path('x', 'M0 132v-30h40V88h28v14h44V84h22v48zM186 132v-22h50V96h84v36z'),
      coolingTower(32, 132, 50, 74),
      coolingTower(80, 132, 40, 58),
      path('t b', 'M122 34q-12-4-6-12q2-9 14-5q9-8 17 3q10 2 4 12q-12 6-29 2z'),
      chimney(122, 132, 12, 96),
      chimney(142, 132, 12, 80),
      path('t y', 'M164 132V84l8-14V50h22v20l8 14v48z'),
      path('t a', 'M166 98h34v-6h-34zM172 70h22v-4h-22z'),
      path('l', 'M194 56l58 74M194 62l48 68M206 71v61M220 90v42M234 108v24'),
      path('t y', 'M214 132v-20l14-8v8l14-8v8l14-8v8l14-8v28zM278 132v-26h34v26z'),
      windows(220, 118, 4, 1, 13, 0, 7, 5, 'a'),
      windows(284, 112, 3, 1, 9, 0, 5, 6, 'a'),
      path('t b', 'M-2 140v-9h324v9z'),
      path('t', 'M-2 126h324'),
      path('w', 'M-2 140h324v28H-2z'),
      path('t b', [6, 44, 82, 120, 158, 196, 234, 272, 310].map((x) => `M${x - 5} 168v-28h10v28z`).join('')),
      path('t y', [25, 63, 101, 139, 177, 215, 253, 291].map((x) => `M${x - 14} 154v-10h28v10z`).join('')),
      path(
        't c',
        'M18 164v-10M32 164v-10M56 164v-10M70 164v-10M94 164v-10M108 164v-10M170 164v-10M184 164v-10M246 164v-10M260 164v-10',
      ),
    ].join(''),
  },
  siliguri: {
    tone: 'day',
    drawing: [
      path('x', 'M0 168v-64l30-24 24 12 46-46 24 16 34-44 36 36 22-14 46 44 22-16 36 32v68z'),
      path(
        'sun',
        'M86 60l14-14 24 16 34-44 36 36 22-14 20 19-12-1-10 8-14-8-12 10-16-14-20 12-12 6-12-10-18 8z',
      ),
      path('t d', 'M-2 168v-32q50-36 104-18q60-22 110 2q60-22 110 12v36z'),
      path('t', 'M14 142q20-10 40-8M70 132q16-4 30 0M120 130q16-6 34-2M196 128q20-2 34 6M246 132q26-8 50 4'),
      path('d', 'M8 160q7-8 14 0zM292 160q8-9 16 0z'),
      path('t b', 'M252 72q-14-4-8-12q2-10 14-6q8-8 16 2q10 2 4 12q-10 8-26 4z'),
      path('l', 'M-2 166h324'),
      mirror(160, path('t', 'M20 168v-3M50 168v-3M80 168v-3M110 168v-3M140 168v-3')),
      path('t g', 'M30 156v-38h60v38zM98 156v-38h60v38z'),
      path('t b', 'M26 118l6-7h56l6 7zM94 118l6-7h56l6 7z'),
      windows(36, 125, 4, 1, 13, 0, 9, 12, 'f'),
      windows(104, 125, 4, 1, 13, 0, 9, 12, 'f'),
      path('a', 'M30 144h60v3H30zM98 144h60v3H98z'),
      path('t', 'M90 154h8M158 154h8'),
      path('t g', 'M166 156v-42h28v42zM194 156v-28h48v28z'),
      path('t b', 'M162 114h36v-5h-36z'),
      path('f', 'M171 120h18v13h-18z'),
      path('t a', 'M226 128l-3-20h16l-3 20zM206 128v-6q5-7 10 0v6z'),
      path('t e', 'M242 158v-32h5v32zM242 158h16l-8-10h-8z'),
      path('t', 'M178 156h56M205 128v28M218 128v28'),
      wheels(42, 166, 2, 36),
      wheels(110, 166, 2, 36),
      '<circle class="t f" cx="182" cy="159" r="7"/><circle class="t f" cx="206" cy="159" r="7"/><circle class="t f" cx="230" cy="159" r="7"/>',
      path('t', 'M182 159h48'),
    ].join(''),
  },
  asansol: {
    tone: 'dusk',
    drawing: [
      path('x', 'M0 168v-22l40-50 44 50h20l30-36 34 36 50-62 70 74 32-30v40z'),
      chimney(286, 168, 15, 116),
      path('t y', 'M250 168v-48h64v48z'),
      path('t e', 'M246 120l34-18 38 18z'),
      windows(256, 128, 4, 2, 14, 14, 8, 9, 'a'),
      path('t y', 'M170 50h8l62 118h-10z'),
      path('t', 'M161 82l29 4M163 112l43 4M181 18L262 118M147 30v114M151 30v114'),
      path(
        't',
        'M138 52l23 30M160 52l-24 30M136 82l28 30M162 82l-28 30M134 112l32 32M164 112l-32 32M136 82h26M134 112h30',
      ),
      path('l', 'M131 144l7-94M167 144l-7-94'),
      path('t y', 'M108 54h82v-7h-82z'),
      '<circle class="l f" cx="130" cy="30" r="17"/><circle class="l f" cx="168" cy="30" r="17"/>',
      path(
        't',
        'M130 13v34M113 30h34M118 18l24 24M142 18l-24 24M168 13v34M151 30h34M156 18l24 24M180 18l-24 24',
      ),
      '<circle class="a" cx="130" cy="30" r="4"/><circle class="a" cx="168" cy="30" r="4"/>',
      path('t y', 'M126 168v-24h46v24z'),
      path('t b', 'M122 144h54v-5h-54z'),
      arch(149, 168, 18, 20),
      path('t gr', 'M8 146q10-14 24-6q14-10 24 6zM66 146q12-14 22-5q14-9 24 5z'),
      path('t e', 'M4 146h54l-6 14H10zM62 146h54l-6 14H68z'),
      path('t', 'M54 156h12M22 147v12M40 147v12M80 147v12M98 147v12'),
      wheels(18, 168, 2, 26),
      wheels(76, 168, 2, 26),
      tree(206, 168, 8),
    ].join(''),
  },
}
