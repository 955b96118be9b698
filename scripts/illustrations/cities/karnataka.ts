import type { Tone } from '../frame.ts'
import {
  arch,
  columns,
  dome,
  flag,
  gopuram,
  hills,
  merlons,
  mirror,
  palm,
  path,
  roundArcade,
  roundDome,
  sailboat,
  steps,
  towers,
  tree,
  water,
  windows,
} from './parts.ts'

/** Skylines of Karnataka by city id. */
export const karnatakaCities: Record<string, { tone: Tone; drawing: string }> = {
  bangalore: {
    tone: 'day',
    drawing: [
      towers(168, [
        [4, 16, 92],
        [22, 20, 66],
        [272, 18, 74],
        [292, 22, 100],
      ]),
      mirror(
        160,
        path('t y', 'M42 168v-52h26v52zM68 168v-46h48v46z') +
          path('t b', 'M38 116h34v-5H38zM70 122h46v-4H70z') +
          path('t y', 'M46 111v-9h18v9z') +
          roundDome(55, 102, 20) +
          windows(47, 122, 2, 3, 10, 14, 6, 8, 'f') +
          windows(74, 128, 4, 2, 11, 18, 5, 11, 'f'),
      ),
      path('t y', 'M112 168v-60h96v60z'),
      path('t b', 'M108 108h104v-6H108zM118 102v-6h84v6z'),
      path('t y', 'M132 96V82h56v14zM140 82V70h40v12z'),
      roundArcade(138, 96, 6, 10, 5, 11, 'f'),
      roundDome(160, 70, 44, 't y', 24),
      path('t', 'M150 69q0-14 10-23q10 9 10 23'),
      path('t a', 'M154 46h12v-5h-12zM156 41q-3-8 4-9q7 1 4 9z'),
      columns(116, 142, 5, 34, 8, 12, 't b'),
      path('i', 'M112 168v-23h96v23z'),
      steps(160, 168, 116, 4, 6, 8),
      tree(22, 168, 13),
      tree(298, 168, 13),
    ].join(''),
  },
  mysore: {
    tone: 'dusk',
    drawing: [
      hills(168, [
        [50, 84],
        [170, 50],
        [280, 70],
      ]),
      mirror(
        160,
        path('t y', 'M36 168v-66h30v66zM66 168v-48h64v48z') +
          path('t b', 'M33 102h36v-5H33zM66 120h64v-5H66zM33 134h36v-3H33z') +
          path('t y', 'M40 97V87h22v10z') +
          dome(51, 87, 28, 't e') +
          roundArcade(44, 131, 8, 19, 2, 14, 'f') +
          dome(84, 115, 17, 't e') +
          dome(112, 115, 17, 't e') +
          roundArcade(76, 166, 9, 34, 4, 13, 'f'),
      ),
      path('t y', 'M122 168v-66h76v66z'),
      path('t b', 'M118 102h84v-5h-84zM122 130h76v-3h-76z'),
      roundArcade(132, 126, 9, 19, 5, 14, 'f'),
      roundArcade(135, 168, 12, 33, 2, 50, 'f'),
      roundArcade(160, 168, 26, 36, 1, 0),
      path('t y', 'M138 97V80h44v17zM144 80V64h32v16z'),
      roundArcade(145, 96, 6, 12, 4, 10, 'f'),
      dome(132, 97, 11, 't e'),
      dome(188, 97, 11, 't e'),
      path('t b', 'M140 64h40v-4h-40z'),
      dome(160, 60, 40, 't a'),
      palm(16, 168, 50, 3),
      palm(304, 168, 50, -3),
    ].join(''),
  },
  mangalore: {
    tone: 'dusk',
    drawing: [
      hills(150, [
        [30, 20],
        [120, 34],
        [230, 26],
      ]),
      water(148),
      sailboat(66, 160, 15),
      sailboat(24, 155, 9),
      path('t c', 'M268 168l4-72h16l4 72z'),
      path('e', 'M271 118l1-14h16l1 14zM269 146l1-14h20l1 14z'),
      path('t b', 'M267 96h26v-4h-26z'),
      path('t f', 'M273 92V80h14v12z'),
      roundDome(280, 80, 18, 't e'),
      gopuram(186, 168, 66, 138, 6),
      path('t f', 'M98 168v-24h52v24zM222 168v-22h40v22z'),
      path('t e', 'M90 146l12-16h44l12 16zM214 147l10-14h34l10 14z'),
      path('t', 'M100 141h48M106 135h36M222 142h36'),
      arch(124, 168, 11, 18),
      windows(105, 150, 2, 1, 30, 0, 8, 9, 'g'),
      windows(230, 152, 2, 1, 16, 0, 8, 9, 'g'),
      palm(94, 168, 62, -7),
      palm(308, 168, 58, -4),
      palm(246, 168, 68, 6),
    ].join(''),
  },
  hubli: {
    tone: 'dawn',
    drawing: [
      towers(168, [
        [4, 30, 52],
        [280, 26, 60],
        [38, 18, 66],
      ]),
      path('t y', 'M58 140V98h204v42zM100 98V86h120v12z'),
      mirror(
        160,
        path('t y', 'M58 140V88h26v52z') + roundDome(71, 88, 26, 't e') + arch(71, 120, 12, 22, 'f'),
      ),
      path('t b', 'M54 98h212v-5H54z'),
      path('t y', 'M132 140V74l28-20 28 20v66z'),
      path('t b', 'M128 78l32-24 32 24h-6l-26-19-26 19z'),
      '<circle class="t c" cx="160" cy="84" r="11"/>',
      path('t', 'M160 77v7l5 3'),
      roundArcade(96, 126, 10, 20, 3, 14, 'f'),
      roundArcade(196, 126, 10, 20, 3, 14, 'f'),
      roundArcade(147, 128, 9, 24, 3, 13, 'f'),
      path('t b', 'M-4 126l10-8h308l10 8z'),
      path('t', 'M20 126v36M76 126v36M132 126v36M188 126v36M244 126v36M300 126v36'),
      path('t g', 'M-4 158v-20h116v20zM116 158v-20h96v20z'),
      path('t a', 'M216 158v-22h62q18 2 24 14v8z'),
      path('c', 'M276 140h8q9 2 12 8h-20zM222 141h44v6h-44z'),
      windows(6, 143, 7, 1, 15, 0, 9, 7, 'c'),
      windows(123, 143, 6, 1, 14.5, 0, 9, 7, 'c'),
      path('t e', 'M-4 154h216v2H-4z'),
      path('t b', 'M-4 168v-7h328v7z'),
    ].join(''),
  },
  belgaum: {
    tone: 'day',
    drawing: [
      hills(168, [
        [40, 60],
        [130, 84],
        [280, 76],
      ]),
      path('x', 'M226 106v-10h14v-6q12-20 24 0v6h14v10z'),
      path('t y', 'M186 126l5-24h38l5 24zM194 102l4-14h24l4 14zM200 88l3-10h14l3 10z'),
      path('t a', 'M203 78q7-12 14 0zM210 71v-8'),
      path('t', 'M188 114h44M196 95h28'),
      path('t y', 'M14 168v-44h292v44z'),
      merlons(14, 124, 292, 24, 't y'),
      mirror(
        140,
        path('t y', 'M78 168l4-74h34l4 74zM4 168l3-56h32l3 56z') +
          merlons(82, 94, 34, 4, 't y') +
          merlons(7, 112, 32, 4, 't y') +
          path('t', 'M80 110h38M6 128h34') +
          path('f', 'M96 120h6v12h-6zM20 136h6v11h-6z'),
      ),
      path('t b', 'M118 168V88h44v80z'),
      merlons(118, 88, 44, 5, 't b'),
      arch(140, 168, 26, 48),
      path('t e', 'M129 168v-24h22v24zM140 144v24'),
      path('t f', 'M124 110h32v-10h-32z'),
      flag(140, 84, 28),
      water(160),
      path('t f', 'M126 168l4-10h20l4 10z'),
      tree(292, 160, 11),
      tree(258, 160, 9),
    ].join(''),
  },
  davanagere: {
    tone: 'dawn',
    drawing: [
      towers(168, [
        [6, 24, 40],
        [292, 20, 54],
      ]),
      path('x', 'M40 168V86h8v82zM268 168V78h8v90z'),
      mirror(
        160,
        path('t b', 'M34 158v-32q30-26 60-26h30v58z') +
          path('t', 'M34 138h90M34 128h90M60 111v47M86 101v57M46 118v40M73 105v53') +
          path('t y', 'M34 128q30-26 60-26h30v-8H92q-34 2-64 30z'),
      ),
      path('t c', 'M108 158v-62q0-50 52-50q52 0 52 50v62z'),
      path('t y', 'M100 98q0-60 60-60q60 0 60 60h-9q0-51-51-51q-51 0-51 51z'),
      path('t d', 'M120 100q0-40 40-40q40 0 40 40z'),
      path(
        't',
        'M160 47v53M160 100l-38-18M160 100l38-18M160 100l-24-34M160 100l24-34M140 100q0-22 20-22q20 0 20 22',
      ),
      path('t b', 'M108 106h104v-6H108z'),
      windows(114, 112, 2, 3, 13, 15, 9, 11, 'd'),
      windows(184, 112, 2, 3, 13, 15, 9, 11, 'd'),
      roundArcade(160, 158, 32, 48, 1, 0),
      path('t e', 'M148 158v-30q0-8 12-8q12 0 12 8v30zM160 120v38'),
      path('t a', 'M156 38v-8h8v8zM160 30v-10'),
      path('t b', 'M24 168v-10h272v10z'),
      path('t f', 'M136 168v-10h48v10zM140 163h40'),
      tree(14, 168, 11),
      tree(306, 168, 11),
    ].join(''),
  },
}
