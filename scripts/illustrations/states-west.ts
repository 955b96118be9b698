import {
  at,
  birds,
  cloud,
  disc,
  fill,
  palm,
  pennant,
  prayerFlags,
  row,
  type Scene,
  scene,
  tree,
  water,
} from './states-scenery.ts'

const camel =
  fill('t', 'M-13-15V0M-9-15V0M9-15V0M13-15V0') +
  fill(
    'i',
    'M-17-14c-1-8 3-11 8-11q5-9 10 0h4q5-9 10 0c3 0 4-2 5-6l3-11q1-4 6-4l6 2v4h-7l-2 10c-2 8-4 13-9 16z',
  ) +
  fill('e', 'M-9-26q5-9 10 0v10h-10z')

const chhatri =
  fill('a', 'M-9-12q0-10 9-13q9 3 9 13z') + fill('y', 'M-8 0v-12h3V0zM-1.5 0v-12h3V0zM5 0v-12h3V0z')

const bhunga =
  fill('e', 'M-27 0v-28h54V0z') +
  fill('f', 'M-27-14h54v8h-54z') +
  fill('t', 'M-27-6l6.5-8 6.5 8 6.5-8M27-6l-6.5-8-6.5 8-6.5-8') +
  fill('a', 'M-36-25L0-62l36 37z') +
  fill('t', 'M-36-25h72M-20-41h40M0-62v-7') +
  fill('i', 'M-8 0v-20h16V0z')

/** A paper kite on its string. */
function kite(body: string, wing: string): string {
  return `<g transform="rotate(20)">${
    fill('t', 'M0 20q10 6 6 18t8 18') +
    fill(body, 'M0-18L17 0 0 18zM0 17l6 9H-6z') +
    fill(wing, 'M0-18L-17 0 0 18z') +
    fill('t', 'M0-18v36M-17 0q17-10 34 0')
  }</g>`
}

const fishingBoat =
  fill('t', 'M4-14v-42M4-52l26 36M4-52l-26 36') +
  fill('e', 'M-40-16h84l-8 16h-64z') +
  fill('c', 'M-37-10h78l-2 4h-74z') +
  fill('a', 'M12-30h18v14H12z') +
  fill('i', 'M16-26h10v6H16z')

const parasol =
  fill('i', 'M-2 0h4v-46h-4z') +
  fill('e', 'M-34-40q6-24 34-24q28 0 34 24z') +
  fill('c', 'M-16-40q2-20 16-24q14 4 16 24z')

const torana =
  fill('a', 'M-34 0v-66h9V0zM25 0v-66h9V0z') +
  fill(
    'e',
    'M-50-84q50-12 100 0v8q-50-12-100 0zM-48-68q48-12 96 0v8q-48-12-96 0zM-46-52q46-12 92 0v8q-46-12-92 0z',
  ) +
  fill('t', 'M-34-30h9M25-30h9M-34-14h9M25-14h9M-16-79v11M16-79v11M-16-62v10M16-62v10M0-81v10M0-64v10') +
  fill('a', 'M-31-88h4v-8h-4zM27-88h4v-8h-4zM-6-90q0-8 6-10q6 2 6 10z')

/** The desert, the western coast, and the middle of the country. */
export const westernStates: Record<string, Scene> = {
  chhattisgarh: scene(
    'dusk',
    fill('x', 'M0 96c40-26 70-24 104-14s70-20 110-10 70-6 106 10v50H0z'),
    fill('y', `M0 96${'q8-16 18-4q8-14 22 4'.repeat(8)}v20H0z`),
    fill('gr', 'M0 98h320v70H0z'),
    fill('w', 'M92 98h136c-8 22-8 40-4 62H96c4-22 4-40-4-62z'),
    fill(
      'b',
      'M100 98h6q4 34 2 62h-6q2-34-2-62zM118 98h10q2 34 0 62h-8q2-30-2-62zM140 98h5v62h-4zM156 98h10v62h-10zM180 98h5l-2 62h-5zM196 98h8q-4 30-2 62h-8q-2-30 2-62zM214 98h6q-4 28-2 62h-6q-2-34 2-62z',
    ),
    fill('gr', 'M0 98h92l-8 14 8 10-8 16 6 30H0zM320 98h-92l8 14-8 10 8 16-6 30h90z'),
    fill(
      'y',
      'M0 104h76l-6 8H0zM0 124h82l-8 8H0zM0 146h80l4 10H0zM320 104h-76l6 8h70zM320 124h-82l8 8h74zM320 146h-80l-4 10h84z',
    ),
    row([40, 286], 98, tree('d')),
    at(64, 98, tree('d'), 0.75),
    at(262, 98, tree('d'), 0.75),
    fill('w', 'M56 158h208l34 10H22z'),
    fill(
      'b',
      'M84 160a10 6 0 0 1 18-5a12 8 0 0 1 22-2a12 8 0 0 1 22 0a12 8 0 0 1 24 0a12 8 0 0 1 22 0a12 8 0 0 1 22 2a10 6 0 0 1 18 5z',
    ),
    at(150, 46, birds),
  ),
  'dadra-and-nagar-haveli-and-daman-and-diu': scene(
    'dawn',
    fill('x', 'M0 132V96h18v-8h30v12h26v-14h22v46zM204 132V92h30v-10h24v14h34v-8h28v44z'),
    at(262, 50, birds),
    row([22, 292], 138, palm('y'), 0.9),
    fill('c', 'M112 132V84h20V62q14-4 28-24q14 20 28 24v22h20v48z'),
    fill('t', 'M112 132V84h20V62q14-4 28-24q14 20 28 24v22h20v48M132 84h56M132 62h56M160 38v-14M155 29h10'),
    disc('a', 160, 72, 6),
    fill('i', 'M150 132v-24q10-14 20 0v24zM120 112v-10q5-6 10 0v10zM190 112v-10q5-6 10 0v10z'),
    fill('e', `M0 132${'v-7h8v7h8'.repeat(20)}v16H0z`),
    fill('f', 'M62 148l4-30h44l4 30zM206 148l4-30h44l4 30z'),
    fill('f', 'M64 118v-8h8v8h10v-8h12v8h10v-8h8v8zM208 118v-8h8v8h10v-8h12v8h10v-8h8v8z'),
    fill('i', 'M82 132h12v6H82zM226 132h12v6h-12z'),
    water(146),
    at(150, 168, fishingBoat, 0.75),
  ),
  goa: scene(
    'dusk',
    fill('x', 'M0 116l30-6 14-22 40-6 40 18 30 16z'),
    fill('w', 'M0 114h320v54H0z'),
    fill('c', 'M210 122h70v2h-70zM226 130h40v2h-40zM100 124h40v2h-40zM24 128h36v2H24z'),
    fill('e', 'M226 116h50l-6 10h-38zM248 112V80l22 32z'),
    fill('f', 'M0 142c70-14 130-2 190-4s100-8 130-2v32H0z'),
    fill('a', 'M0 156c90-10 190 2 320-6v18H0z'),
    at(20, 160, palm(), 1.35),
    fill('y', 'M78 160v-48h5v48zM158 160v-48h5v48zM116 160v-60h5v60z'),
    fill('e', 'M82 140h76v20H82z'),
    fill('c', 'M76 134h88v6H76z'),
    fill('t', 'M97 140v20M112 140v20M127 140v20M142 140v20'),
    fill('a', 'M62 116l22-32h70l24 32z'),
    fill('t', 'M62 116h116M84 84l-6 32M102 84l-4 32M119 84v32M136 84l4 32M154 84l8 32'),
    prayerFlags([83, 122], [158, 122], 5, 5),
    at(208, 164, parasol, 0.8),
    fill('g', 'M232 160l26-14 3 4-18 12h-10z'),
    at(306, 164, palm(), -1.15),
  ),
  gujarat: scene(
    'day',
    fill('x', 'M0 138l50-22 44 12 60-24 54 20 50-14 62 20v20H0z'),
    fill('c', 'M0 136h320v32H0z'),
    fill(
      't',
      'M0 150l22-6 26 8 20 16M48 152l34-10 30 8 10 18M112 150l36-8M206 150l30-8 34 8 14 18M270 150l30-8 20 4',
    ),
    at(150, 44, kite('e', 'a'), 1.1),
    at(232, 34, kite('a', 'g')),
    at(288, 64, kite('d', 'e'), 0.8),
    at(108, 76, kite('g', 'd'), 0.65),
    at(264, 160, bhunga, 0.9),
    at(60, 162, bhunga, 1.1),
    at(166, 168, bhunga, 1.3),
  ),
  'madhya-pradesh': scene(
    'dawn',
    fill('x', 'M0 168v-42q20-18 44-6q24-18 50 0q60-8 130 0q24-20 50 0q24-14 46 4v44H0z'),
    at(264, 46, birds),
    row([20, 300], 160, tree(), 1.1),
    fill('y', 'M158 30h4v34h-4z'),
    fill('e', 'M140 60q20-15 40 0zM146 49q14-12 28 0zM151 39q9-10 18 0z'),
    fill('f', 'M144 76V62h32v14z'),
    fill('t', 'M144 76V62h32v14M144 69h32M152 62v14M160 62v14M168 62v14'),
    fill('f', 'M80 142c0-44 34-68 80-68s80 24 80 68z'),
    fill('t', 'M80 142c0-44 34-68 80-68s80 24 80 68M92 112q68-14 136 0'),
    fill('b', 'M62 136h196v20H62z'),
    fill('t', 'M62 142h196M62 149h196M74 136v20M90 136v20M106 136v20M214 136v20M230 136v20M246 136v20'),
    fill('f', 'M134 168v-34h52v34z'),
    fill('i', 'M146 168v-20q14-16 28 0v20z'),
    at(160, 168, torana),
    fill('d', 'M0 160h112l6 8H0zM208 160h112v8H202z'),
  ),
  maharashtra: scene(
    'day',
    fill(
      'x',
      'M0 122l16-4 8-18 20-4 8-18h40l8 18 22 6 10 20 30-2V78l6-22h26l8 22 30 8 8 16 26-4 10 16 44 6v52H0z',
    ),
    at(262, 44, cloud),
    at(130, 36, cloud, 0.7),
    fill('y', 'M40 168l20-20 22-4 12-24 24-6 10-24 18-4h92l16 6 10 22 22 6 12 24 22 24z'),
    fill('g', 'M94 120l24-6h132l14 6-8 6H102zM128 90l18-4h92l16 6-8 4H134zM60 148l22-4h194l10 6-10 6H74z'),
    fill('w', 'M190 96h4v24h-4zM196 120h4v28h-4zM112 126h4v20h-4z'),
    fill('f', 'M138 88V70h6v-5h6v5h6v-5h6v5h6v-5h6v5h6v-5h6v5h6v-5h6v5h6v-5h6v5h6v-5h6v5h6v-5h6v5h6v18z'),
    fill('e', 'M166 88V60h6v-5h6v5h8v-5h6v5h6v28zM134 88l2-24h16l2 24zM214 88l2-24h16l2 24z'),
    fill('i', 'M176 88V76q6-7 12 0v12z'),
    at(182, 58, pennant('a'), 1.1),
    fill('d', 'M0 150c50-14 90-6 130 2s120-12 190-4v20H0z'),
    fill('w', 'M90 168c10-10 60-14 110-12s60 6 60 12z'),
    row([18, 44, 290], 164, tree(), 0.8),
    at(312, 168, tree('y')),
  ),
  rajasthan: scene(
    'dusk',
    fill('x', 'M0 124l24-8 20-34h136l24 32 40 14 76-10v50H0z'),
    fill('y', 'M48 116V74h6v-6h6v6h8v-6h6v6h8V58h20v-8h26v10h18v12h10v-4h6v4h8v-4h6v4h8v44z'),
    fill('g', 'M48 116l4-34h14l4 34zM108 116l3-40h16l3 40zM160 116l4-30h14l4 30z'),
    fill(
      'c',
      'M84 66h4v6h-4zM92 66h4v6h-4zM113 56h4v6h-4zM121 56h4v6h-4zM136 68h4v6h-4zM84 82h4v6h-4zM92 82h4v6h-4zM136 84h4v6h-4zM144 84h4v6h-4z',
    ),
    at(92, 58, chhatri, 0.8),
    at(115, 50, chhatri),
    at(138, 60, chhatri, 0.8),
    at(115, 24, pennant('e'), 0.6),
    fill('f', 'M0 126c60-20 110 6 160 8s110-20 160-8v42H0z'),
    fill('e', 'M110 168c50-44 130-48 210-30v30z'),
    at(206, 139, camel, 0.9),
    at(254, 134, camel, 0.9),
    fill('a', 'M0 146c50-18 90-4 130 8s120 16 190-6v20H0z'),
    fill('t', 'M20 152q28-6 54 2M90 162q20-2 40 4M246 160q20 0 44-6'),
  ),
}
