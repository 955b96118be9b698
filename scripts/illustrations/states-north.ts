import {
  at,
  birds,
  cloud,
  disc,
  fill,
  pennant,
  pine,
  prayerFlags,
  row,
  type Scene,
  scene,
  snow,
  tree,
  water,
} from './states-scenery.ts'

const poplar = fill('g', 'M-1 0v-6c-5-6-5-24 1-36c6 12 6 30 1 36v6z')

const lotus =
  fill('d', 'M-14 0a14 4 0 0 1 28 0a14 4 0 0 1-28 0z') + fill('e', 'M-6-1q0-6 2-7q3 2 4-3q1 5 4 3q2 1 2 7z')

/** Flat-roofed block of a monastery, its walls leaning in. */
function gompaBlock(x: number, y: number, width: number, height: number): string {
  const windows = `M${x + 7} ${y + 12}h6v8h-6z`.concat(
    width > 28 ? `M${x + width - 13} ${y + 12}h6v8h-6z` : '',
    width > 50 ? `M${x + width / 2 - 3} ${y + 12}h6v8h-6z` : '',
  )
  return (
    fill('c', `M${x + 2} ${y}h${width - 4}l2 ${height}H${x}z`) +
    fill('e', `M${x} ${y}h${width}v6H${x}z`) +
    fill('i', windows)
  )
}

const chorten =
  fill('c', 'M-16 0v-7h4v-6h4c-6-6-5-14 0-16h16c5 2 6 10 0 16h4v6h4v7z') +
  fill('a', 'M-4-29l2-18h4l2 18z') +
  fill('t', 'M-16-7h32M-12-13h24M-8-29h16')

const wheat =
  fill('l sa', 'M0 0v-36M0-10q7-3 9-10') +
  fill(
    'a',
    'M0-62c4 4 4 8 0 12c-4-4-4-8 0-12zM0-42c1-6 4-9 8-9c0 5-3 9-8 9c-5 0-8-4-8-9c4 0 7 3 8 9zM0-34c1-6 4-9 8-9c0 5-3 9-8 9c-5 0-8-4-8-9c4 0 7 3 8 9zM0-26c1-6 4-9 8-9c0 5-3 9-8 9c-5 0-8-4-8-9c4 0 7 3 8 9z',
  )

const tractor =
  fill('i', 'M-14-50h34v5h-34z') +
  fill('t', 'M-10-45v22M16-45v20M50-34v-14') +
  fill('e', 'M-20-14v-8a12 12 0 0 1 12-8h18v6h12l4-8h34l4 8v14h-10z') +
  fill('a', 'M60-24h4v7h-4z') +
  fill('t', 'M32-30v16M40-26v8M46-26v8') +
  disc('i', 0, -17, 17) +
  disc('a', 0, -17, 8) +
  disc('i', 50, -10, 10) +
  disc('a', 50, -10, 4)

const redFortTower =
  fill('e', 'M-12 0v-84h24V0z') +
  fill('c', 'M-13-84h26v-4h-26zM-10-100c-2-8 4-12 10-16c6 4 12 8 10 16z') +
  fill('e', 'M-10-88v-12h3v12zM-1.5-88v-12h3v12zM7-88v-12h3v12z') +
  fill('i', 'M-3-62v-8q3-5 6 0v8zM-3-36v-8q3-5 6 0v8z') +
  fill('t', 'M-12-54h24M-12-28h24M0-116v-5')

const minaret =
  fill('b', 'M-5 0l2-72h6l2 72zM-5-72c-1-5 2-8 5-11c3 3 6 6 5 11z') +
  fill('t', 'M-4-24h8M-4-48h8M-5-72h10M0-83v-4')

/** The Himalaya and the northern plain. */
export const northernStates: Record<string, Scene> = {
  chandigarh: scene(
    'day',
    fill('x', 'M0 122l46-30 34 16 52-34 46 30 40-22 44 26 58-20v80H0z'),
    at(282, 46, cloud, 0.8),
    fill('b', 'M46 108h152v48H46z'),
    fill('t', 'M46 124h152M46 140h152M70 108v48M94 108v48M118 108v48M142 108v48M166 108v48M190 108v48'),
    fill('f', 'M92 108c9-16 9-32 4-52h44c-5 20-5 36 4 52z'),
    fill('e', 'M96 56l44-10v10z'),
    fill('y', 'M156 108l16-28 16 28z'),
    fill('g', 'M20 84c6 16 14 20 32 20h152v8H48c-20 0-30-8-34-26z'),
    fill(
      'y',
      'M30 112h6v44h-6zM54 112h4v44h-4zM78 112h4v44h-4zM102 112h4v44h-4zM126 112h4v44h-4zM150 112h4v44h-4z',
    ),
    fill('y', 'M250 156v-34h8v34z'),
    fill(
      'a',
      'M238 122c-12-4-20-16-20-30l8-2c2 8 6 12 10 14l-4-36 8-2 8 32 4-38h9l-1 38 9-32 8 3-5 34c5-2 9-6 11-13l7 2c0 16-9 27-22 30z',
    ),
    fill('t', 'M240 112h30'),
    row([14, 222, 304], 156, tree('d'), 0.8),
    water(156),
  ),
  delhi: scene(
    'day',
    fill('x', 'M0 168V96h18v-8h14v8h22V78h6v-8h6v8h6v40h26V90h20v78zM214 168V100h22V84h30v24h20v-8h24v68z'),
    fill('x', 'M287 100c-8-12 0-20 11-28c11 8 19 16 11 28zM297 64h2v12h-2z'),
    at(196, 42, birds),
    fill('e', `M0 128${'v-8h8v8h8'.repeat(20)}V168H0z`),
    fill('t', 'M0 136h118M202 136h118'),
    fill(
      'i',
      'M22 168v-12q6-9 12 0v12zM58 168v-12q6-9 12 0v12zM250 168v-12q6-9 12 0v12zM286 168v-12q6-9 12 0v12z',
    ),
    fill('e', 'M126 168V92h68v76z'),
    fill(
      'c',
      'M134 88c-1-5 2-7 5-10c3 3 6 5 5 10zM146 88c-1-5 2-7 5-10c3 3 6 5 5 10zM164 88c-1-5 2-7 5-10c3 3 6 5 5 10zM176 88c-1-5 2-7 5-10c3 3 6 5 5 10zM126 88h68v4h-68z',
    ),
    fill('f', 'M140 168v-44c0-11 10-16 20-22c10 6 20 11 20 22v44z'),
    fill('i', 'M147 168v-38c0-8 7-12 13-16c6 4 13 8 13 16v38z'),
    row([114, 206], 168, redFortTower),
    at(160, 88, pennant('a'), 1.2),
    row([46, 86, 234, 274], 168, tree('d'), 0.7),
  ),
  haryana: scene(
    'dawn',
    fill('x', 'M176 146V92h20v-16h18v16h6V58l24-10v98h8V84h16v-8h10v70h6v-46l20-12v50z'),
    fill(
      'c',
      'M226 66h12v3h-12zM226 76h12v3h-12zM226 86h12v3h-12zM226 96h12v3h-12zM182 100h8v3h-8zM182 110h8v3h-8zM258 92h12v3h-12zM258 102h12v3h-12zM288 106h8v3h-8z',
    ),
    at(128, 52, cloud, 0.9),
    fill('y', 'M0 146v-18q12-16 26-4q10-18 28-6q14-14 28 4q14-8 22 4q60 12 216 4v16z'),
    fill('d', 'M0 134c70-10 190 4 320-4v38H0z'),
    fill('a', `M0 146${'q8-11 16 0'.repeat(20)}v6H0z`),
    fill('f', `M0 158${'q8-9 16 0'.repeat(20)}v10H0z`),
    at(118, 168, tractor, 1.2),
  ),
  'himachal-pradesh': scene(
    'day',
    fill('x', 'M0 112l36-32 26 20 54-62 48 50 32-26 48 44 32-26 44 32v56H0z'),
    snow(
      'M116 38l-24 28 10-3 8 9 9-10 8 8 6-10 8 5zM196 62l-15 12 8 1 6 6 7-7 11 2zM36 80l-11 10 6 0 5 5 5-5 7-1z',
    ),
    fill('y', 'M0 130c50-24 100-22 160-8s110 2 160-16v62H0z'),
    row([16, 44, 262, 292], 128, pine(), 0.9),
    row([30, 276], 134, pine('d'), 0.7),
    fill('f', 'M0 132h320v36H0z'),
    fill(
      'y',
      'M6 168v-18a10 10 0 0 1 20 0v18z'.concat(
        ...Array.from({ length: 9 }, (_, n) => `M${38 + n * 32} 168v-18a10 10 0 0 1 20 0v18z`),
      ),
    ),
    fill('t', 'M0 138h320'),
    fill('i', 'M0 129h320v4H0z'),
    fill('g', 'M52 124v-12h10v-12h16v24zM66 96h16v5H66z'),
    fill('i', 'M46 106h5v8h-5z'),
    fill('g', 'M42 112h24v12H42z'),
    fill('e', 'M86 102h46v22H86zM138 102h46v22h-46zM190 102h46v22h-46z'),
    fill('a', 'M86 116h46v4H86zM138 116h46v4h-46zM190 116h46v4h-46z'),
    fill(
      'c',
      'M92 106h8v7h-8zM105 106h8v7h-8zM118 106h8v7h-8zM144 106h8v7h-8zM157 106h8v7h-8zM170 106h8v7h-8zM196 106h8v7h-8zM209 106h8v7h-8zM222 106h8v7h-8z',
    ),
    fill(
      'i',
      'M48 125a4 4 0 0 1 8 0zM64 125a4 4 0 0 1 8 0zM92 125a4 4 0 0 1 8 0zM118 125a4 4 0 0 1 8 0zM144 125a4 4 0 0 1 8 0zM170 125a4 4 0 0 1 8 0zM196 125a4 4 0 0 1 8 0zM222 125a4 4 0 0 1 8 0z',
    ),
    at(34, 96, cloud, 0.5),
  ),
  'jammu-and-kashmir': scene(
    'dusk',
    fill('x', 'M0 118l40-36 28 18 46-50 42 46 24-18 48 36 40-22 52 32v10H0z'),
    snow('M114 50l-18 20 8-2 8 8 8-9 8 7 6-4zM40 82l-11 10 6 0 5 5 5-5 7-2zM180 78l-9 7 5 1 5 4 5-5 5 1z'),
    fill('y', 'M0 128c40-14 80-12 120-4s90 4 130-4 50-4 70 0v16H0z'),
    row([14, 30, 46, 270, 288, 304], 132, poplar),
    water(132),
    fill('t', 'M112 122v34M208 122v34'),
    fill('f', 'M112 124h10q2 18-6 30h-4zM208 124h-10q-2 18 6 30h4z'),
    fill('d', 'M130 146h60v10h-60z'),
    fill('e', 'M136 136h16v14h-16zM168 136h16v14h-16z'),
    fill('a', 'M104 116h112l-12-14h-88z'),
    fill('e', `M104 116${'q4 9 8 0'.repeat(14)}z`),
    fill('g', 'M44 134c26 18 54 20 116 20s96-4 122-24c-8 24-34 34-66 34H118c-36 0-64-10-74-30z'),
    fill('a', 'M50 141c30 16 60 19 110 19s90-4 116-22l-6 8c-26 13-58 17-110 17s-76-3-104-16z'),
    row([24, 300], 162, lotus),
  ),
  ladakh: scene(
    'day',
    fill('x', 'M0 122l48-46 30 22 44-42 30 30 40-52 48 50 24-20 56 46v58H0z'),
    snow('M192 34l-21 27 9-2 8 8 8-9 9 6 9-8zM122 56l-13 12 7 0 6 5 6-5 7-2z'),
    fill('y', 'M52 168c22-20 44-62 84-70h62c34 8 54 46 84 70z'),
    gompaBlock(140, 68, 56, 44),
    fill('a', 'M150 68l4-12h28l4 12zM166 48h4v8h-4z'),
    gompaBlock(112, 90, 36, 38),
    gompaBlock(188, 86, 40, 40),
    gompaBlock(140, 104, 58, 36),
    gompaBlock(94, 120, 40, 34),
    gompaBlock(202, 118, 42, 36),
    prayerFlags([184, 56], [318, 84], 14, 11),
    row([34, 74], 168, chorten),
    at(288, 168, chorten, 1.2),
  ),
  punjab: scene(
    'dawn',
    fill(
      'x',
      'M0 138v-14q16-14 32-2q16-16 36 0q20-12 40 2h64v-20h12V92h16V78h64v14h16v12h12v18q14-10 28 2v14z',
    ),
    fill(
      'a',
      'M212 78c-12-16 0-28 20-42c20 14 32 26 20 42zM188 92c-5-7 0-12 8-18c8 6 13 11 8 18zM260 92c-5-7 0-12 8-18c8 6 13 11 8 18z',
    ),
    fill('t', 'M232 36v-8M196 74v-5M268 74v-5M200 84h64'),
    fill(
      'c',
      'M190 138v-18q6-9 12 0v18zM210 138v-18q6-9 12 0v18zM242 138v-18q6-9 12 0v18zM262 138v-18q6-9 12 0v18z',
    ),
    fill('i', 'M225 138v-26q7-10 14 0v26z'),
    at(152, 138, pennant('e'), 1.7),
    fill('d', 'M0 134c80-8 240-8 320 0v34H0z'),
    fill('f', 'M0 146c80-6 240-6 320 0v22H0z'),
    row([16, 52, 90, 306], 172, wheat, 1.25),
    at(274, 172, wheat),
    fill('a', `M0 156${'q5-10 10 0'.repeat(32)}v12H0z`),
    fill('t', 'M30 168v-6M70 168v-6M110 168v-6M150 168v-6M190 168v-6M230 168v-6M270 168v-6M310 168v-6'),
  ),
  'uttar-pradesh': scene(
    'dawn',
    fill('x', 'M0 146v-18q14-12 30-4q16-12 34 2q90 6 180 2q20-16 40-2q16-10 36 0v20z'),
    at(260, 56, birds),
    row([70, 250], 146, minaret, 1.15),
    row([98, 222], 144, minaret),
    fill('b', 'M112 144v-42h96v42zM141 144V96h38v48zM145 96V86h30v10z'),
    fill(
      'b',
      'M143 86c-12-16 0-30 17-46c17 16 29 30 17 46zM117 102v-8c-4-6 2-10 8-15c6 5 12 9 8 15v8zM187 102v-8c-4-6 2-10 8-15c6 5 12 9 8 15v8z',
    ),
    fill('t', 'M112 144v-42h29M179 102h29v42M141 144V96h38v48M143 86h34M160 40v-9M117 94h16M187 94h16'),
    fill('i', 'M149 144v-26c0-8 6-11 11-15c5 4 11 7 11 15v26z'),
    fill(
      'y',
      'M118 121v-8q4-7 8 0v8zM129 121v-8q4-7 8 0v8zM183 121v-8q4-7 8 0v8zM194 121v-8q4-7 8 0v8zM118 142v-10q4-7 8 0v10zM129 142v-10q4-7 8 0v10zM183 142v-10q4-7 8 0v10zM194 142v-10q4-7 8 0v10z',
    ),
    fill('f', 'M56 142h208v7H56z'),
    fill('d', 'M0 149h320v19H0z'),
    fill('w', 'M146 149h28l16 19h-60z'),
    fill('c', 'M158 151h4l2 4h-8zM156 158h8l2 4h-12z'),
    row([116, 88, 204, 232], 162, poplar, 0.75),
    row([52, 12, 268, 308], 168, poplar, 1.1),
  ),
  uttarakhand: scene(
    'day',
    fill('x', 'M0 108l56-44 44 26 68-68 62 66 36-26 54 42v64H0z'),
    snow(
      'M168 22l-34 34 14-4 10 12 12-12 12 10 8-12 10 5zM56 64l-16 12 8 0 7 6 7-6 8-2zM266 62l-14 10 8 1 6 5 6-6 9 0z',
    ),
    fill('y', 'M0 140c60-26 110-14 160-8s110-22 160-6v42H0z'),
    row([14, 62], 150, pine('g'), 1.1),
    row([38, 84, 286], 158, pine('d'), 1.2),
    at(308, 150, pine('g'), 1.1),
    fill('b', 'M166 156v-46c2-14 6-22 14-28h40c8 6 12 14 14 28v46z'),
    fill('a', 'M176 82h48l-10-16h-28z'),
    fill('e', 'M188 66h24v-6h-24zM198 60v-8h4v8z'),
    fill('t', 'M178 110h48M190 126h36M190 142h36M200 90v12'),
    fill('f', 'M114 156v-34l34-20 34 20v34z'),
    fill('e', 'M108 124l40-24 40 24v5l-40-21-40 21z'),
    fill('i', 'M139 156v-18q9-14 18 0v18z'),
    fill('t', 'M124 136h8v10h-8zM164 136h8v10h-8z'),
    fill('b', 'M102 156h144v6H102z'),
    fill('f', 'M92 162h164v6H92z'),
    row([98, 252], 162, pennant('e'), 1.3),
  ),
}
