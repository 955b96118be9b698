import type { Tone } from '../frame.ts'
import {
  arcade,
  arch,
  chhatri,
  dome,
  hills,
  merlons,
  minaret,
  mirror,
  palm,
  path,
  roundDome,
  tree,
  water,
  windows,
} from './parts.ts'
import { block, gleams, rowboat } from './parts-more.ts'

/** One storey of the Hawa Mahal: `count` domed bays side by side, centred on 160, standing on `y`. */
function bays(y: number, count: number): string {
  const left = Array.from({ length: count }, (_, k) => 160 + (k - (count - 1) / 2) * 21)
  const wall = left.map(
    (x) => `M${x - 8} ${y}v-13h16v13zM${x - 9} ${y - 13}a9 8 0 0 1 18 0zM${x} ${y - 21}v-3`,
  )
  return path('t e', wall.join('')) + arcade(left[0] ?? 160, y - 2, 7, 9, count, 21, 'i')
}

/** City scenes of Rajasthan by city id. */
export const rajasthanCities: Record<string, { tone: Tone; drawing: string }> = {
  // Hawa Mahal: five storeys of honeycomb bays.
  jaipur: {
    tone: 'dawn',
    drawing:
      hills(168, [
        [30, 66],
        [120, 48],
        [230, 82],
        [300, 60],
      ]) +
      path('x', 'M204 120V86h8v6h6v-6h8v6h6v-6h8v6h6v-6h8v34z') +
      path('t e', 'M80 168v-48h18v-24h20V74h20V54h44v20h20v22h20v24h18v48z') +
      roundDome(160, 54, 26, 't a', 14) +
      bays(74, 1) +
      mirror(
        160,
        roundDome(144, 54, 9, 't a') +
          roundDome(128, 74, 12, 't a') +
          roundDome(107, 96, 12, 't a') +
          roundDome(88, 120, 12, 't a'),
      ) +
      bays(97, 3) +
      bays(121, 5) +
      bays(145, 7) +
      path('t f', 'M74 150v-4h172v4z') +
      arch(160, 168, 12, 15, 'i') +
      arcade(90, 168, 9, 12, 3, 20, 'f') +
      arcade(190, 168, 9, 12, 3, 20, 'f'),
  },
  // The lake palace on Pichola, the Aravallis and the monsoon palace behind.
  udaipur: {
    tone: 'dusk',
    drawing:
      hills(140, [
        [30, 84],
        [110, 60],
        [196, 96],
        [290, 66],
      ]) +
      path('x', 'M182 76V50h8v-6l5-5 5 5v6h12v26z') +
      water(138) +
      tree(122, 124, 9) +
      tree(200, 124, 8) +
      mirror(160, chhatri(112, 120, 15, 21, 't c') + chhatri(84, 120, 18, 25, 't c')) +
      chhatri(160, 100, 22, 28, 't c') +
      mirror(160, chhatri(138, 100, 13, 19, 't c')) +
      path('t c', 'M128 120v-20h64v20zM72 150v-30h176v30z') +
      path('t b', 'M66 156v-7h188v7zM68 122v-4h184v4zM126 102v-4h68v4z') +
      arcade(136, 116, 7, 11, 5, 12, 'a') +
      arcade(80, 143, 8, 15, 12, 14.5, 'g') +
      gleams([
        [84, 160, 30],
        [124, 163, 52],
        [192, 160, 36],
      ]) +
      rowboat(282, 160, 34),
  },
  // Mehrangarh on its rock above the blue houses.
  jodhpur: {
    tone: 'day',
    drawing:
      hills(168, [
        [20, 40],
        [300, 46],
      ]) +
      path('t b', 'M22 168l18-34 14-6 12-16h192l12 14 14 8 20 34z') +
      path('t', 'M70 128l-12 18M104 128l-4 20M252 128l12 18M222 128l4 16M142 128v14M186 128l-4 14') +
      mirror(166, chhatri(118, 58, 14, 20) + chhatri(144, 46, 12, 17)) +
      chhatri(166, 46, 22, 28) +
      path('t y', 'M108 92V58h28V46h60v12h28v34z') +
      arcade(116, 74, 7, 11, 9, 12.5, 'f') +
      windows(143, 51, 4, 1, 11, 0, 7, 6, 'a') +
      path('t a', 'M112 79h108v4H112z') +
      path('t y', 'M56 132l6-38h208l6 38z') +
      path(
        't y',
        [74, 120, 166, 212, 258].map((x) => `M${x - 17} 134l4-48h5v4h6v-4h4v4h6v-4h5l4 48z`).join(''),
      ) +
      windows(71, 100, 5, 1, 46, 0, 6, 8, 'f') +
      path(
        't w',
        'M22 168v-22h30v22zM52 168v-30h22v30zM74 168v-18h28v18zM102 168v-26h24v26zM126 168v-16h30v16zM156 168v-24h26v24zM182 168v-18h24v18zM206 168v-28h24v28zM230 168v-16h26v16zM256 168v-24h34v24z',
      ) +
      path(
        'g',
        'M30 168v-10h6v10zM42 152h5v5h-5zM60 146h6v6h-6zM82 168v-8h6v8zM110 150h6v6h-6zM138 168v-9h6v9zM164 152h5v5h-5zM190 168v-9h6v9zM214 148h6v6h-6zM242 168v-9h6v9zM268 152h6v6h-6z',
      ),
  },
  // Jagmandir in Kishore Sagar, the hanging bridge over the Chambal far behind.
  kota: {
    tone: 'dawn',
    drawing:
      hills(136, [
        [40, 30],
        [180, 40],
        [290, 34],
      ]) +
      path('x', 'M238 136V52h6v84zM170 118h150v4H170zM240 52l-66 66h4l63-62 64 62h4z') +
      water(134) +
      path('t d', 'M78 154q10-12 40-10h96q26-2 34 10z') +
      palm(100, 148, 54, -8) +
      palm(222, 148, 58, 8) +
      palm(234, 150, 40, 8) +
      mirror(160, chhatri(122, 108, 17, 26, 't e')) +
      path('t e', 'M138 108V88h44v20zM112 148v-40h96v40z') +
      path('t y', 'M132 90q28-6 28-24 0 18 28 24z') +
      path('t a', 'M160 66v-7') +
      path('t y', 'M108 112v-4h104v4z') +
      arcade(147, 106, 7, 12, 3, 13, 'f') +
      arcade(122, 130, 8, 13, 2, 13, 'f') +
      arcade(185, 130, 8, 13, 2, 13, 'f') +
      arch(160, 148, 20, 30, 't f') +
      windows(118, 136, 2, 1, 66, 0, 18, 5, 'a') +
      path('t b', 'M104 154v-6h112v6z') +
      gleams([
        [96, 160, 36],
        [146, 163, 40],
        [200, 160, 24],
      ]) +
      rowboat(52, 158, 32),
  },
  // The gate and the white dome of the dargah below Taragarh.
  ajmer: {
    tone: 'day',
    drawing:
      hills(168, [
        [40, 60],
        [150, 84],
        [270, 96],
      ]) +
      path('x', 'M248 112V70h6v6h6v-6h6v6h6v-6h6v6h6v-6h6v42z') +
      block(226, 168, 84, 44, 't c') +
      dome(226, 120, 66, 't c') +
      path('t a', 'M220 68q6-3 6-12 0 9 6 12zM182 128v-6h88v6z') +
      mirror(226, minaret(184, 168, 9, 78, 't c')) +
      arcade(202, 162, 10, 22, 5, 12, 'g') +
      mirror(112, minaret(62, 168, 15, 126)) +
      path('t y', 'M72 168V76h80v92z') +
      path('t b', 'M70 80v-6h84v6z') +
      merlons(78, 74, 68, 9) +
      dome(112, 74, 24, 't a') +
      arch(112, 168, 54, 76, 't f') +
      arch(112, 168, 38, 58, 't b') +
      arch(112, 168, 22, 38, 'i') +
      path('a', 'M80 94h7v7h-7zM137 94h7v7h-7z'),
  },
}
