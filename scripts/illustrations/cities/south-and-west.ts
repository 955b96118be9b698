import type { Tone } from '../frame.ts'
import { columns, hills, mirror, palm, path, roundArcade, towers, tree, water } from './parts.ts'
import { gleams, rowboat } from './parts-more.ts'

/** City scenes of Goa, Chhattisgarh and Puducherry by city id. */
export const southAndWestCities: Record<string, { tone: Tone; drawing: string }> = {
  // The church of Our Lady of the Immaculate Conception above its zigzag stairs.
  panaji: {
    tone: 'dusk',
    drawing:
      hills(168, [
        [30, 50],
        [160, 66],
        [290, 56],
      ]) +
      path('t c', 'M138 66V46q0-16 22-22 22 6 22 22v20z') +
      path('t', 'M160 24V8M154 14h12') +
      path('t b', 'M150 60V46a10 10 0 0 1 20 0v14z') +
      path('t a', 'M154 56q2-4 2-8a4 4 0 0 1 8 0q0 4 2 8z') +
      path('t c', 'M126 122V72q10-8 34-8t34 8v50z') +
      path('t c', 'M94 122V76h32v46zM194 122V76h32v46z') +
      path('t b', 'M90 78v-5h40v5zM190 78v-5h40v5zM92 100v-4h136v4z') +
      mirror(
        160,
        path('t c', 'M98 73q0-15 12-15t12 15z') +
          path('t', 'M110 58V46M106 50h8') +
          roundArcade(110, 94, 11, 14, 1, 0, 'g') +
          roundArcade(110, 121, 12, 18, 1, 0, 'g'),
      ) +
      roundArcade(142, 94, 11, 16, 3, 18, 'g') +
      roundArcade(142, 121, 10, 16, 2, 36, 'g') +
      roundArcade(160, 122, 15, 20, 1, 0, 't a') +
      path('t b', 'M80 128v-6h160v6z') +
      path('t b', 'M84 168v-40h152v40z') +
      mirror(160, path('t c', 'M150 128h20l50 9v4l-50 9h-20l50-11zM150 148h20l50 9v4l-38 7h-40l58-9z')) +
      path('t b', 'M138 153v-8h44v8zM142 168v-6h36v6z') +
      palm(58, 168, 74, -6) +
      palm(36, 168, 52, -6) +
      palm(262, 168, 80, 6) +
      palm(288, 168, 56, 8),
  },
  // The seated Vivekananda on the island of Budha Talab.
  raipur: {
    tone: 'day',
    drawing:
      towers(140, [
        [4, 26, 40],
        [34, 16, 58],
        [54, 20, 34],
        [238, 18, 46],
        [260, 24, 66],
        [290, 26, 42],
      ]) +
      tree(72, 142, 10) +
      tree(250, 142, 11) +
      tree(276, 142, 8) +
      water(140) +
      path('t d', 'M70 160q10-14 40-14h100q30 0 40 14z') +
      path('t b', 'M104 150v-8h112v8zM114 142v-10h92v10z') +
      path('t y', 'M122 132v-18h76v18z') +
      path('a', 'M132 119h56v8h-56z') +
      path('t a', 'M112 114q-2-14 20-18 8-4 8-20 2-18 20-18t20 18q0 16 8 20 22 4 20 18z') +
      path('t', 'M132 96q28 14 56 0M122 108q38 10 76 0M150 60q12 14 8 40M178 70q-6 18-2 26') +
      path('t f', 'M146 108q14-8 28 0-14 8-28 0zM149 46h22q1 14-7 17v4h-8v-4q-8-3-7-17z') +
      path('t e', 'M145 50q-3-22 15-24 18 2 15 24-4-8-15-8t-15 8z') +
      path('t', 'M149 42q10-14 20-10') +
      path('t b', 'M-4 154v-6h92v6z') +
      path('t', 'M6 148v-8M26 148v-8M46 148v-8M66 148v-8M0 140h76') +
      path('t', 'M284 164v-26M284 140q-14-4-18 24M284 140q14-4 18 24M284 146q-6-2-8 18M284 146q6-2 8 18') +
      rowboat(52, 164, 30) +
      gleams([
        [104, 163, 44],
        [176, 164, 40],
      ]),
  },
  // A French villa on the promenade and the old lighthouse.
  puducherry: {
    tone: 'dawn',
    drawing:
      towers(156, [
        [0, 22, 40],
        [276, 20, 44],
        [298, 24, 30],
      ]) +
      path('t c', 'M246 156l5-98h18l5 98z') +
      path('e', 'M248 118l1-18h22l1 18zM249.500 86l1-14h19l1 14z') +
      path('t y', 'M242 58v-5h36v5z') +
      path('t a', 'M252 53V38h16v15z') +
      path('t y', 'M249 38q11-14 22 0zM260 30v-8') +
      path('t a', 'M46 156V78h184v78z') +
      path('t c', 'M40 80v-7h196v7zM42 118v-5h192v5z') +
      path('t c', 'M110 73l28-20 28 20z') +
      path('y', 'M134 62h8v7h-8z') +
      mirror(
        138,
        roundArcade(62, 108, 14, 24, 2, 25, 't c') +
          path('t y', 'M55 108V86h7v22zM80 108V86h7v22z') +
          roundArcade(62, 154, 14, 28, 2, 25, 't c') +
          path('t y', 'M62 154v-26h7v26zM87 154v-26h7v26z'),
      ) +
      roundArcade(138, 110, 20, 28, 1, 0, 't c') +
      path('t', 'M138 110V82M128 96h20') +
      mirror(138, columns(106, 156, 7, 76, 1, 0, 't c')) +
      path('t c', 'M104 112v-8h68v8z') +
      path('t', 'M112 112v-8M120 112v-8M128 112v-8M138 112v-8M148 112v-8M156 112v-8M164 112v-8') +
      path('t y', 'M126 156v-26a12 12 0 0 1 24 0v26z') +
      path('t', 'M138 156v-38') +
      path('t e', 'M34 156q-4-12 6-14 4-10 12-2 8 4 2 16zM222 156q-4-12 6-14 4-10 12-2 8 4 2 16z') +
      path('t b', 'M-4 162v-6h328v6z') +
      path('t f', 'M12 156v-14M30 156v-14M294 156v-14M312 156v-14') +
      palm(18, 156, 74, 6) +
      palm(302, 156, 62, -4) +
      water(160),
  },
}
