import type { Tone } from '../frame.ts'
import {
  arch,
  columns,
  dome,
  hills,
  merlons,
  mirror,
  path,
  roundArcade,
  shikhara,
  towers,
  water,
  windows,
} from './parts.ts'

/** Skylines of Telangana by city id. */
export const telanganaCities: Record<string, { tone: Tone; drawing: string }> = {
  hyderabad: {
    tone: 'dusk',
    drawing: [
      path('x', 'M0 168v-44h22v-10q22-36 44 0v10h24v44zM238 168v-34h14v-8q14-24 28 0v8h40v34z'),
      path('x', 'M10 168V92h6v76zM78 168V92h6v76zM296 168v-64h6v64z'),
      towers(168, [
        [94, 14, 40],
        [218, 16, 52],
      ]),
      path('t y', 'M116 168V82h92v86z'),
      path('t b', 'M112 82h100v-5H112zM116 104h92v-4h-92z'),
      roundArcade(129, 100, 8, 14, 6, 13.2, 'f'),
      path('t y', 'M122 77V66h80v11z'),
      roundArcade(130, 77, 6, 8, 7, 10.7, 'f'),
      merlons(124, 66, 76, 10, 'y'),
      path('t f', 'M136 168v-56h52v56z'),
      arch(162, 168, 42, 52),
      mirror(
        162,
        path('t y', 'M104 168V48h16v120z') +
          path('t b', 'M100 112h24v-5h-24zM101 82h22v-5h-22zM102 62h20v-4h-20zM102 48h20v-4h-20z') +
          path('f', 'M110 104v-14h4v14zM110 75v-9h4v9zM109 140v-18h6v18z') +
          dome(112, 44, 21, 't y'),
      ),
      path('t', 'M138 168v-28q4-16 24-26M186 168v-28q-4-16-24-26'),
      path('t e', 'M40 168v-10h30v10zM36 158l5-8h28l5 8zM250 168v-10h30v10zM246 158l5-8h28l5 8z'),
      path('a', 'M46 164h18v-3H46zM256 164h18v-3h-18z'),
    ].join(''),
  },
  warangal: {
    tone: 'dawn',
    drawing: [
      path('x', 'M0 168v-30q14-24 40-20q16-26 44-14q22 4 28 30h96q8-34 40-34q30-8 44 20q16 4 28 16v32z'),
      path('y', 'M28 168v-22h5v-6h26v6h5v22zM262 168v-24h5v-8h24v8h5v24z'),
      columns(32, 168, 4, 20, 3, 12, 'f'),
      columns(266, 168, 4, 20, 3, 11, 'f'),
      mirror(
        160,
        path('t y', 'M110 168v-90h12v90zM104 168v-8h24v8zM106 132h20v-6h-20zM106 104h20v-6h-20z') +
          path('t y', 'M122 104q14 0 20 14l8 2q-4-26-28-32z') +
          path('t y', 'M110 104q-14 0-20 14l-8 2q4-26 28-32z') +
          path('t e', 'M100 30q-6-12 4-14q6 0 6 6h8q0 8-6 8zM134 30q-4-8 2-10q5 0 5 4h6q0 6-5 6z') +
          path('f', 'M113 122h6v-12h-6zM113 156h6v-18h-6z') +
          path('t a', 'M82 66h8v10q-4 5-8 0zM136 66h8v10q-4 5-8 0z'),
      ),
      path('t y', 'M106 84V38h20v46zM194 84V38h20v46zM150 84V38h20v46z'),
      path('t b', 'M78 66V56h164v10zM84 40V30h152v10z'),
      path('t y', 'M104 84h112v-8H104z'),
      path('a', 'M112 53h8v-9h-8zM156 53h8v-9h-8zM200 53h8v-9h-8z'),
      path('t', 'M92 61h20M124 61h26M170 61h26M208 61h20M98 35h124'),
      path('t b', 'M92 168v-5h42v5zM186 168v-5h42v5z'),
    ].join(''),
  },
  nizamabad: {
    tone: 'day',
    drawing: [
      hills(168, [
        [40, 44],
        [250, 60],
      ]),
      path('t b', 'M46 168q8-26 30-30l22-24h114l24 26q26 4 38 28z'),
      path('t', 'M94 168q4-22 22-30M236 168q-6-20-20-26M150 150q10-8 22-4M186 160q8-6 18-3'),
      path('t y', 'M92 116V92h136v24z'),
      merlons(92, 92, 136, 14, 't y'),
      mirror(
        160,
        path('t y', 'M84 126l3-44h26l3 44zM62 148l2-28h20l2 28z') +
          merlons(87, 82, 26, 4, 't y') +
          merlons(64, 120, 20, 3, 't y') +
          path('t', 'M86 94h28M63 130h22') +
          path('f', 'M97 100h6v10h-6z'),
      ),
      shikhara(160, 92, 34, 68),
      path('t b', 'M140 92V74l20-12 20 12v18z'),
      arch(160, 92, 12, 20),
      arch(160, 116, 16, 22),
      path('t', 'M152 168q-16-10 4-20q22-10 4-32'),
      path('t a', 'M16 168q14-30 28 0zM40 168q10-22 20 0zM258 168q16-34 32 0zM286 168q10-22 20 0z'),
      path('t f', 'M62 168v-12q6-5 12 0v12zM242 168v-12q6-5 12 0v12z'),
    ].join(''),
  },
  karimnagar: {
    tone: 'dusk',
    drawing: [
      hills(150, [
        [60, 66],
        [170, 40],
        [280, 56],
      ]),
      path('x', 'M40 102V88h5v4h7v-8h6v8h12v-12h6v12h8v14z'),
      water(146),
      mirror(
        160,
        path(
          't',
          'M96 36L8 134M96 46L28 134M96 56L48 134M96 68L68 134M104 36L156 134M104 46L146 134M104 56L134 134M104 68L122 134',
        ) +
          path('t y', 'M92 168l4-146h8l4 146z') +
          path('t e', 'M94 44h12v-6H94z') +
          path('t a', 'M96 22h8l-4-8z') +
          path('t b', 'M84 168v-8h32v8z'),
      ),
      path('t b', 'M-2 142v-8h324v8z'),
      path(
        't',
        'M-2 130h324M20 134v-4M44 134v-4M68 134v-4M130 134v-4M160 134v-4M190 134v-4M252 134v-4M276 134v-4M300 134v-4',
      ),
      path('t e', 'M138 134v-12h30v12zM236 134v-8l4-4h12l6 4v8z'),
      windows(142, 125, 3, 1, 8.5, 0, 5, 4, 'c'),
      path('t c', 'M150 163h22l-4 5h-14z'),
      path('t a', 'M156 163v-13q10 5 10 13z'),
    ].join(''),
  },
}
