import type { Tone } from '../frame.ts'
import {
  arcade,
  arch,
  chhatri,
  columns,
  dome,
  merlons,
  minaret,
  mirror,
  path,
  roundArcade,
  roundDome,
  shikhara,
  steps,
  towers,
  tree,
  water,
  windows,
} from './parts.ts'
import { block, clock, rowboat, taper } from './parts-more.ts'

/** City scenes of Gujarat by city id. */
export const gujaratCities: Record<string, { tone: Tone; drawing: string }> = {
  // The stone tree of the Sidi Saiyyed mosque between shaking minarets, on the Sabarmati.
  ahmedabad: {
    tone: 'dawn',
    drawing:
      towers(158, [
        [4, 24, 40],
        [30, 16, 62],
        [270, 22, 56],
        [294, 22, 36],
      ]) +
      mirror(160, minaret(80, 158, 17, 134) + path('t b', 'M68 130h24v-4H68zM68 72h24v-4H68z')) +
      merlons(98, 47, 124, 11) +
      path('t y', 'M98 158V46h124v112z') +
      path('l f', 'M111 146v-40a49 49 0 0 1 98 0v40z') +
      mirror(
        160,
        path(
          'l',
          'M160 136c-16 0-22-8-24-17s-15-8-13 2 11 6 9 0M160 120c-11-2-15-12-15-20s-14-8-13 1 10 6 9 1M160 106c-5-8-4-16-3-22s-10-10-11-2 7 6 7 2',
        ),
      ) +
      path('l', 'M160 146V72') +
      path(
        'a',
        'M136 140l8-4-4 8zM184 140l-8-4 4 8zM118 108l7-4-1 9zM202 108l-7-4 1 9zM128 88l7-2-3 8zM192 88l-7-2 3 8zM160 60l5 10h-10z',
      ) +
      path('t b', 'M92 158v-12h136v12z') +
      water(158),
  },
  // The cable bridge over the Tapi; behind it the slabs of the diamond bourse.
  surat: {
    tone: 'day',
    drawing:
      towers(146, [
        [126, 14, 62],
        [144, 14, 74],
        [162, 14, 74],
        [180, 14, 62],
        [250, 20, 40],
        [276, 16, 54],
        [10, 22, 36],
        [36, 14, 50],
      ]) +
      path('x', 'M120 146v-30h80v30z') +
      path('t a', 'M147 56l6-8h14l6 8-13 16zM147 56h26M155 56l5 16 5-16') +
      water(146) +
      mirror(
        160,
        path(
          't',
          'M90 34L6 134M90 42L24 134M90 52L42 134M90 64L60 134M90 78L76 134M90 34l66 100M90 42l53 92M90 52l40 82M90 64l27 70M90 78l14 56',
        ) + taper(90, 168, 16, 7, 142),
      ) +
      path('t y', 'M-4 134h328v8H-4z') +
      path('a', 'M0 137h320v2H0z') +
      path('t b', 'M76 168v-8h28v8zM216 168v-8h28v8z') +
      rowboat(160, 162, 44),
  },
  // Laxmi Vilas palace: long arcades, a tall off-centre tower, many small domes.
  vadodara: {
    tone: 'dusk',
    drawing:
      towers(168, [
        [0, 26, 34],
        [30, 18, 48],
        [280, 18, 42],
        [300, 22, 28],
      ]) +
      roundDome(206, 112, 36) +
      mirror(160, dome(72, 120, 24)) +
      block(108, 120, 30, 62) +
      block(108, 58, 36, 5, 't b') +
      block(108, 53, 22, 16) +
      chhatri(108, 37, 20, 26) +
      arcade(101, 84, 7, 16, 2, 14, 'f') +
      arcade(101, 112, 7, 16, 2, 14, 'a') +
      path('t y', 'M52 168v-48h216v48z') +
      path('t b', 'M48 120v-5h224v5z') +
      arcade(63, 160, 10, 20, 5, 15, 'f') +
      arcade(197, 160, 10, 20, 5, 15, 'f') +
      windows(59, 126, 5, 1, 15, 0, 8, 7, 'b') +
      windows(193, 126, 5, 1, 15, 0, 8, 7, 'b') +
      path('t y', 'M136 168v-62h48v62z') +
      path('t b', 'M132 106v-5h56v5z') +
      mirror(160, chhatri(140, 101, 13, 20)) +
      dome(160, 101, 26) +
      arch(160, 160, 24, 34, 't f') +
      arcade(146, 122, 7, 11, 3, 14, 'a') +
      path('t b', 'M126 168v-4h4v-4h60v4h4v4z') +
      tree(24, 168, 11) +
      tree(298, 168, 12),
  },
  // A city gate with a clock tower, as at Raiya and Bedi naka.
  rajkot: {
    tone: 'day',
    drawing:
      towers(168, [
        [6, 30, 50],
        [40, 20, 72],
        [244, 22, 66],
        [270, 34, 44],
      ]) +
      dome(160, 40, 34, 't a') +
      block(160, 76, 36, 34) +
      block(160, 42, 42, 4, 't b') +
      clock(160, 59, 11) +
      block(160, 106, 52, 28) +
      block(160, 79, 58, 4, 't b') +
      arcade(144, 104, 9, 19, 3, 16, 'f') +
      mirror(160, chhatri(114, 104, 24, 34)) +
      path('t y', 'M94 168v-64h132v64z') +
      path('t b', 'M90 116v-5h140v5z') +
      arch(160, 168, 40, 48, 't f') +
      arch(160, 168, 26, 38, 'i') +
      mirror(
        160,
        arch(114, 168, 20, 36, 't f') + path('a', 'M132 122h6v6h-6zM100 120h6v5h-6zM121 120h6v5h-6z'),
      ) +
      tree(64, 168, 13) +
      tree(262, 168, 11),
  },
  // Akshardham: carved pink stone on a stepped plinth.
  gandhinagar: {
    tone: 'dawn',
    drawing:
      towers(168, [
        [2, 22, 36],
        [26, 20, 26],
        [276, 20, 30],
        [298, 20, 40],
      ]) +
      mirror(160, tree(40, 168, 12) + tree(62, 168, 9)) +
      shikhara(160, 118, 52, 84, 't y') +
      mirror(160, shikhara(126, 118, 28, 52)) +
      mirror(160, roundDome(100, 116, 28, 't e', 17)) +
      path('t y', 'M84 150v-34h152v34z') +
      path('t e', 'M80 118v-5h160v5z') +
      roundDome(160, 113, 40, 't e', 24) +
      columns(89, 148, 5, 26, 5, 11) +
      columns(182, 148, 5, 26, 5, 11) +
      path('t y', 'M138 150v-30h44v30z') +
      path('t e', 'M134 122l26-14 26 14z') +
      roundArcade(147, 150, 8, 20, 3, 13, 'f') +
      steps(160, 168, 180, 3, 6, 9, 't b') +
      path('t c', 'M140 168l6-18h28l6 18z') +
      path('t', 'M142 162h36M144 156h32'),
  },
}
