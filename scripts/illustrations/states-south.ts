import {
  at,
  birds,
  cloud,
  disc,
  dots,
  fill,
  palm,
  row,
  type Scene,
  scene,
  snow,
  tree,
  water,
} from './states-scenery.ts'

const sailBoat =
  fill('e', 'M-26-10h52l-8 10h-36z') +
  fill('a', 'M-2-14v-46L-26-14z') +
  fill('f', 'M2-14v-40L24-14z') +
  fill('t', 'M0-10v-54')

const fish = fill('a', 'M-12 0q10-10 20 0l6-5v10l-6-5q-10 10-20 0z')

const turtle =
  fill('d', 'M14-4q8-11 19-7q5 4 0 9q-8 5-19 3zM6 4q4 13 16 17q4-10-4-18zM-14 4q-6 9-14 9q0-9 6-13z') +
  fill('f', 'M-20 3q18 10 38 0l-5 5q-15 5-28 0z') +
  fill('g', 'M-24 3q4-20 24-20q16 0 21 18q-20 8-45 2z') +
  fill('d', 'M-10-4l5-7h9l5 7-5 5h-9z')

const elephant =
  fill(
    'e',
    'M-22-18a10 10 0 0 1 15-9q6-3 14-2c9 1 13 8 13 15V0h-8v-9H1v9h-8v-12q-6 0-8-3q-3 6-2 15h-5q-3-10 0-18z',
  ) + fill('y', 'M-10-24q9-1 8 8q-4 5-8 0z')

/** One storey of a gopuram, centred on x = 160. */
function storey(y: number, halfWidth: number, colour: string): string {
  const niches = [-2, -1, 0, 1, 2].map((n) => `M${160 + n * halfWidth * 0.36 - 4} ${y + 16}v-7q4-6 8 0v7z`)
  return (
    fill(colour, `M${160 - halfWidth} ${y + 20}l4-20h${halfWidth * 2 - 8}l4 20z`) +
    fill('c', `M${158 - halfWidth} ${y + 18}h${halfWidth * 2 + 4}v4h-${halfWidth * 2 + 4}z`) +
    fill('i', niches.join(''))
  )
}

const chariotWheel =
  disc('f', 0, -22, 22) +
  fill('t', 'M0-44V0M-22-22h44M-15.5-37.5l31 31M15.5-37.5l-31 31') +
  '<circle class="t" cy="-22" r="22"/><circle class="t" cy="-22" r="16"/>' +
  disc('a', 0, -22, 6)

/** One carved pillar of the Kakatiya gate with its brackets. */
const gatePillar =
  fill('f', 'M-8 0v-96H8V0z') +
  fill('a', 'M-12 0v-10h24V0zM-10-50h20v8h-20zM-12-96h24v8h-24z') +
  fill('t', 'M-8-20H8M-8-30H8M-8-62H8M-8-74H8')

/** Front of a house in the French quarter: wall, two shuttered windows, a door. */
function frenchHouse(wall: string, shutter: string): string {
  return (
    fill(wall, 'M0 0v-84h96V0z') +
    fill('c', 'M-2-84h100v6H-2zM0-44h96v4H0zM0-6h96v6H0zM12-72h20v26H12zM38-72h20v26H38zM64-72h20v26H64z') +
    fill(
      shutter,
      'M14-46v-18q8-9 16 0v18zM40-46v-18q8-9 16 0v18zM66-46v-18q8-9 16 0v18zM12-12v-22h18v22zM66-12v-22h18v22z',
    ) +
    fill('c', 'M36 0v-26q12-14 24 0V0z') +
    fill('i', 'M39 0v-25q9-10 18 0V0z') +
    fill('t', 'M22-64v18M48-64v18M74-64v18M21-34v22M75-34v22')
  )
}

/** The peninsula and the islands. */
export const southernStates: Record<string, Scene> = {
  'andaman-and-nicobar-islands': scene(
    'day',
    at(196, 40, cloud),
    fill('x', 'M196 104q24-34 60-30t64 20v10z'),
    fill('y', 'M0 104q22-34 62-30t62 30z'),
    fill('f', 'M0 104q60-8 134 0z'),
    at(34, 98, palm(), 0.8),
    at(76, 100, palm('d'), 0.95),
    at(58, 100, palm(), -0.65),
    at(212, 108, sailBoat, 0.9),
    fill('w', `M0 104${'q10 6 20 0'.repeat(16)}v64H0z`),
    fill('g', 'M0 168v-26q24 2 34 26zM320 168v-20q-26 4-36 20z'),
    fill(
      'e',
      'M44 168c-2-14-12-18-14-30h6c0 8 4 10 8 16v-26h6v26c4-6 6-10 6-18h6c0 14-10 18-12 32zM262 168c-2-14-10-18-12-28h6c0 8 4 10 8 14v-22h6v24c4-6 6-8 6-16h6c0 14-10 16-12 28z',
    ),
    fill('a', 'M84 168c0-20 28-20 28 0zM220 168c0-16 22-16 22 0z'),
    fill('f', 'M92 168c0-8 12-8 12 0zM226 168c0-7 10-7 10 0z'),
    fill('d', 'M124 168q-8-12 0-22q8-10 2-18q12 10 6 20t0 20zM306 146q-6-10 0-18q10 10 4 20z'),
    row([92, 122], 128, fish, 0.7),
    at(226, 138, fish, -0.9),
    at(172, 142, turtle),
  ),
  'andhra-pradesh': scene(
    'dusk',
    fill('x', 'M0 128V96q34-30 70-14t60 14 60-22 70 12 60 6v36z'),
    fill('y', 'M0 128v-12q40-16 80 0t90 0 80-4 70 4v12z'),
    at(86, 46, birds),
    water(124),
    fill('e', 'M0 112h320v8H0z'),
    fill('f', 'M-6 120h12v26H-6zM74 120h12v26H74zM154 120h12v26h-12zM234 120h12v26h-12zM314 120h12v26h-12z'),
    '<path class="l" d="M2 112q38-66 76 0M82 112q38-66 76 0M162 112q38-66 76 0M242 112q38-66 76 0"/>',
    fill(
      't',
      [0, 80, 160, 240]
        .map((x) => `M${x + 16} 112V93M${x + 28} 112V83M${x + 40} 112V79M${x + 52} 112V83M${x + 64} 112V93`)
        .join(''),
    ),
    fill('g', 'M88 112v-14h10v-8h14v22zM116 98h34v14h-34zM154 98h34v14h-34zM192 98h34v14h-34z'),
    fill('a', 'M116 106h34v3h-34zM154 106h34v3h-34zM192 106h34v3h-34z'),
    at(120, 160, sailBoat, 0.75),
    at(204, 156, sailBoat, -0.6),
    fill('d', 'M0 168v-16q18-4 40 4t40 12zM320 168v-18q-24 0-44 8t-40 10z'),
    row([18, 300], 160, tree('y'), 0.8),
  ),
  karnataka: scene(
    'dusk',
    fill(
      'x',
      'M0 140V104q14-16 32-8q4-22 26-22t28 22q20-8 30 8q40 8 74 2q8-18 30-14q8-20 30-16t24 24q22-10 46 14v26z',
    ),
    fill(
      'y',
      'M0 168v-26q8-16 28-12q12-14 30-4q14 4 16 18l10 24zM320 168v-30q-8-12-26-8q-14-10-26 4q-14 6-14 20l-8 14z',
    ),
    at(276, 132, palm(), -0.95),
    at(36, 130, palm(), 0.8),
    fill('b', 'M82 156h152v12H82z'),
    fill('f', 'M96 146h124v10H96z'),
    fill('b', 'M108 146V96h100v50z'),
    fill('f', 'M100 96l10-10h96l10 10zM116 86l8-10h68l8 10zM132 76l6-10h40l6 10z'),
    fill('e', 'M142 66q0-18 16-22q16 4 16 22zM156 44v-8h4v8z'),
    fill(
      't',
      'M100 96h116M116 86h84M132 76h52M108 146V96M208 146V96M118 96v50M134 96v50M182 96v50M198 96v50M96 146h124',
    ),
    fill('i', 'M144 146v-30q14-16 28 0v30z'),
    fill('a', 'M120 104h12v8h-12zM184 104h12v8h-12z'),
    row([116, 200], 168, chariotWheel),
    at(66, 168, elephant, 1.2),
    at(250, 168, elephant, -1.2),
    row([14, 306], 168, tree('d'), 0.6),
  ),
  kerala: scene(
    'dawn',
    fill('x', 'M0 132v-20q20-14 40-4q18-16 42-4q20-10 40 2q40-8 80 4q24-18 50-4q20-12 40 0l28-4v30z'),
    row([18, 232, 292], 130, palm('y'), 0.85),
    row([46, 262], 130, palm('d'), 0.7),
    at(180, 44, birds),
    water(128),
    fill('f', 'M88 142v-18h136v18z'),
    fill('a', 'M78 126q2-34 40-36q20 0 30 8q10-12 34-12q46 0 52 40z'),
    fill(
      't',
      'M78 126h156M94 104q-6 10-6 22M110 94q-6 12-6 32M128 92q-6 14-6 34M148 98q-2 12-2 28M168 90q4 14 4 36M190 88q8 16 8 38M210 94q8 14 8 32',
    ),
    fill(
      'i',
      'M100 140v-10h16v10zM124 140v-10h16v10zM148 140v-10h16v10zM172 140v-10h16v10zM196 140v-10h16v10z',
    ),
    fill('e', 'M226 134h14v8h-14zM58 138h24v5H58z'),
    fill('g', 'M36 122c2 14 12 20 30 20h176c20 0 34-8 42-24c4 30-14 44-44 44H84c-30 0-46-14-48-40z'),
    fill('a', 'M42 142c8 6 16 8 26 8h172c14 0 26-4 36-10l-4 8c-10 6-20 8-32 8H70c-12 0-20-4-28-14z'),
    fill('d', 'M0 168q8-10 22-6q10-6 20 6zM284 168q8-10 18-6q10-4 18 2v4z'),
  ),
  lakshadweep: scene(
    'dusk',
    fill('w', 'M0 112h320v56H0z'),
    fill('c', 'M190 118h50v2h-50zM140 126h30v2h-30zM270 124h40v2h-40z'),
    fill('x', 'M176 112q20-10 50-10t54 10z'),
    row([206, 226, 244], 106, palm('y'), 0.42),
    at(176, 132, sailBoat, 0.85),
    fill('d', 'M0 136c70-12 220-10 320 6v26H0z'),
    snow('M0 134c70-12 220-10 320 6v3c-100-16-250-18-320-6z'),
    fill('f', 'M0 168v-30c50-10 120-4 150 12q20 10 44 18z'),
    fill('f', 'M320 150q-40 4-66 18h66z'),
    fill('c', 'M60 146l6-96h24l6 96z'),
    fill('e', 'M64.5 74l1.5-20h24l1.5 20zM61.5 118l1.5-20h30l1.5 20zM59.5 146l.5-6h36l.5 6z'),
    fill('i', 'M60 46h36v6H60zM73 84q5-7 10 0v8H73zM73 126q5-7 10 0v8H73z'),
    fill('a', 'M68 46V30h20v16z'),
    fill('e', 'M64 30q14-20 28 0z'),
    fill('t', 'M78 20v-8M78 30v16M60 46v-7h36v7'),
    fill('c', 'M104 148v-22h40v22z'),
    fill('e', 'M98 126l10-14h32l10 14z'),
    fill('i', 'M110 148v-14h10v14zM128 132h10v8h-10z'),
    at(26, 152, palm(), 1.2),
    at(304, 158, palm(), -1),
    fill('g', 'M214 156h54q-6 10-16 10h-26q-8 0-12-10z'),
    fill('a', 'M216 158h50l-2 3h-46z'),
  ),
  puducherry: scene(
    'day',
    fill('x', 'M130 90V58l9-22 9 22v10h24V58l9-22 9 22v32z'),
    fill('t', 'M139 36v-8M136 31h6M181 36v-8M178 31h6'),
    at(276, 44, cloud, 0.9),
    at(-2, 168, frenchHouse('a', 'g'), 1.06),
    at(106, 168, frenchHouse('e', 'y'), 1.12),
    at(220, 168, frenchHouse('a', 'g'), 1.06),
    at(102, 168, tree('d'), 1.5),
    dots('e', 3, [
      [90, 128],
      [102, 118],
      [112, 130],
      [98, 138],
      [116, 142],
      [86, 144],
      [106, 146],
    ]),
    fill('i', 'M232 168v-66h3v66zM228 92h11l-2 10h-7z'),
    fill('a', 'M230 93h7l-1 7h-5z'),
    fill(
      'l',
      'M180 168a9 9 0 1 1 .5 0zM212 168a9 9 0 1 1 .5 0zM180 159l7-14h18l7 14M187 145l8 14h-15M195 159l10-14M184 141h6M203 139h6',
    ),
  ),
  'tamil-nadu': scene(
    'dawn',
    fill('x', 'M0 146v-24q20-14 44-4q20-12 48 0h136q26-14 48-2q22-12 44 2v28z'),
    at(244, 48, birds),
    row([26, 60], 150, palm('y'), 1.05),
    at(292, 150, palm('y'), -1.15),
    fill('e', 'M0 138h320v30H0z'),
    fill('c', Array.from({ length: 20 }, (_, n) => `M${n * 16} 138h8v30h-8z`).join('')),
    fill('f', 'M0 132h320v6H0z'),
    fill('f', 'M102 168v-30h116v30z'),
    storey(116, 54, 'e'),
    storey(95, 46, 'a'),
    storey(74, 38, 'd'),
    storey(53, 30, 'e'),
    fill('a', 'M134 53q-4-20 8-22h36q12 2 8 22z'),
    fill('t', 'M142 31v-7M151 31v-7M160 31v-8M169 31v-7M178 31v-7M134 53h52M142 42h36M102 150h36M182 150h36'),
    fill('i', 'M146 168v-24h28v24z'),
    fill('c', 'M142 138h36v5h-36zM142 138h5v30h-5zM173 138h5v30h-5z'),
  ),
  telangana: scene(
    'dusk',
    fill('x', 'M0 168V122l26-10 16-30h12v-8h8v8h14V64h10v-8h34v8h10v20h14v-8h8v8h14l20 32 60 8 74-8v52z'),
    at(58, 40, birds),
    fill('y', 'M0 168v-26q40-16 90-4t110 0 120-6v36z'),
    row([18, 300], 160, tree('d')),
    row([112, 208], 168, gatePillar),
    fill('f', 'M78 72h164v8H78z'),
    fill('a', 'M70 60q12 2 16 12h148q4-10 16-12v-4q-18 0-24 8H94q-6-8-24-8z'),
    fill('f', 'M120 118h80v-6h-80z'),
    fill('t', 'M78 72h164M78 80h164M120 112h80M120 118h80M88 80v14M232 80v14M136 72V64M160 72V64M184 72V64'),
    fill('e', 'M84 94h8v8h-8zM228 94h8v8h-8zM152 64q8-18 16 0zM130 64q6-12 12 0zM178 64q6-12 12 0z'),
    fill('e', 'M120 80q2 20 18 32h-18zM200 80q-2 20-18 32h18zM104 80q-2 14-14 20h14zM216 80q2 14 14 20h-14z'),
    fill(
      'b',
      'M40 168v-26h10v26zM36 142h18v-5H36zM66 168v-16h10v16zM250 168v-30h10v30zM246 138h18v-5h-18zM276 168v-14h10v14z',
    ),
    fill('b', 'M138 168v-6h44v6zM146 162v-6h28v6z'),
    fill('a', 'M152 156q8-14 16 0z'),
  ),
}
