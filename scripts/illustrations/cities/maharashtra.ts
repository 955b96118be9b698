import type { Tone } from '../frame.ts'
import {
  arcade,
  arch,
  chhatri,
  dome,
  flag,
  hills,
  merlons,
  minaret,
  mirror,
  palm,
  path,
  roundArcade,
  roundDome,
  sailboat,
  shikhara,
  steps,
  towers,
  tree,
  water,
  windows,
} from './parts.ts'

/** Flamingo wading at `x`, whose feet stand on `y`. */
function flamingo(x: number, y: number): string {
  return (
    path('t', `M${x} ${y}v-26M${x + 6} ${y}v-25`) +
    path('t e', `M${x - 15} ${y - 22}c4-14 30-18 34-5c1 8-16 10-34 5z`) +
    path('l se', `M${x + 17} ${y - 29}c12-6 0-15 2-22c1-6 9-6 10-1`) +
    path('e', `M${x + 23} ${y - 55}h7v6h-7z`) +
    path('i', `M${x + 28} ${y - 55}q7 1 4 10q-2-5-5-5z`)
  )
}

/** Skylines of Maharashtra by city id. */
export const maharashtraCities: Record<string, { tone: Tone; drawing: string }> = {
  mumbai: {
    tone: 'dusk',
    drawing: [
      towers(148, [
        [6, 14, 40],
        [22, 12, 62],
        [37, 16, 34],
        [56, 10, 76],
        [68, 14, 48],
        [228, 14, 30],
        [262, 12, 58],
        [276, 10, 82],
        [289, 16, 46],
        [307, 10, 62],
      ]),
      water(146),
      sailboat(38, 164, 13),
      sailboat(276, 161, 11),
      mirror(
        150,
        path('t y', 'M138 84V70h7v14zM118 88V64h9v24zM80 168v-56h38v56z') +
          roundDome(141.5, 70, 9) +
          roundDome(122.5, 64, 12),
      ),
      path('t y', 'M116 168V88h68v80z'),
      path('t b', 'M113 90h74v-5h-74zM119 85v-6h62v6zM76 112h40v-5H76zM184 112h40v-5h-40z'),
      path('t', 'M128 168V98h44v70M88 168v-46h24v46M188 168v-46h24v46M116 94h68'),
      arch(150, 168, 34, 60),
      arcade(100, 168, 15, 36, 2, 100),
      windows(92, 115, 3, 1, 6, 6, 4, 4, 'a'),
      windows(192, 115, 3, 1, 6, 6, 4, 4, 'a'),
      path('t b', 'M72 168v-5h58v5zM170 168v-5h58v5z'),
    ].join(''),
  },
  pune: {
    tone: 'dawn',
    drawing: [
      hills(168, [
        [40, 50],
        [150, 66],
        [262, 92],
      ]),
      path('x', 'M238 98v-14h6v5h8v-16h5v14h12v-7h7v18z'),
      path('t y', 'M44 168v-38h242v38z'),
      merlons(44, 130, 242, 24),
      path('t', 'M44 138h242'),
      mirror(
        165,
        path('t y', 'M98 168l5-66h36l5 66z') +
          path('t', 'M102 112h38M100 140h42') +
          merlons(103, 102, 36, 5, 't y') +
          windows(112, 120, 2, 1, 12, 0, 5, 10, 'f'),
      ),
      path('t b', 'M143 168v-60h44v60z'),
      arch(165, 168, 30, 50),
      path('t e', 'M153 168v-32l12-9 12 9v32z'),
      windows(156, 138, 4, 5, 5, 6, 2.5, 2.5, 'a'),
      path('t', 'M165 128v40'),
      path('t f', 'M138 104V84h54v20z'),
      roundArcade(143.5, 104, 5.5, 15, 6, 8.6),
      path('t b', 'M134 108h62v-5h-62z'),
      path('t e', 'M130 85l12-11h46l12 11z'),
      flag(165, 74, 26),
      tree(30, 168, 15),
      tree(304, 168, 13),
    ].join(''),
  },
  nagpur: {
    tone: 'day',
    drawing: [
      towers(168, [
        [4, 22, 42],
        [30, 16, 60],
        [270, 18, 56],
        [292, 24, 40],
      ]),
      path('t a', 'M163 82V54h4v28zM152 62q13-9 26 0zM156 53q9-7 18 0z'),
      roundDome(165, 144, 132, 't y', 68),
      path('t', 'M101 128h128M113 106h104'),
      windows(108, 132, 12, 1, 10, 0, 5, 8, 'f'),
      path('t b', 'M154 78h22v8h-22z'),
      path('t b', 'M66 168v-22h198v22z'),
      path('t y', 'M60 146h210v-6H60z'),
      roundArcade(78, 168, 9, 17, 5, 14),
      roundArcade(196, 168, 9, 17, 5, 14),
      path('t a', 'M143 168v-48h5v48zM182 168v-48h5v48z'),
      path('t a', 'M134 128q31-9 62 0v5q-31-9-62 0zM137 141q28-7 56 0v5q-28-7-56 0z'),
      path('i', 'M150 168v-18q15-5 30 0v18z'),
      tree(38, 168, 14),
      tree(290, 168, 14),
    ].join(''),
  },
  nashik: {
    tone: 'dawn',
    drawing: [
      hills(156, [
        [60, 52],
        [160, 70],
        [270, 88],
      ]),
      path('y', 'M246 135v-22h46v22zM28 135v-18h40v18z'),
      roundArcade(34, 135, 6, 12, 4, 9.5, 'f'),
      roundArcade(253, 135, 6, 14, 4, 11, 'f'),
      shikhara(118, 135, 24, 54),
      shikhara(196, 135, 24, 54),
      shikhara(157, 135, 46, 100),
      path('t b', 'M128 135v-26l29-14 29 14v26z'),
      arch(157, 135, 18, 26),
      path('t a', 'M157 101v5l4 6h-8l4-6'),
      chhatri(225, 135, 24, 40),
      chhatri(86, 135, 24, 40),
      water(156),
      steps(160, 157, 304, 3, 7.5, 9),
      path('t e', 'M44 149v-14M30 137q14-16 28 0zM276 149v-14M262 137q14-16 28 0z'),
      path('t a', 'M110 161h14l-4 4h-6zM196 162h14l-4 4h-6z'),
      path('a', 'M117 153q4 5 0 7q-4-2 0-7zM203 154q4 5 0 7q-4-2 0-7z'),
    ].join(''),
  },
  thane: {
    tone: 'day',
    drawing: [
      hills(168, [
        [50, 56],
        [140, 80],
        [280, 66],
      ]),
      path(
        'y',
        'M12 152v-58h18v58zM34 152V72h16v80zM54 152v-46h20v46zM136 152v-40h14v40zM154 152v-62h16v62z',
      ),
      windows(16, 98, 2, 6, 6, 8, 3, 4, 'f'),
      windows(38, 77, 2, 8, 5, 8, 3, 4, 'f'),
      windows(58, 110, 2, 4, 8, 8, 4, 4, 'f'),
      windows(158, 95, 2, 6, 6, 8, 3, 4, 'f'),
      water(148),
      path(
        't w',
        'M104 162q-4-52-24-34q10-4 24 34q4-52 24-34q-10-4-24 34q-1-72-12-56q8 0 12 56q1-72 12-56q-8 0-12 56',
      ),
      path('t b', 'M88 162h32l-4 4H92z'),
      sailboat(44, 163, 11),
      path('t e', 'M144 160h26l-4 5h-18zM150 160v-8h14v8'),
      path('t y', 'M188 168v-36h40v36zM184 132h48l-8-10h-32z'),
      shikhara(258, 168, 56, 116),
      path('t a', 'M200 122v-7h16v7z'),
      roundDome(208, 115, 16),
      path('t b', 'M222 168v-50l12-10 12 10v50z'),
      arch(234, 168, 13, 34),
      roundArcade(198, 168, 9, 24, 2, 13, 'f'),
      path('t b', 'M180 168v-5h112v5z'),
      tree(304, 168, 12),
    ].join(''),
  },
  'navi-mumbai': {
    tone: 'dusk',
    drawing: [
      hills(150, [
        [60, 30],
        [200, 46],
        [290, 60],
      ]),
      path('t y', 'M22 150V62l14-8 14 8v88zM56 150V40h26v110zM88 150V76l22-12v86zM116 150V54h24v96z'),
      path('t y', 'M146 150V86h22v64zM62 40v-8h14v8M128 54V42'),
      windows(27, 70, 3, 7, 7, 10, 4, 5),
      windows(62, 48, 2, 9, 9, 10, 5, 5, 'a'),
      windows(93, 84, 2, 6, 8, 10, 4, 5),
      windows(121, 62, 2, 8, 9, 10, 5, 5),
      windows(151, 94, 2, 5, 8, 10, 4, 5, 'a'),
      path('t b', 'M166 134h160v5H166zM190 139h6v12h-6zM232 139h6v12h-6zM274 139h6v12h-6zM314 139h6v12h-6z'),
      water(148),
      palm(12, 168, 46, 4),
      palm(156, 168, 42, -5),
      flamingo(196, 168),
      flamingo(240, 163),
      flamingo(282, 168),
    ].join(''),
  },
  'chhatrapati-sambhajinagar': {
    tone: 'dawn',
    drawing: [
      path('x', 'M0 168v-40l30-16h60l18 20h96l26-30h50l40 18v48z'),
      mirror(170, minaret(120, 158, 7, 84) + minaret(94, 158, 9, 112)),
      path('t y', 'M142 98V88h56v10z'),
      dome(170, 88, 62),
      mirror(170, path('t y', 'M130 158v-56h26v56z') + dome(141, 102, 19)),
      path('t y', 'M150 158V94h40v64z'),
      path('t f', 'M154 158V99h32v59z'),
      arch(170, 158, 24, 50),
      arcade(139, 128, 9, 17, 2, 62, 'f'),
      arcade(139, 155, 9, 18, 2, 62, 'f'),
      path('t', 'M130 132h20M190 132h20'),
      path('t b', 'M78 168v-11h184v11z'),
      arcade(90, 168, 6, 7, 6, 11),
      arcade(195, 168, 6, 7, 6, 11),
      path('t d', 'M50 168q-9-22 0-44q9 22 0 44zM290 168q-9-22 0-44q9 22 0 44zM28 168q-8-18 0-34q8 16 0 34z'),
    ].join(''),
  },
}
