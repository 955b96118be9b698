import type { Tone } from '../frame.ts'
import { arcade, arch, merlons, mirror, path, roundDome, shikhara, tree, water } from './parts.ts'
import { clock, gleams, mountains, pine, taper } from './parts-more.ts'

/** City scenes of Uttarakhand, Himachal Pradesh and Jammu and Kashmir by city id. */
export const himalayaCities: Record<string, { tone: Tone; drawing: string }> = {
  // The six-faced clock tower below the Mussoorie ridge.
  dehradun: {
    tone: 'dawn',
    drawing:
      mountains(168, [
        [0, 70],
        [40, 92],
        [84, 66],
        [140, 100],
        [196, 74],
        [250, 112],
        [300, 80],
        [322, 90],
      ]) +
      pine(60, 168, 44) +
      pine(84, 168, 32) +
      pine(262, 168, 48) +
      pine(238, 168, 34) +
      taper(160, 38, 40, 0, 22, 't e') +
      path('t', 'M160 16V6') +
      path('t c', 'M138 74V38h44v36z') +
      path('t b', 'M138 74V38l8 0v36zM174 74V38h8v36z') +
      path('t y', 'M132 42v-5h56v5zM132 78v-5h56v5z') +
      clock(160, 57, 12) +
      path('t c', 'M142 140V78h36v62z') +
      path('t y', 'M142 140V78h7v62zM171 140V78h7v62z') +
      arcade(160, 104, 12, 20, 1, 0, 'a') +
      arcade(160, 134, 12, 20, 1, 0, 'y') +
      path('t y', 'M132 144v-6h56v6z') +
      path('t c', 'M136 168v-24h48v24z') +
      arch(160, 168, 18, 20, 't a') +
      path('t b', 'M104 168q4-10 20-10h72q16 0 20 10z') +
      path('a', 'M116 158l4-6 4 6zM130 158l4-6 4 6zM182 158l4-6 4 6zM196 158l4-6 4 6z'),
  },
  // Christ Church on the Ridge.
  shimla: {
    tone: 'day',
    drawing:
      mountains(
        168,
        [
          [0, 84],
          [36, 112],
          [80, 82],
          [122, 98],
          [190, 90],
          [236, 126],
          [280, 96],
          [322, 112],
        ],
        100,
      ) +
      pine(44, 168, 70) +
      pine(70, 168, 48) +
      pine(272, 168, 66) +
      pine(296, 168, 46) +
      path('t f', 'M150 158v-46l40-30 40 30v46z') +
      path('t e', 'M142 116l48-38 48 38-4 5-44-34-44 34z') +
      path('t y', 'M170 146v-26q20-24 40 0v26z') +
      path('t', 'M183 146v-34M197 146v-34M170 130h40') +
      path('t f', 'M98 158V62h44v96z') +
      mirror(120, taper(101, 62, 9, 0, 20, 't e')) +
      taper(120, 62, 26, 0, 40, 't e') +
      path('t', 'M120 22V10M116 14h8') +
      path('t y', 'M94 66v-5h52v5zM94 100v-4h52v4z') +
      clock(120, 81, 9.5) +
      path('t y', 'M113 126v-12q7-14 14 0v12z') +
      path('t y', 'M110 158v-18q10-14 20 0v18z') +
      path('t f', 'M230 158v-28h14v28zM142 158v-30h10v30z') +
      path('t b', 'M30 168v-10h256v10z') +
      path('t', 'M40 158v-10M62 158v-10M84 158v-10M34 148h56M252 158v-10M274 158v-10M246 148h34'),
  },
  // A shikara on Dal lake, houseboats and the snow beyond.
  srinagar: {
    tone: 'dawn',
    drawing:
      mountains(
        134,
        [
          [0, 46],
          [44, 66],
          [96, 50],
          [150, 98],
          [196, 64],
          [246, 108],
          [290, 70],
          [322, 84],
        ],
        80,
        'sun',
      ) +
      path(
        'd',
        'M0 132q12-20 24 0zM284 132q2-34 8-34t8 34zM300 132q2-40 8-40t8 40zM270 132q2-28 7-28t7 28z',
      ) +
      water(130) +
      path('t y', 'M158 140v-32h132v32z') +
      path('t e', 'M150 110l12-12h122l14 12z') +
      path('t b', 'M146 146v-7h156l-6 9H152z') +
      arcade(172, 134, 11, 18, 4, 18, 'f') +
      arcade(252, 138, 11, 22, 2, 20, 'a') +
      path('t e', 'M14 146q20 12 60 12h70q40 0 74-16-10 24-54 24H72q-40 0-58-20z') +
      path('t', 'M84 158v-36M112 158v-36M140 158v-36') +
      path('t f', 'M84 158v-12h56v12z') +
      path('e', 'M86 126q8 14 2 30h-3v-30zM138 126q-8 14-2 30h3v-30z') +
      path('t a', 'M72 124q8-16 40-16t40 16z') +
      path('t y', 'M72 124h80l-5 6-5-6-5 6-5-6-5 6-5-6-5 6-5-6-5 6-5-6-5 6-5-6-5 6-5-6-5 6z') +
      path('l', 'M48 120l-8 34') +
      path('t a', 'M40 152q-8 6-4 14 8-2 8-12z') +
      gleams([
        [230, 158, 30],
        [264, 164, 34],
      ]),
  },
  // Raghunath temple, Bahu fort on the hill above the Tawi.
  jammu: {
    tone: 'dusk',
    drawing:
      mountains(168, [
        [0, 60],
        [60, 92],
        [110, 70],
        [180, 104],
        [230, 84],
        [322, 66],
      ]) +
      path('x', 'M248 100V68h14v8h30v-8h14v34z') +
      merlons(248, 69, 14, 3, 'x') +
      merlons(292, 69, 14, 3, 'x') +
      shikhara(150, 122, 46, 104, 't e') +
      mirror(150, shikhara(112, 122, 30, 70) + shikhara(80, 122, 24, 50, 't e')) +
      path('t f', 'M60 156v-34h180v34z') +
      path('t y', 'M54 124v-6h192v6z') +
      arcade(74, 152, 11, 20, 4, 16, 'y') +
      arcade(178, 152, 11, 20, 4, 16, 'y') +
      path('t e', 'M128 156v-48h44v48z') +
      roundDome(150, 106, 34, 't a', 12) +
      path('t y', 'M122 110v-5h56v5z') +
      arch(150, 156, 24, 34, 't f') +
      arch(150, 156, 14, 24) +
      path('t b', 'M44 168v-6h6v-6h200v6h6v6z') +
      tree(284, 168, 12) +
      tree(24, 168, 10),
  },
}
