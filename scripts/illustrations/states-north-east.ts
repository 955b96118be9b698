import { at, birds, cloud, disc, fill, row, type Scene, scene, snow, tree, water } from './states-scenery.ts'

const bamboo =
  fill('l sg', 'M0 0q-2-40 4-80M12 0q0-34 8-66') +
  fill(
    'd',
    'M4-80q14-6 20 4q-14 2-20-4zM3-62q-16-4-20 6q14 4 20-6zM20-66q14-2 16 8q-12 0-16-8zM2-44q14-4 18 6q-12 2-18-6zM14-46q-10-6-16 2q8 6 16-2z',
  )

const stiltHut =
  fill('t', 'M-24 0v-16M-8 0v-16M8 0v-16M24 0v-16') +
  fill('f', 'M-28-16v-22h56v22z') +
  fill('t', 'M-28-27h20M8-27h20M-28-16h56') +
  fill('i', 'M-7-16v-18H7v18z') +
  fill('a', 'M-38-36l14-26h48l14 26z') +
  fill('t', 'M-24-62l-6 26M-8-62l-2 26M8-62l2 26M24-62l6 26')

/** House of a hill town: wall, tin roof, legs down the slope. */
function hillHouse(wall: string, roof: string): string {
  return (
    fill('t', 'M-14 14V0M14 14V0') +
    fill(wall, 'M-18 0v-20h36V0z') +
    fill(roof, 'M-23-19l9-13h28l9 13z') +
    fill('i', 'M-12-14h7v8h-7zM4-14h7v8H4z')
  )
}

const phumdi = (width: number) =>
  fill(
    'd',
    `M${-width} 0a${width} ${width / 4.5} 0 0 1 ${width * 2} 0a${width} ${width / 4.5} 0 0 1-${width * 2} 0z`,
  )

const fishingHut =
  fill('f', 'M-14 0v-16h28V0z') + fill('a', 'M-20-14L0-34l20 20z') + fill('i', 'M-4 0v-11h8V0z')

const canoe =
  fill('g', 'M-34-8q8 5 34 5t34-5q-4 12-16 12h-36q-12 0-16-12z') +
  fill('e', 'M-6-3l3-15h8l3 15z') +
  disc('i', 1, -22, 4.5) +
  fill('t', 'M6-16l22 18')

/** The seven sisters without Assam. */
export const northEasternStates: Record<string, Scene> = {
  'arunachal-pradesh': scene(
    'dawn',
    fill('x', 'M0 104l50-48 36 34 54-60 60 58 36-28 84 60v50H0z'),
    snow('M140 30l-22 24 10-2 8 8 8-8 10 6 12-4zM50 56l-14 14 8-1 7 5 7-6 6 1z'),
    fill('y', 'M0 168v-58q50-8 84 22 20 16 26 36zM320 168v-66q-56-4-88 26-18 16-24 40z'),
    fill('g', 'M0 168v-38q36 0 60 16 14 10 20 22zM320 168v-40q-40-2-62 16-12 10-18 24z'),
    fill('w', 'M154 114h8q-4 16 8 28t42 26H98q38-12 46-26t10-28z'),
    fill('c', 'M142 136h14v2h-14zM132 150h16v2h-16zM150 160h22v2h-22z'),
    fill('l', 'M58 104v28M262 98v30M58 106Q160 162 262 100M58 124Q160 176 262 120'),
    fill(
      't',
      'M78 115v19M98 123v19M118 129v17M138 132v16M158 132v16M178 130v17M198 125v19M218 118v19M238 110v20',
    ),
    at(26, 118, stiltHut, 0.8),
    at(292, 112, stiltHut, 0.8),
    at(74, 168, bamboo, 0.7),
    at(252, 168, bamboo, -0.8),
    at(226, 46, birds),
  ),
  manipur: scene(
    'dusk',
    fill('x', 'M0 112q40-34 80-22 36-34 84-22 40-20 72 6 40-10 84 24v20H0z'),
    fill('y', 'M0 118q60-18 120-8t120-6 80 4v12H0z'),
    at(96, 42, birds),
    water(116),
    at(70, 128, phumdi(40)),
    at(176, 124, phumdi(28)),
    at(284, 134, phumdi(44)),
    at(146, 150, phumdi(60)),
    at(30, 158, phumdi(36)),
    at(252, 162, phumdi(38)),
    at(70, 128, fishingHut, 0.8),
    at(176, 124, fishingHut, 0.6),
    at(128, 150, fishingHut, 1.15),
    at(284, 134, fishingHut, 0.95),
    fill('t', 'M166 150v-34M166 116l26 20M160 122q18 2 26 20M96 128v-14M258 134v-16'),
    at(222, 150, canoe, 0.9),
    at(58, 146, canoe, -0.75),
    fill('e', 'M20 157q0-7 3-8q2 1 3-3q1 4 3 3q3 1 3 8zM252 161q0-7 3-8q2 1 3-3q1 4 3 3q3 1 3 8z'),
  ),
  meghalaya: scene(
    'day',
    fill('x', 'M0 168V84q40-22 80-8t80-18 90 14 70-8v104z'),
    fill('w', 'M152 60h12l4 108h-24z'),
    at(70, 60, cloud, 1.2),
    at(158, 48, cloud),
    at(252, 56, cloud, 1.3),
    fill('t', 'M94 70l-5 12M110 80l-5 12M126 68l-5 12M184 68l-5 12M200 80l-5 12M216 68l-5 12'),
    fill('g', 'M0 168V92q30-4 50 20t40 56zM320 168V88q-34-2-54 22t-42 58z'),
    fill('w', 'M96 168q30-8 36-24h56q6 16 36 24z'),
    fill('c', 'M140 150h26v2h-26zM122 160h22v2h-22zM166 158h30v2h-30z'),
    fill(
      'y',
      'M20 168q10-40 2-84h24q0 20 20 32q40 20 94 18t94-20q20-10 22-30h24q-8 44 4 84h-30q4-22-4-36q-40 22-110 22T54 132q-8 14-2 36z',
    ),
    fill(
      't',
      'M48 114q50 32 112 30t112-32M44 122q52 30 116 28t116-30M32 88q2 40-2 76M288 88q-2 40 4 76M40 92q0 14 8 22M280 92q0 14-8 22',
    ),
    fill('l', 'M44 96q58 34 116 32t116-34'),
    fill('t', 'M70 110v16M96 120v18M128 127v18M160 128v18M192 127v18M224 119v18M250 109v16'),
    fill(
      'd',
      'M-6 96a18 16 0 0 1 10-26a26 22 0 0 1 48-4a20 18 0 0 1 20 28a14 10 0 0 1-14 8H6zM326 96a18 16 0 0 0-10-26a26 22 0 0 0-48-4a20 18 0 0 0-20 28a14 10 0 0 0 14 8h52z',
    ),
    fill('d', 'M60 168q4-12 16-10q8-8 18 0q10 0 12 10zM210 168q4-12 16-10q8-8 18 0q10 0 12 10z'),
  ),
  mizoram: scene(
    'dawn',
    fill('x', 'M0 98q40-26 80-10t70-24 80 10 90-22v116H0z'),
    fill('y', 'M0 168v-28q70 0 120-24t90-42q50-20 110-16v110z'),
    fill('g', 'M0 168v-14q80 2 150-16t170-30v60z'),
    at(296, 64, hillHouse('c', 'e')),
    at(252, 76, hillHouse('f', 'a')),
    at(208, 94, hillHouse('c', 'g')),
    at(292, 104, hillHouse('f', 'd'), 1.1),
    at(136, 126, hillHouse('c', 'e')),
    at(190, 136, hillHouse('f', 'a'), 1.15),
    at(286, 150, hillHouse('c', 'a'), 1.2),
    at(78, 144, hillHouse('f', 'd'), 1.1),
    at(138, 156, hillHouse('f', 'e'), 1.2),
    at(230, 160, hillHouse('f', 'd'), 1.25),
    row([14, 36], 168, bamboo, 0.95),
  ),
  nagaland: scene(
    'dusk',
    fill('x', 'M0 112l44-30 40 18 60-44 56 36 44-24 76 44v56H0z'),
    fill('y', 'M0 140q60-22 130-10t190-8v46H0z'),
    row([22, 292], 152, tree('g'), 1.3),
    at(36, 168, stiltHut, 0.9),
    at(284, 168, stiltHut, 0.9),
    fill('e', 'M106 168v-56h108v56z'),
    fill('a', 'M160 30L76 132h22l62-72 62 72h22z'),
    fill('f', 'M160 60l-54 62v12h108v-12z'),
    fill('l', 'M160 38l-22-24M160 38l22-24'),
    fill('t', 'M148 46L90 118M172 46l58 72M160 60l-62 72M160 60l62 72M106 134h108M132 106h56M144 88h32'),
    fill('i', 'M160 68l8 10-8 10-8-10zM118 128l6-12 6 12zM190 128l6-12 6 12zM154 128l6-14 6 14z'),
    fill('i', 'M144 168v-28h32v28z'),
    fill('c', 'M114 146q8-10 16 0v4q-8 4-16 0zM190 146q8-10 16 0v4q-8 4-16 0z'),
    fill('t', 'M114 144q-6-4-4-10M130 144q6-4 4-10M190 144q-6-4-4-10M206 144q6-4 4-10M106 158h38M176 158h38'),
    fill('g', 'M100 168v-62h6v62zM214 168v-62h6v62z'),
    fill('a', 'M84 168v-20h8v20zM228 168v-20h8v20z'),
  ),
  tripura: scene(
    'day',
    fill('x', 'M0 122q40-22 80-10t90-12 80 8 70-6v40H0z'),
    at(246, 42, cloud, 0.9),
    row([16, 40, 282, 306], 132, tree('g')),
    water(128),
    fill('e', 'M54 138v-32h212v32z'),
    fill('c', 'M54 112h212v20H54z'),
    fill('c', 'M124 132V78h72v54z'),
    fill('e', 'M120 74h80v6h-80zM54 104h70v4H54zM196 104h70v4h-70z'),
    fill('c', 'M54 138V88h22v50zM244 138V88h22v50zM92 132V98h18v34zM210 132V98h18v34z'),
    fill('e', 'M50 86h30v5H50zM240 86h30v5h-30zM89 96h24v4H89zM207 96h24v4h-24z'),
    fill(
      'a',
      'M52 86c-2-12 6-18 13-24c7 6 15 12 13 24zM242 86c-2-12 6-18 13-24c7 6 15 12 13 24zM91 96c-2-8 4-12 10-17c6 5 12 9 10 17zM209 96c-2-8 4-12 10-17c6 5 12 9 10 17zM132 74c-10-18 10-28 28-42c18 14 38 24 28 42z',
    ),
    fill('t', 'M160 32v-9M65 62v-7M255 62v-7M101 79v-6M219 79v-6M54 112h70M196 112h70'),
    fill(
      'i',
      'M148 138v-30q12-14 24 0v30zM130 100V90q5-7 10 0v10zM155 94V86q5-6 10 0v8zM180 100V90q5-7 10 0v10zM61 104v-6q4-5 8 0v6zM251 104v-6q4-5 8 0v6zM61 130v-10q4-5 8 0v10zM251 130v-10q4-5 8 0v10zM97 124v-10q4-5 8 0v10zM215 124v-10q4-5 8 0v10z',
    ),
    fill('f', 'M44 138h232v6H44z'),
    fill('d', 'M30 144h260l-8 5H38z'),
    at(96, 160, canoe, 0.9),
    fill('d', 'M232 158a14 4 0 0 1 28 0a14 4 0 0 1-28 0zM270 163a12 3 0 0 1 24 0a12 3 0 0 1-24 0z'),
  ),
}
