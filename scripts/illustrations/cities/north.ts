import type { Tone } from '../frame.ts'
import {
  arcade,
  arch,
  chhatri,
  dome,
  hills,
  metro,
  mirror,
  path,
  roundDome,
  towers,
  tree,
  viaduct,
  water,
  windows,
} from './parts.ts'
import { block, clock, taper } from './parts-more.ts'

/** City scenes of Punjab, Chandigarh and Haryana by city id. */
export const northCities: Record<string, { tone: Tone; drawing: string }> = {
  // The brick clock tower; hosiery mills behind.
  ludhiana: {
    tone: 'day',
    drawing:
      path(
        'x',
        'M4 168v-34l18-14v14l18-14v14l18-14v14l18-14v48zM236 168v-36l18-14v14l18-14v14l18-14v14l18-14v50z',
      ) +
      path('x', 'M84 168l3-80h8l3 80zM220 168l3-64h8l3 64z') +
      roundDome(160, 30, 22, 't a') +
      mirror(160, taper(140, 42, 9, 0, 18)) +
      block(160, 40, 30, 12) +
      block(160, 70, 48, 28, 't e') +
      block(160, 44, 56, 5, 't y') +
      clock(160, 57, 10.5) +
      block(160, 106, 44, 36, 't e') +
      block(160, 74, 54, 5, 't y') +
      arcade(147, 102, 8, 22, 3, 13, 'f') +
      block(160, 140, 48, 34, 't e') +
      block(160, 110, 56, 5, 't y') +
      arcade(149, 136, 11, 20, 2, 22, 'f') +
      block(160, 168, 64, 28, 't e') +
      block(160, 143, 72, 5, 't y') +
      arch(160, 168, 20, 22, 't f') +
      path('y', 'M132 150h6v14h-6zM182 150h6v14h-6z') +
      path('t y', 'M104 168v-6h112v6z') +
      tree(80, 168, 11) +
      tree(242, 168, 12),
  },
  // The Golden Temple in its tank.
  amritsar: {
    tone: 'dusk',
    drawing:
      towers(140, [
        [0, 84, 26],
        [236, 84, 26],
      ]) +
      path(
        'x',
        'M10 114v-30h12v30zM6 84a10 12 0 0 1 20 0zM298 114v-30h12v30zM294 84a10 12 0 0 1 20 0zM50 114a14 14 0 0 1 28 0zM244 114a14 14 0 0 1 28 0z',
      ) +
      water(138) +
      path('t c', 'M-4 150v-8h116v8z') +
      path('t', 'M8 142v-10M28 142v-10M48 142v-10M68 142v-10M88 142v-10M0 134h104') +
      dome(160, 74, 50, 't a') +
      path('t', 'M150 72q-4-18 10-34M170 72q4-18-10-34') +
      mirror(160, chhatri(124, 88, 19, 30, 't a')) +
      path('t a', 'M132 90V74h56v16z') +
      path('t a', 'M108 118V88h104v30z') +
      path('t y', 'M102 92v-4h116v4zM102 120v-4h116v4z') +
      arcade(120, 112, 9, 17, 6, 16, 'f') +
      arcade(140, 86, 6, 9, 4, 13.5, 'f') +
      path('t c', 'M106 150v-30h108v30z') +
      arcade(120, 146, 9, 18, 2, 18, 'y') +
      arcade(182, 146, 9, 18, 2, 18, 'y') +
      arch(160, 150, 20, 26, 't a') +
      arch(160, 150, 10, 17) +
      path('t b', 'M98 154v-5h124v5z') +
      path('a', 'M116 158h88v2h-88zM126 163h68v2h-68zM146 165.500h28v1.500h-28z'),
  },
  // The Open Hand, the Assembly and the Shivaliks behind.
  chandigarh: {
    tone: 'dawn',
    drawing:
      hills(168, [
        [20, 50],
        [120, 64],
        [230, 78],
        [310, 56],
      ]) +
      path('x', 'M4 168v-44q40 14 86-8v10H82v42zM28 150l9-70h24l9 70z') +
      path('t y', 'M150 160l6-42h8l6 42z') +
      path(
        't a',
        'M148 116C122 114 106 100 96 76c-3-8 6-12 10-5 7 13 18 20 31 22L130 42c-1-9 11-11 13-2l5 38 3-50c1-9 13-9 14 0l2 50 7-44c2-9 14-7 13 2l-6 46c11-3 21-9 31-20 6-6 14 1 9 8-16 28-36 44-61 46z',
      ) +
      path('t', 'M148 78l1 12M167 78l-1 12M181 82l-3 10M137 93q12 4 16 14') +
      path('t b', 'M148 122v-8h24v8z') +
      path('t b', 'M62 168l14-16h168l14 16z') +
      path('t y', 'M112 168l6-16h84l6 16z') +
      path('t', 'M114 164h92M116 158h88') +
      path('t c', 'M230 152v-18h30l8 6v12zM66 152v-10h24v10z') +
      tree(292, 168, 12) +
      tree(24, 168, 10),
  },
  // Glass office towers and the rapid metro.
  gurgaon: {
    tone: 'dusk',
    drawing:
      towers(168, [
        [0, 26, 70],
        [30, 16, 96],
        [108, 24, 112],
        [220, 20, 84],
        [286, 34, 64],
      ]) +
      path('t y', 'M52 150V62l48-30v118z') +
      path('t', 'M60 150V57M68 150V52M76 150V47M84 150V42M92 150V37') +
      path('a', 'M52 84l48-14v6L52 90zM52 112l48-8v6l-48 8z') +
      path('t g', 'M118 150V60a28 28 0 0 1 56 0v90z') +
      path('f', 'M119 62h54v4h-54zM119 76h54v4h-54zM119 90h54v4h-54zM119 104h54v4h-54zM119 118h54v4h-54z') +
      path('t b', 'M184 150V44h34v106z') +
      path('t y', 'M184 44l34-16v16z') +
      windows(189, 52, 3, 6, 9, 12, 6, 7, 'y') +
      path('t y', 'M228 150V84q26-18 62-10v76z') +
      path('t', 'M228 94q28-14 62-8M228 106q28-10 62-6M228 118q28-6 62-4') +
      path('a', 'M240 150V92l8-3v61zM264 150V86h8v64z') +
      viaduct(-4, 168, 328, 146, 66) +
      metro(96, 146, 4),
  },
  // Raja Nahar Singh palace, dressed for the Surajkund fair, above the old stepped pool.
  faridabad: {
    tone: 'day',
    drawing:
      towers(168, [
        [2, 22, 60],
        [28, 18, 42],
        [270, 18, 54],
        [294, 24, 72],
      ]) +
      mirror(160, chhatri(76, 92, 22, 32, 't a') + chhatri(112, 92, 16, 24)) +
      chhatri(160, 74, 30, 38, 't a') +
      path('t e', 'M62 150V92h196v58z') +
      path('t y', 'M54 96l6-8h200l6 8zM56 124l4-6h200l4 6z') +
      arcade(76, 116, 10, 16, 4, 15, 'f') +
      arcade(199, 116, 10, 16, 4, 15, 'f') +
      arcade(76, 148, 10, 19, 4, 15, 'y') +
      arcade(199, 148, 10, 19, 4, 15, 'y') +
      path('t e', 'M134 150V76h52v74z') +
      path('t y', 'M128 80l6-8h52l6 8z') +
      arcade(146, 100, 9, 15, 3, 14, 'f') +
      arch(160, 150, 34, 42, 't f') +
      arch(160, 150, 20, 30) +
      path('t b', 'M28 168q10-20 30-20h204q20 0 30 20z') +
      path('t', 'M40 158q10-6 24-6h192q14 0 24 6M34 164q12-8 30-8h192q18 0 30 8') +
      path('t', 'M24 108q56 26 136 0 80 26 136 0') +
      path('a', 'M44 115l10 2-6 9zM100 119l10-1-5 10zM206 117l10 2-6 9zM262 119l10-2-4 10z') +
      path('d', 'M72 119l10 1-6 9zM128 115l10-2-4 10zM182 114l10 2-6 9zM236 120l10-1-5 10z'),
  },
}
