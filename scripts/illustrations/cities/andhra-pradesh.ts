import type { Tone } from '../frame.ts'
import { arcade, gopuram, hills, merlons, palm, path, water } from './parts.ts'
import { gleams, gulls, rowboat } from './parts-more.ts'

/** City scenes of Andhra Pradesh by city id. */
export const andhraPradeshCities: Record<string, { tone: Tone; drawing: string }> = {
  // The submarine on the beach; the lighthouse on the Dolphin's Nose.
  visakhapatnam: {
    tone: 'day',
    drawing:
      path('x', 'M142 142q30-6 44-30 14-22 40-30 30-8 50-2 26 6 46 2v60z') +
      path('t c', 'M252 82l4-46h14l4 46z') +
      path('e', 'M253.5 70l1-10h17l1 10zM255.5 50l.5-8h14l.5 8z') +
      path('t a', 'M257 36V25h12v11zM254 25q9-12 18 0z') +
      water(132) +
      path('t f', 'M-4 168v-12q60-10 160-8t168-4v24z') +
      path('t y', 'M114 116V84q0-6 6-6h34q8 0 10 8l6 30z') +
      path('t', 'M124 78V58h10M138 78V50M148 78V64M110 96h-14v5h16') +
      path('f', 'M122 88h6v6h-6zM134 88h6v6h-6zM146 88h6v6h-6z') +
      path('t y', 'M30 130q4-14 30-16h170q34 2 48 16-10 16-50 18H62q-26-2-32-18z') +
      path('t e', 'M31 133h246q-12 13-48 15H62q-24-2-31-15z') +
      path('t y', 'M40 120l-10-20H18l6 24 10 6zM38 142l-10 16h-9l5-18z') +
      path('t a', 'M26 130q-10-4-10-14 12 2 10 14 2 12-10 14 0-10 10-14z') +
      path('t', 'M68 114v-18M250 116v-18') +
      path('t a', 'M250 98l16 4-16 5') +
      path('a', 'M258 122h8v3h-8zM246 122h8v3h-8z') +
      path('t', 'M70 122h150') +
      path('t b', 'M78 162l4-16h14l4 16zM146 162l4-16h14l4 16zM214 162l4-16h14l4 16z') +
      palm(302, 164, 66, -6) +
      gulls([
        [196, 52, 8],
        [214, 64, 6],
      ]),
  },
  // Prakasam Barrage under the Indrakeeladri hill and its temple.
  vijayawada: {
    tone: 'dusk',
    drawing:
      hills(140, [
        [40, 60],
        [200, 56],
        [290, 70],
      ]) +
      path('x', 'M-4 140v-34q14-26 40-28h90q24 4 44 36 10 16 24 26z') +
      path('t f', 'M84 112l-8-34h12l14 34z') +
      path('t', 'M79 90h12M81 100h15') +
      path('t b', 'M34 84V72h92v12z') +
      gopuram(82, 72, 44, 62, 4) +
      path('t a', 'M108 72V60l9-12 9 12v12zM38 72V60l9-12 9 12v12z') +
      water(136) +
      path('b', 'M0 116h320v30H0z') +
      path('w', 'M0 134h320v18H0z') +
      path('c', Array.from({ length: 8 }, (_, k) => `M${12 + k * 39} 134h23l3 20q-14-8-29 0z`).join('')) +
      Array.from({ length: 9 }, (_, k) => {
        const x = 4 + k * 39
        return (
          path('t y', `M${x - 6} 158v-46h12v46l-6 5z`) +
          path('t e', `M${x - 9} 100l9-9 9 9z`) +
          path('t f', `M${x - 6} 112v-12h12v12z`)
        )
      }).join('') +
      path('t y', 'M-4 118v-7h328v7z') +
      path('a', 'M0 113.5h320v2H0z') +
      rowboat(120, 166, 40, 't e') +
      gleams([
        [30, 160, 26],
        [200, 162, 40],
        [270, 158, 26],
      ]),
  },
  // Tirumala: the gateway tower, the golden vimana and the seven hills.
  tirupati: {
    tone: 'dawn',
    drawing:
      hills(168, [
        [16, 64],
        [74, 84],
        [140, 96],
        [210, 112],
        [280, 92],
        [320, 70],
      ]) +
      path('t b', 'M216 136V112h64v24z') +
      path('t a', 'M222 112V98h52v14zM228 98V86h40v12z') +
      path('t a', 'M230 86q-4-24 18-32 22 8 18 32z') +
      path('t', 'M248 54v-10M238 84q-2-16 10-28M258 84q2-16-10-28') +
      path('f', 'M228 102h6v8h-6zM240 102h6v8h-6zM252 102h6v8h-6zM264 102h6v8h-6z') +
      path('t a', 'M193 150V66h4v84zM187 66h16v4h-16zM189 76h12v3h-12z') +
      merlons(24, 135, 280, 26) +
      path('t y', 'M20 168v-34h284v34z') +
      path('f', 'M20 142h284v4H20z') +
      arcade(206, 168, 9, 16, 6, 17, 'b') +
      arcade(36, 168, 9, 16, 2, 17, 'b') +
      gopuram(116, 168, 104, 138, 5, 't b'),
  },
}
