import type { Tone } from '../frame.ts'
import { arcade, columns, gopuram, hills, palm, path, sailboat, steps, water, windows } from './parts.ts'
import { block, gleams, gulls, rowboat } from './parts-more.ts'

/** A storey of a Malabar timber building: a wall under a wide tiled roof, its eave at `y`. */
function tiledStorey(x: number, y: number, wall: number, height: number, roof: number): string {
  const half = roof / 2
  const tiles = `M${x - half} ${y}l${roof * 0.14}-15h${roof * 0.72}l${roof * 0.14} 15z`
  return block(x, y + height, wall, height + 2, 't d') + path('t e', tiles)
}

/** City scenes of Kerala by city id. */
export const keralaCities: Record<string, { tone: Tone; drawing: string }> = {
  // Chinese fishing nets at the harbour mouth.
  kochi: {
    tone: 'dusk',
    drawing:
      hills(146, [
        [30, 20],
        [120, 28],
        [290, 24],
      ]) +
      path('x', 'M6 146v-26l12-9 12 9v26zM34 146v-16h40v16z') +
      water(144) +
      sailboat(38, 158, 12) +
      path('t b', 'M64 112q14 26 42 30 32-2 78-34-12-4-22-2l-30 10-34-8z') +
      path('t', 'M64 112q50 20 120-4M98 108q20 22 30 32M162 106q-18 26-40 35M80 127q40 8 78-4') +
      path('l', 'M132 38Q84 60 64 112M132 38q-30 30-34 70M132 38q34 24 30 68M132 38q46 20 52 70') +
      path('l', 'M226 148L132 38l138 66') +
      path('t', 'M226 148l-12-78M244 148l-20-72M132 38l44 34') +
      path('l', 'M216 150V90M236 150V96M216 96h20M214 122h24') +
      path('t', 'M252 95v22M262 100v20M270 104v14') +
      path('t y', 'M248 117h8v7h-8zM258 120h8v7h-8zM267 118h7v7h-7z') +
      path('t f', 'M190 152v-6h90v6z') +
      path('l', 'M198 152v16M218 152v16M240 152v16M262 152v16') +
      path('t e', 'M276 152v-26h38v26z') +
      path('t y', 'M268 128l27-18 27 18z') +
      path('f', 'M284 134h8v8h-8zM300 134h8v18h-8z') +
      palm(300, 152, 84, -14) +
      rowboat(120, 163, 50) +
      gulls([
        [196, 44, 7],
        [212, 54, 6],
      ]),
  },
  // The broad gopuram of the Padmanabhaswamy temple beside its tank.
  thiruvananthapuram: {
    tone: 'dawn',
    drawing:
      hills(156, [
        [60, 36],
        [180, 30],
        [290, 44],
      ]) +
      gopuram(160, 148, 128, 124, 6, 't f') +
      path('t y', 'M40 148v-20h74v20zM206 148v-20h74v20z') +
      path('t e', 'M30 130l12-16h62l12 16zM204 130l12-16h62l12 16z') +
      columns(48, 148, 4, 16, 6, 11) +
      columns(214, 148, 4, 16, 6, 11) +
      palm(26, 150, 66, 6) +
      palm(294, 150, 74, -6) +
      palm(308, 150, 52, 4) +
      steps(160, 160, 330, 2, 6, 0, 't b') +
      water(158) +
      gleams([
        [124, 162, 30],
        [168, 164, 34],
      ]),
  },
  // The timber Mishkal mosque, with an uru from the Beypore yards at sea.
  kozhikode: {
    tone: 'day',
    drawing:
      water(136) +
      path('t y', 'M10 144h70q-2-8 6-12l-6 18q-4 6-12 6H28q-12 0-18-12z') +
      path('t c', 'M40 140V82q24 18 26 56zM36 140q-22-2-24-6 18-14 22-44z') +
      path('t', 'M38 144V74M72 146l14-14') +
      path('t f', 'M96 168q2-14 24-16h204v16z') +
      tiledStorey(186, 128, 118, 32, 150) +
      tiledStorey(186, 98, 92, 18, 122) +
      tiledStorey(186, 70, 66, 16, 92) +
      tiledStorey(186, 46, 40, 12, 60) +
      path('t a', 'M186 33v-12M182 26a5 5 0 1 0 8 0 4 4 0 0 1-8 0z') +
      arcade(140, 160, 10, 24, 7, 15.5, 'i') +
      windows(146, 102, 6, 1, 14.5, 0, 8, 9, 'y') +
      windows(160, 74, 4, 1, 15, 0, 8, 9, 'y') +
      windows(172, 49, 2, 1, 18, 0, 9, 7, 'y') +
      path('t b', 'M118 168v-8h136v8z') +
      palm(276, 168, 92, 8) +
      palm(298, 168, 66, 6),
  },
}
