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
  sailboat,
  shikhara,
  steps,
  towers,
  tree,
  viaduct,
  water,
  windows,
} from './parts.ts'
import { gulls, rowboat, taper } from './parts-more.ts'

/** Petals round the great half dome of the Rumi Darwaza: dots on an arc about 160, 98. */
function petals(count: number, radius: number, size: number, cls: string): string {
  const dots = Array.from({ length: count }, (_, k) => {
    const turn = (Math.PI * (k + 0.5)) / count
    const [x, y] = [Math.round(160 - radius * Math.cos(turn)), Math.round(98 - radius * Math.sin(turn))]
    return `M${x - size} ${y}a${size} ${size} 0 1 1 ${size * 2} 0 ${size} ${size} 0 1 1-${size * 2} 0`
  })
  return path(cls, dots.join(''))
}

/** City scenes of Uttar Pradesh by city id. */
export const uttarPradeshCities: Record<string, { tone: Tone; drawing: string }> = {
  // Rumi Darwaza: a half dome edged with petals, a kiosk on top.
  lucknow: {
    tone: 'dusk',
    drawing:
      path('x', 'M0 168v-34h62v34zM258 168v-34h62v34z') +
      mirror(160, path('x', 'M12 134a18 18 0 0 1 36 0zM52 168V98h8v70z')) +
      chhatri(160, 44, 26, 34) +
      petals(13, 59, 5, 't f') +
      path('t y', 'M102 168V98a58 58 0 0 1 116 0v70z') +
      petals(13, 50, 4.5, 'a') +
      path('t f', 'M117 168V98a43 43 0 0 1 86 0v70z') +
      path(
        't',
        'M160 98V56M160 98L143 60M160 98L177 60M160 98l-30-30M160 98l30-30M160 98l-40-14M160 98l40-14',
      ) +
      path('t b', 'M124 168v-54q36-22 72 0v54z') +
      arch(160, 168, 26, 42, 't f') +
      arch(160, 168, 16, 30) +
      arcade(135, 164, 9, 18, 2, 50, 'y') +
      arcade(135, 138, 9, 15, 2, 50, 'y') +
      mirror(
        160,
        minaret(92, 168, 20, 94) + arcade(92, 162, 8, 18, 1, 0, 'f') + arcade(92, 122, 8, 14, 1, 0, 'f'),
      ),
  },
  // The five spires of the JK temple.
  kanpur: {
    tone: 'day',
    drawing:
      path('x', 'M2 168v-40h24v40zM30 168v-58h14v58zM274 168v-64h16v64zM294 168v-36h22v36z') +
      path('x', 'M48 168l2-64h5l2 64zM262 168l1-50h5l1 50z') +
      shikhara(160, 116, 50, 98) +
      mirror(160, shikhara(122, 118, 32, 66) + shikhara(92, 120, 26, 48)) +
      path('t e', 'M76 152v-34h168v34z') +
      path('t b', 'M70 120v-6h180v6z') +
      mirror(160, arcade(87, 152, 12, 26, 3, 16, 'f')) +
      path('t e', 'M134 152v-44h52v44z') +
      path('t b', 'M128 108l32-12 32 12z') +
      columns(139, 152, 4, 40, 2, 38) +
      arch(160, 152, 24, 36, 't f') +
      arch(160, 152, 12, 24) +
      steps(160, 168, 196, 2, 8, 8) +
      path('t c', 'M138 168l6-16h32l6 16z') +
      path('t', 'M142 160h36') +
      tree(40, 168, 11) +
      tree(280, 168, 11),
  },
  // Ghats: temples and palaces above the steps, boats on the Ganga.
  varanasi: {
    tone: 'dawn',
    drawing:
      towers(130, [
        [0, 30, 20],
        [100, 30, 44],
        [184, 30, 50],
        [268, 52, 34],
      ]) +
      path('x', 'M290 100l12-40 12 40z') +
      shikhara(142, 128, 36, 92, 't e') +
      shikhara(104, 128, 24, 52) +
      shikhara(174, 128, 22, 46) +
      mirror(240, chhatri(205, 76, 16, 22)) +
      path('t y', 'M194 130V76h92v54z') +
      path('t b', 'M190 80v-5h100v5z') +
      arcade(206, 100, 9, 15, 6, 13.5, 'f') +
      arcade(206, 124, 9, 15, 6, 13.5, 'a') +
      path('t y', 'M20 132v-24h64v24z') +
      arcade(32, 128, 8, 15, 4, 13, 'f') +
      path('t b', 'M-4 136v-8h328v8z') +
      path('t f', 'M-4 144v-8h328v8zM-4 152v-8h328v8z') +
      path('t b', 'M118 152v-20h12v20zM226 152v-20h14v20z') +
      path(
        't a',
        'M40 146v-8M28 138q12-14 24 0zM84 148v-8M74 140q10-12 20 0zM176 146v-8M163 138q13-14 26 0zM272 148v-8M261 140q11-12 22 0z',
      ) +
      water(152) +
      rowboat(62, 162, 48) +
      rowboat(236, 162, 60, 't c') +
      path('t y', 'M218 158v-9h36v9') +
      path('t a', 'M214 149q22-8 44 0z') +
      rowboat(146, 164, 30, 't a'),
  },
  // The Taj Mahal.
  agra: {
    tone: 'dawn',
    drawing:
      path('x', 'M-2 168v-18q60-16 130-6t194-8v32z') +
      mirror(160, minaret(62, 156, 12, 112, 't b')) +
      mirror(160, chhatri(122, 94, 22, 28, 't b')) +
      path('t b', 'M136 94V82h48v12z') +
      dome(160, 82, 62, 't b') +
      path('c', 'M166 80c14-8 16-20 6-30 8 12 4 22-6 30z') +
      path('t b', 'M100 156v-54l8-8h104l8 8v54z') +
      path('t c', 'M138 156V86h44v70z') +
      arch(160, 156, 32, 60, 't b') +
      arch(160, 156, 20, 40, 't y') +
      arch(160, 156, 10, 20) +
      mirror(
        160,
        arcade(126, 122, 12, 20, 1, 0, 'y') +
          arcade(126, 152, 12, 22, 1, 0, 'y') +
          arcade(107, 122, 7, 18, 1, 0, 'y') +
          arcade(107, 152, 7, 20, 1, 0, 'y'),
      ) +
      path('t', 'M100 127h38M182 127h38') +
      path('t f', 'M44 168v-12h232v12z') +
      mirror(160, arcade(62, 166, 8, 8, 6, 18, 'e')) +
      mirror(160, path('t d', 'M22 168q-8-14 0-30 8 16 0 30zM36 168q-6-10 0-22 6 12 0 22z')),
  },
  // Tall towers over the Yamuna wetland, with its birds.
  noida: {
    tone: 'day',
    drawing:
      towers(152, [
        [2, 24, 46],
        [30, 18, 66],
        [62, 20, 52],
        [246, 22, 58],
        [272, 18, 78],
        [294, 24, 50],
      ]) +
      path('t y', 'M140 152V48q2-22 26-32v136z') +
      path('t b', 'M166 152V16q14 10 14 36v100z') +
      path('t', 'M166 16V4') +
      windows(145, 50, 2, 12, 9, 8, 6, 4, 'f') +
      windows(170, 50, 1, 12, 0, 8, 6, 4, 'y') +
      path('t y', 'M94 152V78l34-14v88z') +
      path('sa t', 'M98 88l26-10M98 100l26-10M98 112l26-10M98 124l26-10M98 136l26-10') +
      path('t g', 'M192 152V70a18 18 0 0 1 36 0v82z') +
      path(
        't f',
        'M198 76h24v4h-24zM198 88h24v4h-24zM198 100h24v4h-24zM198 112h24v4h-24zM198 124h24v4h-24z',
      ) +
      tree(76, 154, 9) +
      tree(240, 154, 10) +
      tree(262, 154, 7) +
      path('t b', 'M-4 152v-8h328v8z') +
      path('a', 'M0 147h320v2H0z') +
      water(152) +
      path('t', 'M43 90q5-3 9 2 4-5 9-2M69 104q4-3 7 2 3-5 7-2M27 110q4-3 7 2 3-5 7-2') +
      path('t d', 'M14 168q0-10-4-14M18 168q0-12 4-16M300 168q0-10-4-14M306 168q0-12 4-16M312 168v-12') +
      path('c', 'M140 158h40v1.5h-40zM150 163h24v1.5h-24zM198 160h26v1.5h-26z'),
  },
  // The regional rapid train on its viaduct before the housing towers.
  ghaziabad: {
    tone: 'dusk',
    drawing:
      towers(168, [
        [0, 22, 60],
        [60, 20, 92],
        [146, 22, 70],
        [212, 20, 100],
        [290, 30, 72],
      ]) +
      path('t y', 'M26 168V70h34v98zM98 168V52h40v116zM174 168V66h36v102zM246 168V82h36v86z') +
      path('t b', 'M38 70v-8h10v8zM94 54v-6h48v6zM186 66v-9h12v9zM242 84v-6h44v6z') +
      windows(31, 76, 3, 3, 9, 12, 6, 7) +
      windows(104, 60, 3, 4, 12, 12, 7, 7) +
      windows(180, 72, 3, 3, 9, 12, 6, 7) +
      windows(252, 88, 3, 2, 10, 12, 6, 7, 'a') +
      viaduct(-4, 168, 328, 142, 70, 't b') +
      path('t c', 'M-4 142v-28h196c26 0 46 10 58 22 3 4 1 6-3 6z') +
      path(
        'g',
        'M6 120h30v10H6zM42 120h30v10H42zM92 120h30v10H92zM128 120h30v10h-30zM204 119q20 3 32 14h-32z',
      ) +
      path('t', 'M82 114v28M170 114v28') +
      path('t f', 'M174 118h18v24h-18z') +
      path('a', 'M0 134h168v3.5H0zM196 137h54l1 3h-55z') +
      path('t', 'M-4 104h328M40 142V98h24M300 142V98h-24') +
      tree(70, 168, 6) +
      tree(146, 168, 6) +
      tree(216, 168, 6),
  },
  // The fort above the Sangam, boats and winter gulls; the new Yamuna bridge far off.
  prayagraj: {
    tone: 'dawn',
    drawing:
      path('x', 'M168 134h160v4H168zM206 142l4-84h3l4 84zM276 142l4-84h3l4 84z') +
      path(
        't',
        'M211 60l-34 74M211 70l-20 64M213 60l32 74M213 70l18 64M281 60l-32 74M281 70l-18 64M283 60l34 74M283 70l20 64',
      ) +
      path('x', 'M170 150v-14q50-8 152-4v18z') +
      chhatri(74, 86, 26, 34) +
      merlons(48, 87, 56, 7) +
      path('t y', 'M46 150V86h60v64z') +
      merlons(-2, 107, 176, 20) +
      path('t y', 'M-4 152v-46h180v46z') +
      taper(20, 152, 34, 28, 56) +
      taper(112, 152, 36, 30, 58) +
      taper(170, 152, 34, 28, 52) +
      mirror(112, chhatri(112, 94, 22, 26)) +
      merlons(156, 101, 28, 4) +
      arch(66, 150, 24, 34, 't f') +
      arch(66, 150, 14, 24) +
      arcade(58, 102, 8, 11, 3, 14, 'f') +
      path('a', 'M0 114h176v3H0z') +
      path('f', 'M16 126h6v8h-6zM108 124h7v9h-7zM167 126h6v8h-6zM138 128h5v7h-5z') +
      water(148) +
      rowboat(80, 160, 48) +
      sailboat(250, 162, 13, 't a') +
      rowboat(188, 162, 44, 't c') +
      path('t a', 'M188 156v-22l14 5-14 5') +
      gulls([
        [226, 44, 8],
        [246, 34, 7],
        [140, 74, 7],
      ]),
  },
}
