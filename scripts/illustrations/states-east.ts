import {
  at,
  birds,
  cloud,
  disc,
  dots,
  fill,
  palm,
  pine,
  row,
  type Scene,
  scene,
  snow,
  tree,
  water,
} from './states-scenery.ts'

const wheelSpokes = [0, 45, 90, 135]
  .map(
    (turn) =>
      `<path class="y" transform="rotate(${turn})" d="M-2-42h4l2 20-2 12h-4l-2-12zM-2 42h4l2-20-2-12h-4l-2 12z"/>`,
  )
  .join('')

/** A wheel of the sun temple; its spokes are the fine ones unless others are given. */
function konarkWheel(spokes: string): string {
  return (
    disc('f', 0, 0, 52) +
    '<circle class="l" r="52"/><circle class="t" r="45"/>' +
    fill('t', 'M0 0l17-41M0 0l41-17M0 0l41 17M0 0l17 41M0 0l-17 41M0 0l-41 17M0 0l-41-17M0 0l-17-41') +
    spokes +
    disc('l a', 0, 0, 11)
  )
}

const plainSpokes = fill('l sg', 'M0-44v88M-44 0h88M-31-31l62 62M31-31l-62 62')

/** Tea picker seen from behind, basket on the back. */
function picker(skirt: string): string {
  return (
    fill(skirt, 'M-10 0l5-26H5l5 26z') +
    disc('i', 0, -32, 6) +
    fill('a', 'M-8-30h16l-3 18H-5z') +
    fill('t', 'M-6-24H6M-5-18H5M-8-30q8-10 16 0')
  )
}

/** A hedge of tea: rounded bushes from edge to edge. */
function teaRow(y: number, bush: number, classes: string): string {
  const count = Math.ceil(320 / bush)
  return fill(classes, `M0 ${y}${`q${bush / 2}-${Math.round(bush * 0.6)} ${bush} 0`.repeat(count)}V168H0z`)
}

const kansGrass = fill('t', 'M0 0q2-18 6-30') + fill('f', 'M4-26q0-20 14-28q4 16-10 28z')

const lotusPond =
  fill('d', 'M-14 0a14 4 0 0 1 28 0a14 4 0 0 1-28 0z') + fill('e', 'M-6-1q0-6 2-7q3 2 4-3q1 5 4 3q2 1 2 7z')

/** The eastern states that face the Bay of Bengal and the Ganga, with Sikkim and Assam. */
export const easternStates: Record<string, Scene> = {
  assam: scene(
    'day',
    fill('x', 'M0 122l40-24 40 12 54-34 50 26 46-24 44 24 46-14v50H0z'),
    at(250, 44, cloud),
    at(168, 58, cloud, 0.6),
    fill('w', 'M0 120h320v12H0z'),
    fill('y', 'M0 134c80-14 220-14 320-4v38H0z'),
    fill('a', 'M196 108l10-20h62l10 20z'),
    fill('f', 'M204 108h66v18h-66z'),
    fill('i', 'M212 112h8v8h-8zM231 112h12v14h-12zM254 112h8v8h-8z'),
    fill('t', 'M206 126v10M222 126v10M252 126v10M268 126v10M198 108h78M216 88l-6 20M258 88l6 20'),
    row([30, 152], 136, tree('g'), 1.3),
    at(300, 138, tree('g'), 1.1),
    teaRow(142, 20, 'd'),
    at(110, 152, picker('e')),
    at(196, 154, picker('g')),
    teaRow(154, 26, 'y'),
    at(66, 164, picker('g'), 1.15),
    at(246, 166, picker('e'), 1.15),
    teaRow(167, 32, 'd'),
  ),
  bihar: scene(
    'dawn',
    fill('x', 'M0 168v-40q20-16 44-4q22-14 44 2h150q20-16 44-4q20-12 38 2v44z'),
    at(236, 40, birds),
    fill('y', 'M28 168q8-30 2-58h12q-2 28 8 58z'),
    fill(
      'd',
      'M-4 128a18 18 0 0 1 8-32a30 26 0 0 1 58-6a24 22 0 0 1 26 30a16 14 0 0 1-18 12H10a14 12 0 0 1-14-4z',
    ),
    fill('b', 'M92 168v-28h152v28z'),
    fill('t', 'M92 147h152M108 168v-15h8v15M128 168v-15h8v15M200 168v-15h8v15M220 168v-15h8v15'),
    fill('e', 'M100 140l6-40h6l6 40zM218 140l6-40h6l6 40z'),
    fill('a', 'M105 100q0-8 4-11q4 3 4 11zM223 100q0-8 4-11q4 3 4 11z'),
    fill('f', 'M130 140l22-100h32l22 100z'),
    fill('e', 'M135.5 116h65l2 10h-69zM140 94h56l2 10h-60zM145 72h46l2 10h-50zM149.5 52h37l2 9h-41z'),
    fill('t', 'M130 140l22-100h32l22 100M168 52v64'),
    fill('a', 'M154 40q-2-8 6-10h16q8 2 6 10zM160 30q0-6 8-10q8 4 8 10z'),
    fill('a', 'M162 21h12l-6-15z'),
    fill('i', 'M150 168v-36q18-18 36 0v36z'),
    fill('a', 'M158 168v-32q10-10 20 0v32z'),
    fill('d', 'M252 168q4-14 16-12q8-10 20-2q14-4 18 4q10-2 14 4v6z'),
    at(284, 168, tree('g')),
  ),
  jharkhand: scene(
    'dawn',
    fill('x', 'M0 132q30-50 74-46 30-34 70-28 40 6 60 30 30-16 60-4 36 6 56 30v54H0z'),
    fill('y', 'M0 150q60-24 130-14t190-6v38H0z'),
    row([14, 36, 62], 150, tree('g'), 1.5),
    row([256, 284, 308], 152, tree('g'), 1.6),
    at(80, 158, tree('d'), 1.1),
    at(152, 48, birds),
    fill('e', 'M108 168v-44h116v44z'),
    fill('f', 'M108 150h116v18H108z'),
    fill('a', 'M94 128l26-36h92l26 36z'),
    fill(
      't',
      'M94 128h144M120 92l-8 36M140 92l-4 36M160 92v36M180 92l2 36M200 92l6 36M108 150h46M182 150h42',
    ),
    fill('i', 'M156 168v-32h24v32z'),
    fill(
      'c',
      'M114 146l5-10 5 10zM126 146l5-10 5 10zM138 146l5-10 5 10zM188 146l5-10 5 10zM200 146l5-10 5 10zM212 146l5-10 5 10z',
    ),
    fill(
      'i',
      'M116 164v-5h-3l4-5h10v-4l5 4v6h-3v4h-3v-4h-7v4zM204 164v-5h-3l4-5h10v-4l5 4v6h-3v4h-3v-4h-7v4z',
    ),
    fill('y', 'M240 168q-4-10 0-16h-2v-4h14v4h-2q4 6 0 16z'),
    fill('e', 'M88 168q-5-8 0-12h-2v-4h14v4h-2q5 4 0 12z'),
  ),
  odisha: scene(
    'dawn',
    fill(
      'x',
      'M54 128h212v-14h-10l-12-14h-8l-12-14h-8l-10-14h-8l-8-12q-10-24-40-24t-38 24l-8 12h-8l-10 14h-8l-12 14h-8l-4 14z',
    ),
    fill('t', 'M104 86h116M90 100h144M118 72h90M160 36V24'),
    row([18, 44], 132, palm('y'), 0.95),
    at(298, 132, palm('y'), -1),
    fill('b', 'M0 128h320v40H0z'),
    fill('f', 'M0 122h320v6H0z'),
    fill('e', 'M0 160h320v8H0z'),
    fill('t', 'M0 136h320M0 152h320M108 136v16M212 136v16M8 136v16M312 136v16'),
    fill('a', 'M98 148l5-8 5 8zM212 148l5-8 5 8zM4 148l5-8 5 8zM306 148l5-8 5 8z'),
    at(52, 132, konarkWheel(plainSpokes), 0.68),
    at(268, 132, konarkWheel(plainSpokes), 0.68),
    at(160, 114, konarkWheel(wheelSpokes), 1.03),
  ),
  sikkim: scene(
    'day',
    fill('x', 'M0 112l40-34 24 12 52-50 26 12 30-30 42 44 22-10 42 40 42-18v70H0z'),
    snow(
      'M172 22l-30 30-26-12-18 17 12 0 8 9 12-10 12 12 14-10 12 12 10-14 12 8 8-10 8 4zM236 56l-16 7 8 4 8 6 8-7 8 4z',
    ),
    fill('y', 'M0 134q60-30 120-12t110-6 90-4v56H0z'),
    row([110, 262], 136, pine('g')),
    row([92, 282, 308], 142, pine('d'), 1.1),
    fill('f', 'M142 168v-34h92v34z'),
    fill('e', 'M142 134h92v8h-92z'),
    fill('a', 'M126 134q14-2 20-16h84q6 14 20 16z'),
    fill('f', 'M158 118V98h60v20z'),
    fill('e', 'M158 98h60v6h-60z'),
    fill('a', 'M144 98q14-2 18-14h52q4 12 18 14z'),
    fill('e', 'M176 84V72h24v12z'),
    fill('a', 'M166 72q12-2 16-12h12q4 10 16 12zM185 60v-8h6v8z'),
    fill(
      'i',
      'M166 108h10v8h-10zM183 108h10v8h-10zM200 108h10v8h-10zM180 168v-20h16v20zM150 148h14v10h-14zM212 148h14v10h-14z',
    ),
    fill('t', 'M126 134h124M144 98h88M166 72h44M142 162h38M196 162h38'),
    fill('t', 'M18 168V92M38 168V80M58 168V88M78 168V98'),
    fill('a', 'M18 92h9v58h-9z'),
    fill('e', 'M38 80h9v66h-9z'),
    fill('c', 'M58 88h9v60h-9z'),
    fill('g', 'M78 98h9v50h-9z'),
    fill('d', 'M246 168q4-14 16-12q8-12 22-4q14-6 20 6q10-2 16 4v6z'),
    dots('e', 3, [
      [262, 160],
      [276, 156],
      [290, 160],
      [304, 164],
      [272, 165],
    ]),
  ),
  'west-bengal': scene(
    'dusk',
    fill('x', 'M0 142v-22q18-14 40-4q20-16 44 0h150q20-14 44 0q20-12 42 4v22z'),
    row([26, 52], 144, palm('y'), 1.05),
    at(298, 144, palm('y'), -1.1),
    at(88, 44, birds),
    fill('e', 'M98 148V98h124v50z'),
    fill('a', 'M88 102q72-30 144 0l-4 8q-68-26-136 0z'),
    fill('e', 'M138 92V66h44v26q-22-6-44 0zM104 98V78h22v16zM194 94V78h22v20z'),
    fill(
      'a',
      'M132 68q28-34 56 0l-3 5q-25-14-50 0zM100 80q15-20 30 0l-3 4q-12-8-24 0zM190 80q15-20 30 0l-3 4q-12-8-24 0z',
    ),
    fill(
      't',
      'M160 50v-9M115 70v-6M205 70v-6M98 118h124M98 126h10M212 126h10M112 118v30M130 118v30M190 118v30M208 118v30',
    ),
    fill(
      'i',
      'M134 148v-14q6-10 12 0v14zM154 148v-16q6-12 12 0v16zM174 148v-14q6-10 12 0v14zM154 88V78q6-7 12 0v10zM112 92v-6q3-4 6 0v5zM202 91v-5q3-4 6 0v6z',
    ),
    fill('f', 'M84 148h152v6H84z'),
    water(154),
    at(120, 164, lotusPond),
    at(206, 165, lotusPond, 0.8),
    row([10, 32], 168, kansGrass, 0.9),
    row([310, 288], 168, kansGrass, -0.9),
  ),
}
