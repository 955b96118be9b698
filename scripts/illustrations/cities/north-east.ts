import type { Tone } from '../frame.ts'
import { arcade, arch, dome, hills, mirror, path, tree, water, windows } from './parts.ts'
import { block, gleams, mountains, pine, rowboat, taper } from './parts-more.ts'

/** City scenes of Assam, Tripura, Meghalaya, Sikkim and Manipur by city id. */
export const northEastCities: Record<string, { tone: Tone; drawing: string }> = {
  // Kamakhya on Nilachal hill, a ferry on the Brahmaputra, the Saraighat bridge far off.
  guwahati: {
    tone: 'dawn',
    drawing:
      path(
        'x',
        'M180 126h140v5H180zM186 126l18-18 18 18 18-18 18 18 18-18 18 18 18-18 18 18v-18H196zM200 150v-20h6v20zM240 150v-20h6v20zM280 150v-20h6v20z',
      ) +
      path('t d', 'M-4 152V126q20-16 50-18h120q34 6 56 44z') +
      path('t e', 'M58 112V82q0-32 34-46 34 14 34 46v30z') +
      path('t', 'M70 112V80q0-26 16-42M114 112V80q0-26-16-42M92 112V36M58 94h68') +
      path('t a', 'M84 40q8-12 16 0zM92 34V18l14 5-14 5') +
      mirror(92, path('t a', 'M46 112V96q0-10 8-16 8 6 8 16v16zM54 80v-7')) +
      path('t f', 'M124 112V90h52v22z') +
      path('t y', 'M118 92q30-22 64 0l-6-12q-26-14-52 0z') +
      path('t a', 'M138 76v-10M150 74v-12M162 76v-10') +
      arcade(135, 110, 9, 15, 3, 15, 'y') +
      arch(92, 112, 18, 24, 't f') +
      arch(92, 112, 10, 16) +
      path('t b', 'M36 118v-6h150v6z') +
      path('t f', 'M84 152l4-34h16l8 34z') +
      path('t', 'M87 126h18M86 134h21M85 143h24') +
      tree(20, 126, 10) +
      tree(204, 138, 9) +
      tree(56, 142, 8) +
      tree(150, 142, 9) +
      water(148) +
      path('t e', 'M214 156h92l-10 10h-72z') +
      path('t c', 'M226 156v-12h64v12zM236 144v-9h34v9z') +
      path('y', 'M232 147h8v6h-8zM246 147h8v6h-8zM260 147h8v6h-8zM274 147h8v6h-8z') +
      rowboat(120, 162, 40, 't y') +
      gleams([
        [30, 158, 30],
        [160, 164, 24],
      ]),
  },
  // Ujjayanta palace and its pools.
  agartala: {
    tone: 'day',
    drawing:
      hills(156, [
        [40, 36],
        [160, 30],
        [280, 40],
      ]) +
      block(160, 100, 38, 24, 't b') +
      dome(160, 78, 46, 't b') +
      path('t y', 'M136 80v-5h48v5z') +
      arcade(149, 98, 7, 15, 3, 11, 'y') +
      mirror(160, block(96, 108, 28, 14, 't b') + dome(96, 95, 32, 't b') + path('t y', 'M80 97v-4h32v4z')) +
      path('t b', 'M54 152v-46h212v46z') +
      path('t y', 'M50 108v-5h220v5zM54 131v-3h212v3z') +
      arcade(66, 126, 9, 15, 4, 16, 'g') +
      arcade(206, 126, 9, 15, 4, 16, 'g') +
      arcade(66, 151, 9, 18, 4, 16, 'g') +
      arcade(206, 151, 9, 18, 4, 16, 'g') +
      path('t b', 'M126 152V102h68v50z') +
      path('t y', 'M120 104l40-16 40 16z') +
      windows(133, 106, 5, 1, 12, 0, 5, 46, 'c') +
      arch(160, 152, 16, 26, 't a') +
      path('t f', 'M40 158v-6h240v6z') +
      water(156) +
      path(
        't',
        'M84 164v-12M84 154q-8-2-10 10M84 154q8-2 10 10M236 164v-12M236 154q-8-2-10 10M236 154q8-2 10 10',
      ) +
      tree(28, 156, 11) +
      tree(292, 156, 12),
  },
  // The cathedral above the pines and the arched bridge of Ward's Lake.
  shillong: {
    tone: 'dusk',
    drawing:
      hills(150, [
        [30, 60],
        [130, 92],
        [230, 66],
        [310, 88],
      ]) +
      mirror(
        150,
        path('t w', 'M108 128V68h18v60z') +
          taper(117, 68, 22, 0, 32, 't e') +
          path('y', 'M113 92v-12q4-7 8 0v12zM113 118v-14q4-7 8 0v14z'),
      ) +
      path('t w', 'M126 128V78l24-22 24 22v50z') +
      path('t', 'M150 56V34M144 41h12') +
      path('t y', 'M136 128v-24q14-24 28 0v24z') +
      path('a', 'M143 128v-16q7-12 14 0v16z') +
      path('t c', 'M145 82a5 5 0 1 0 10 0 5 5 0 1 0-10 0') +
      path('t d', 'M-4 150q60-20 130-24h48q80 4 150 22v6H-4z') +
      pine(34, 146, 62) +
      pine(62, 144, 46) +
      pine(84, 142, 34) +
      pine(222, 142, 40) +
      pine(250, 146, 60) +
      pine(286, 150, 74) +
      water(146) +
      path('t f', 'M62 158q88-46 176 0v7h-14q-74-32-148 0H62z') +
      path('l', 'M62 148q88-44 176 0') +
      path(
        't',
        'M62 158v-10M84 149v-10M106 142v-10M128 138v-11M150 136v-10M172 138v-11M194 142v-10M216 149v-10M238 158v-10',
      ) +
      path('t y', 'M116 168v-18h6v18zM178 168v-18h6v18z') +
      rowboat(278, 162, 32) +
      gleams([
        [14, 158, 28],
        [134, 160, 32],
      ]),
  },
  // A monastery, prayer flags, the ropeway, Kangchenjunga.
  gangtok: {
    tone: 'dawn',
    drawing:
      mountains(
        168,
        [
          [0, 96],
          [40, 112],
          [90, 98],
          [140, 138],
          [172, 118],
          [210, 166],
          [252, 126],
          [292, 136],
          [322, 110],
        ],
        116,
        'sun',
      ) +
      hills(
        168,
        [
          [20, 60],
          [160, 44],
          [300, 66],
        ],
        'd',
      ) +
      path('t', 'M-4 40l328 34') +
      path('t e', 'M34 50h28q4 0 4 4v14q0 4-4 4H34q-4 0-4-4V54q0-4 4-4zM48 50v-5') +
      path('f', 'M35 55h11v8H35zM50 55h11v8H50z') +
      path('t a', 'M160 78l-4-10h8zM124 88l16-12h40l16 12z') +
      path('t c', 'M134 104V88h52v16z') +
      path('t a', 'M100 114l16-12h88l16 12z') +
      path('t c', 'M112 134v-20h96v20z') +
      path('e', 'M112 115h96v6h-96zM134 89h52v4h-52z') +
      path('t a', 'M78 142l16-12h132l16 12z') +
      path('t c', 'M90 164v-22h140v22z') +
      path('e', 'M90 143h140v6H90z') +
      windows(96, 151, 3, 1, 14, 0, 8, 9, 'g') +
      windows(188, 151, 3, 1, 14, 0, 8, 9, 'g') +
      windows(118, 123, 6, 1, 15, 0, 8, 8, 'g') +
      windows(142, 95, 3, 1, 14, 0, 8, 7, 'g') +
      path('t y', 'M142 164v-18h36v18z') +
      path('t a', 'M150 164v-14h20v14z') +
      path('t b', 'M76 168v-5h168v5z') +
      path('l', 'M262 168V84M22 168V96') +
      path('t', 'M262 86q-30 16-82 2M262 88q24 22 60 20M22 98q40 22 102-4') +
      path('e', 'M44 107h9v9h-9zM100 101h9v8h-9zM240 94h9v9h-9zM284 103h9v9h-9z') +
      path('a', 'M62 109h9v9h-9zM222 96h9v9h-9zM300 107h9v8h-9z') +
      path('d', 'M82 107h9v9h-9zM204 95h9v9h-9z') +
      pine(40, 168, 40) +
      pine(284, 168, 44),
  },
  // The twin gilded domes of the Govindajee temple; floating rings of Loktak in front.
  imphal: {
    tone: 'day',
    drawing:
      hills(150, [
        [30, 64],
        [120, 88],
        [210, 70],
        [300, 92],
      ]) +
      mirror(
        160,
        path('t a', 'M110 92q-8-30 18-46 26 16 18 46zM128 46V32') +
          path('t', 'M122 92q-6-26 6-46 12 20 6 46'),
      ) +
      mirror(160, path('t b', 'M106 108V92h44v16z')) +
      path('t c', 'M78 146v-38h164v38z') +
      path('t y', 'M72 110v-5h176v5z') +
      path('t e', 'M146 92l14-12 14 12z') +
      path('t b', 'M150 108V92h20v16z') +
      arcade(90, 142, 12, 25, 4, 16, 'y') +
      arcade(182, 142, 12, 25, 4, 16, 'y') +
      arch(160, 146, 20, 32, 't a') +
      arch(160, 146, 11, 22) +
      path('t y', 'M256 146v-44h22v44z') +
      path('t e', 'M250 102l17-20 17 20z') +
      arch(267, 124, 10, 14, 'f') +
      path('t b', 'M60 152v-6h230v6z') +
      tree(40, 150, 12) +
      tree(304, 150, 9) +
      water(150) +
      path('t d', 'M46 160a26 5 0 1 0 52 0 26 5 0 1 0-52 0M206 161a30 5 0 1 0 60 0 30 5 0 1 0-60 0') +
      path(
        'w',
        'M56 160a16 2.500 0 1 0 32 0 16 2.500 0 1 0-32 0M218 161a18 2.500 0 1 0 36 0 18 2.500 0 1 0-36 0',
      ) +
      rowboat(150, 161, 40),
  },
}
