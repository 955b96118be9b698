import type { Tone } from '../frame.ts'
import {
  arcade,
  arch,
  chimney,
  columns,
  flag,
  gopuram,
  hills,
  merlons,
  mirror,
  palm,
  path,
  roundArcade,
  steps,
  towers,
  tree,
  windows,
} from './parts.ts'

/** Three-bladed wind turbine of height `h` at `x`, with the ground at `y`. */
function turbine(x: number, y: number, h: number): string {
  const top = y - h
  const s = h * 0.4
  return (
    path('t c', `M${x - 2} ${y}l1.5-${h}h1l1.5 ${h}z`) +
    path('t c', `M${x} ${top}l3-${s}l-4 2zM${x} ${top}l${s} ${s / 2}l-1-4zM${x} ${top}l-${s} ${s / 2}l3 2z`)
  )
}

/** Skylines of Tamil Nadu by city id. */
export const tamilNaduCities: Record<string, { tone: Tone; drawing: string }> = {
  chennai: {
    tone: 'day',
    drawing: [
      towers(168, [
        [2, 18, 72],
        [292, 20, 84],
      ]),
      path('x', 'M22 168l10-78h4l2-6h12l2 6h4l8 78zM262 168V96h-3v-8h4l5-12 5 12h4v8h-3v72z'),
      mirror(
        164,
        path('t e', 'M56 168v-62h28v62zM84 168v-46h58v46z') +
          path('t b', 'M52 106h36v-5H52zM84 122h58v-4H84z') +
          path('t y', 'M56 101l14-26 14 26z') +
          path('t', 'M70 75v-8') +
          roundArcade(64, 128, 7, 17, 2, 12, 'f') +
          roundArcade(70, 168, 14, 30, 1, 0) +
          roundArcade(93, 140, 7, 14, 4, 12, 'f') +
          roundArcade(94, 168, 8, 20, 4, 12) +
          path('t y', 'M96 118l10-12 10 12zM118 118l10-12 10 12z'),
      ),
      path('t e', 'M140 168V74h48v94z'),
      path('t b', 'M136 110h56v-5h-56zM136 74h56v-6h-56z'),
      mirror(164, path('t y', 'M137 68v-12l4-12 4 12v12z')),
      path('t y', 'M146 68V56h36v12zM146 56l18-34 18 34z'),
      path('t', 'M164 22V10'),
      '<circle class="t c" cx="164" cy="90" r="11"/>',
      path('t', 'M164 83v7l5 3'),
      roundArcade(151, 136, 8, 20, 3, 13, 'f'),
      roundArcade(164, 168, 24, 27, 1, 0),
      path('t f', 'M134 142h60l-5-6h-50z'),
      palm(30, 168, 56, -4),
      palm(302, 168, 60, 4),
    ].join(''),
  },
  coimbatore: {
    tone: 'dawn',
    drawing: [
      path('x', 'M0 168V96l34-22 30 18 34-40 38 34 40-28 36 30 40-38 36 26 32-14v106z'),
      turbine(44, 168, 96),
      turbine(84, 168, 74),
      path('t b', 'M70 168q20-14 36-38q20-30 52-36h40q24 6 36 34q14 26 40 40z'),
      path('t', 'M124 156q0-10 8-14M240 164q-2-14-12-20M142 114q8-8 18-10'),
      path('t f', 'M169 168l11-72h16l11 72z'),
      path('t', 'M170 160h36M172 151h32M173 142h30M175 133h26M176 124h24M177 115h22M179 106h18'),
      path('t y', 'M138 96V82h24v14zM212 96V84h18v12z'),
      path('t a', 'M138 82q12-14 24 0zM212 84q9-11 18 0z'),
      arch(150, 96, 8, 10),
      gopuram(188, 98, 42, 84, 5),
      path('t y', 'M246 168v-30l13-10v10l13-10v10l13-10v10l13-10v40z'),
      windows(250, 146, 4, 1, 12, 0, 8, 6, 'a'),
      path('i', 'M266 168v-10h12v10z'),
      chimney(308, 168, 13, 84),
      tree(104, 168, 8),
      palm(16, 168, 44, 4),
      palm(232, 168, 38, -3),
    ].join(''),
  },
  madurai: {
    tone: 'dusk',
    drawing: [
      path('x', 'M8 168l7-66h22l7 66zM17 102q9-14 18 0zM276 168l7-72h22l7 72zM285 96q9-14 18 0z'),
      gopuram(92, 150, 62, 108, 6),
      gopuram(198, 150, 74, 134, 7),
      path('t y', 'M120 150v-26h42v26z'),
      path('t b', 'M116 124h50v-5h-50z'),
      columns(124, 150, 4, 22, 4, 10, 'f'),
      path('t a', 'M130 119q11-18 22 0zM141 110v-6'),
      path('t y', 'M236 150v-22h62v22zM22 150v-20h40v20z'),
      path('t b', 'M232 128h70v-5h-70zM18 130h48v-5H18z'),
      columns(242, 150, 4, 18, 5, 12, 'f'),
      columns(28, 150, 4, 16, 3, 12, 'f'),
      steps(160, 166, 304, 3, 5.5, 9),
      path('w', 'M50 168v-8h220v8z'),
      path('t', 'M50 168v-8h220v8M70 164h24M226 164h18'),
      path('t a', 'M152 165q8-14 16 0q-8 3-16 0zM148 164q2-7 8-7M172 164q-2-7-8-7'),
    ].join(''),
  },
  tiruchirappalli: {
    tone: 'dawn',
    drawing: [
      hills(168, [
        [30, 24],
        [270, 34],
      ]),
      path('x', 'M10 168l5-52h16l5 52zM16 116q7-10 14 0z'),
      path('t b', 'M74 168c4-26 16-30 18-52c2-24 18-42 44-46h46c26 0 36 18 40 42c4 22 18 30 22 56z'),
      path(
        't',
        'M98 134q10-22 12-40M222 146q-10-10-14-34M128 98q-6 16-18 24M192 88q8 12 8 24M176 76q6 10 4 22',
      ),
      path('t e', 'M120 168v-20h12v-14h14v-14h14v-14h12V92h12V72h14v26h-12v16h-14v14h-14v14h-14v26z'),
      path('t', 'M126 168v-14h12v-14h14v-14h14v-14h12V96h12'),
      path('t y', 'M128 70V54h64v16zM140 54V42h40v12z'),
      path('t b', 'M124 56h72v-4h-72zM136 42h48v-4h-48z'),
      columns(132, 70, 4, 13, 6, 10.5, 'f'),
      path('t a', 'M150 38q10-18 20 0z'),
      path('t', 'M160 29v-7'),
      flag(184, 38, 18),
      path('t y', 'M186 128v-18h34v18z'),
      path('t b', 'M182 110h42v-4h-42z'),
      roundArcade(192, 128, 6, 12, 3, 11, 'f'),
      path('t y', 'M22 168v-26h92v26zM206 168v-24h90v24z'),
      merlons(22, 142, 92, 9, 't y'),
      merlons(206, 144, 90, 9, 't y'),
      gopuram(84, 168, 34, 66, 4),
      arcade(34, 168, 9, 17, 2, 18, 'f'),
      arcade(222, 168, 9, 16, 4, 20, 'f'),
      palm(302, 168, 54, -4),
    ].join(''),
  },
  salem: {
    tone: 'day',
    drawing: [
      path('x', 'M0 168v-60q40-50 84-30q30-44 86-22q50-34 90 8q34-10 60 20v84z'),
      path('t y', 'M0 168v-22q40-34 84-16q36-60 92-52q60-6 84 36q36 2 60 34v20z'),
      path('l sa', 'M106 168q40-4 38-12t-30-10t-4-14q40 2 46-6t-22-12t4-12q26 0 34-6t4-14'),
      path('t b', 'M164 82v-8h34v8zM168 74l13-10 13 10z'),
      path('t d', 'M206 80l6-16 6 16zM144 86l5-13 5 13zM222 88l6-16 6 16z'),
      gopuram(236, 168, 56, 108, 5),
      path('t f', 'M178 168v-22h30v22zM264 168v-22h30v22z'),
      path('t e', 'M174 146h36v-5h-36zM262 146h36v-5h-36z'),
      roundArcade(185, 168, 6, 16, 2, 14, 'y'),
      roundArcade(272, 168, 6, 16, 2, 14, 'y'),
      path('t', 'M44 168v-26M44 150l-10-10M44 146l10-8'),
      path('t d', 'M18 138q-8-18 10-22q6-18 24-10q20-2 18 16q8 16-12 18q-24 6-40-2z'),
      path(
        't a',
        'M28 128q6-2 5 5q-1 6-6 4q-4-4 1-9zM46 134q6-2 5 5q-1 6-6 4q-4-4 1-9zM60 124q6-2 5 5q-1 6-6 4q-4-4 1-9zM42 114q6-2 5 5q-1 6-6 4q-4-4 1-9z',
      ),
      path('t e', 'M64 168v-8h28v8z'),
      path('a', 'M66 160q4-7 8 0q4-7 8 0q4-7 8 0z'),
      palm(308, 168, 54, -3),
    ].join(''),
  },
}
