import type { Tone } from '../frame.ts'
import { arch, chimney, hills, merlons, mirror, path, towers, tree, water, windows } from './parts.ts'
import { rowboat, taper } from './parts-more.ts'

/** Stepped pyramid roof of a Kalinga hall: `count` slabs from width `w` to a small crown, standing on `y`. */
function pidha(x: number, y: number, w: number, count: number, cls: string): string {
  const slab = (k: number) => {
    const half = Math.round((w / 2) * (1 - (0.75 * k) / count))
    return `M${x - half} ${y - k * 6}h${half * 2}l-4-6h${8 - half * 2}z`
  }
  const top = y - count * 6
  return (
    path(cls, Array.from({ length: count }, (_, k) => slab(k)).join('')) +
    path('t a', `M${x - 6} ${top}q6-12 12 0zM${x} ${top - 6}v-8`)
  )
}

/** City scenes of Bihar, Jharkhand and Odisha by city id. */
export const eastCities: Record<string, { tone: Tone; drawing: string }> = {
  // Golghar: the beehive granary with its stair to the top.
  patna: {
    tone: 'day',
    drawing:
      path('x', 'M0 132h320v6H0zM20 168v-30h6v30zM60 168v-30h6v30zM254 168v-30h6v30zM294 168v-30h6v30z') +
      towers(132, [
        [4, 18, 22],
        [280, 22, 30],
        [258, 14, 16],
      ]) +
      mirror(
        160,
        path(
          't f',
          'M160 168V46H168H179V47H189V51H199V57H208V65H216V74H224V85H230V97H236V110H240V123H243V138H245V153H246V168z',
        ),
      ) +
      path('t y', 'M84 168C84 108 116 56 160 50c44 6 76 58 76 118z') +
      path('t y', 'M148 50q0-12 12-12t12 12z') +
      path('t a', 'M160 38V22l14 5-14 5') +
      path('t', 'M89 136q71 14 142 0M99 106q61 12 122 0M116 78q44 10 88 0') +
      arch(160, 168, 26, 38, 't b') +
      arch(160, 168, 15, 28) +
      path('a', 'M155 114h10v8h-10zM155 88h10v7h-10zM118 148h9v8h-9zM193 148h9v8h-9z') +
      tree(46, 168, 14) +
      tree(72, 168, 9) +
      tree(276, 168, 13),
  },
  // Waterfalls over the plateau's edge, the Pahari temple on its hill.
  ranchi: {
    tone: 'dawn',
    drawing:
      hills(168, [
        [20, 40],
        [170, 70],
        [290, 84],
      ]) +
      path('t d', 'M-4 168v-16q40-8 58-42 14-22 35-22t35 22q18 40 62 58z') +
      path('t f', 'M72 168l11-78h12l11 78z') +
      path('t', 'M82 100h14M80 110h18M79 120h20M77 130h24M76 140h26M74 150h30M73 160h32') +
      path('t e', 'M72 92V74h34v18z') +
      path('t y', 'M66 76l8-8h30l8 8zM78 68q0-26 11-32 11 6 11 32z') +
      path('l', 'M112 84V20') +
      path('t a', 'M112 20l20 7-20 8') +
      arch(89, 92, 11, 14) +
      path('t y', 'M168 168v-26l12-10-4-30 16-8 2-18h130v92z') +
      path(
        't b',
        'M168 168v-26l12-10-4-30 16-8 2-18h16l-6 24 8 14-10 20 6 34zM298 168l6-30-10-18 10-18-6-26h26v92z',
      ) +
      path('t w', 'M212 76h30l-4 38h16l-6 38h-44l4-34h-8z') +
      path('t w', 'M262 76h26l-6 34 8 40h-32l6-36-6-6z') +
      path(
        't',
        'M220 82l-2 26M230 82l-2 34M216 122l-1 24M230 126l-2 20M240 122v14M270 82v26M279 82l-3 20M268 120v24M278 116l2 30',
      ) +
      path('w', 'M150 168q10-14 60-16h96q16 2 18 16z') +
      path('t b', 'M186 158q4-10 14-6 6-8 16-2 10-6 16 2 10-4 14 6zM256 158q4-10 14-6 10-6 16 2 10-2 12 4z') +
      tree(196, 76, 8) +
      tree(304, 76, 10) +
      tree(252, 76, 6),
  },
  // The steelworks; fountains of Jubilee Park in front.
  jamshedpur: {
    tone: 'dusk',
    drawing:
      hills(168, [
        [40, 66],
        [170, 82],
        [300, 60],
      ]) +
      chimney(40, 156, 16, 116) +
      chimney(68, 156, 14, 96) +
      chimney(274, 156, 16, 122) +
      path('x', 'M40 38q-14-8-4-16-12-12 8-18-4 10 6 16t-6 18zM274 32q-12-8-2-14-8-10 8-14 0 8 6 14t-8 14z') +
      path('t y', 'M86 156v-62a11 11 0 0 1 22 0v62zM112 156v-54a11 11 0 0 1 22 0v54z') +
      path('t', 'M86 112h22M112 118h22') +
      path('t y', 'M150 156l8-44-6-12 8-34h24l8 34-6 12 8 44z') +
      path('t e', 'M152 100h40l-5 12h-30z') +
      path('t y', 'M164 66V46h16v20z') +
      path('l', 'M172 46V30h30l52 108M202 30v-6') +
      path('t b', 'M202 30l52 108h10L208 30z') +
      path('t', 'M108 86l52-18M184 60h16') +
      path('t b', 'M196 156v-26l18-12v12l18-12v12l18-12v38z') +
      path('a', 'M204 138h8v8h-8zM222 138h8v8h-8zM238 138h8v8h-8zM166 128h12v28h-12z') +
      path('t b', 'M14 156v-28h46v28z') +
      windows(20, 134, 4, 1, 10, 0, 6, 9, 'a') +
      path('t d', 'M-4 168v-12q80-6 164-2t168-2v16z') +
      path('t w', 'M100 168q4-9 30-9h60q26 0 30 9z') +
      path('t', 'M160 162v-28M160 136q-14-4-20 22M160 136q14-4 20 22M160 142q-8-2-10 18M160 142q8-2 10 18') +
      tree(66, 166, 9) +
      tree(258, 166, 10) +
      tree(298, 166, 12),
  },
  // Lingaraj: the tall ribbed tower and its halls beside Bindu Sagar.
  bhubaneswar: {
    tone: 'dusk',
    drawing:
      towers(156, [
        [0, 24, 24],
        [280, 40, 22],
      ]) +
      path('x', 'M30 156q0-36 10-46h12q10 10 10 46zM286 134q0-26 8-34h8q8 8 8 34z') +
      path('t e', 'M92 152V110C92 74 102 52 112 40h36c10 12 20 34 20 70v42z') +
      path(
        't y',
        'M106 152V110c0-36 4-58 10-70h6c-4 20-4 44-4 70v42zM154 152V110c0-36-4-58-10-70h-6c4 20 4 44 4 70v42z',
      ) +
      path('t', 'M92 124h76M93 102h74M96 82h68M101 62h58') +
      path('t a', 'M108 40q0-10 22-10t22 10zM116 30q14-12 28 0zM130 24V8l14 5-14 5') +
      path('t y', 'M164 152v-36h52v36z') +
      pidha(190, 116, 62, 6, 't e') +
      path('t y', 'M214 152v-28h40v28z') +
      pidha(234, 124, 48, 4, 't e') +
      path('t y', 'M252 152v-20h28v20z') +
      pidha(266, 132, 34, 3, 't e') +
      arch(130, 152, 16, 24, 't f') +
      arch(190, 152, 14, 22, 't f') +
      arch(234, 152, 12, 18, 't f') +
      arch(266, 152, 9, 13, 't f') +
      path('t y', 'M62 152v-22h26v22z') +
      pidha(75, 130, 32, 3, 't e') +
      path('t b', 'M46 158v-6h244v6z') +
      water(158),
  },
  // The gate of Barabati fort at its moat, a boita as in Bali Jatra; floodlights of the stadium behind.
  cuttack: {
    tone: 'dawn',
    drawing:
      path(
        'x',
        'M232 150l3-84h4l3 84zM224 66v-14h26v14zM296 150l3-72h4l3 72zM288 78V64h26v14zM220 150q6-28 50-28t50 28z',
      ) +
      hills(152, [
        [20, 22],
        [120, 30],
      ]) +
      merlons(28, 111, 44, 6) +
      merlons(148, 111, 44, 6) +
      path('t y', 'M24 156v-46h172v46z') +
      taper(78, 156, 40, 32, 80) +
      taper(142, 156, 40, 32, 80) +
      merlons(62, 77, 32, 4) +
      merlons(126, 77, 32, 4) +
      path('t y', 'M92 156V84h36v72z') +
      path('t e', 'M88 86q6-14 22-14t22 14zM58 112h36l-2-8H60zM126 112h36l-2-8h-32z') +
      arch(110, 156, 28, 52, 't f') +
      arch(110, 156, 18, 40) +
      path('t', 'M30 124h28M40 138h20M30 150h16M166 124h28M174 138h16M166 150h24') +
      path('f', 'M74 120h7v10h-7zM139 120h7v10h-7z') +
      water(154) +
      path('t e', 'M192 144q-2-12 8-18 2 14 14 16h58q14-2 18-18 8 10 2 24-6 14-24 14h-52q-20 0-24-18z') +
      path('t c', 'M216 134V88q30-4 46 6-8 18 0 38z') +
      path('a', 'M216 104q26-3 43 3l-2 10q-18-6-41-4z') +
      path('t', 'M240 142V78M196 150h92') +
      path('t a', 'M240 78l-14 4 14 5') +
      rowboat(56, 163, 34, 't a'),
  },
}
