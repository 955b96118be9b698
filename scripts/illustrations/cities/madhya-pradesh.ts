import type { Tone } from '../frame.ts'
import {
  arcade,
  arch,
  chhatri,
  dome,
  flag,
  hills,
  minaret,
  mirror,
  path,
  roundDome,
  towers,
  tree,
  water,
  windows,
} from './parts.ts'
import { block, gleams, rowboat, taper } from './parts-more.ts'

/** City scenes of Madhya Pradesh by city id. */
export const madhyaPradeshCities: Record<string, { tone: Tone; drawing: string }> = {
  // Rajwada: stone below, timber storeys above the gate.
  indore: {
    tone: 'dusk',
    drawing:
      towers(168, [
        [2, 26, 42],
        [32, 18, 60],
        [266, 20, 50],
        [290, 26, 36],
      ]) +
      flag(160, 42, 20) +
      block(160, 56, 40, 10, 't e') +
      taper(160, 48, 56, 30, 7, 't b') +
      block(160, 74, 70, 19, 't e') +
      taper(160, 58, 82, 62, 6, 't b') +
      block(160, 96, 84, 20, 't e') +
      taper(160, 78, 98, 78, 6, 't b') +
      arcade(135, 73, 8, 12, 5, 12.5, 'f') +
      arcade(126, 95, 9, 14, 6, 13.5, 'f') +
      path('t y', 'M76 168V104h168v64z') +
      path('t b', 'M112 104v-6h96v6z') +
      mirror(
        160,
        path('t y', 'M62 168V98h26v70z') +
          taper(75, 98, 34, 24, 6, 't b') +
          roundDome(75, 92, 22) +
          arcade(75, 122, 8, 13, 1, 0, 'f') +
          arcade(75, 148, 8, 13, 1, 0, 'f'),
      ) +
      mirror(
        160,
        arcade(100, 130, 10, 16, 2, 20, 'a') +
          arcade(100, 160, 10, 18, 2, 20, 'f') +
          path('t b', 'M92 136v-3h36v3z'),
      ) +
      path('t y', 'M136 168v-64h48v64z') +
      path('t b', 'M132 128v-4h56v4z') +
      arcade(147, 121, 8, 12, 3, 13, 'f') +
      arch(160, 168, 30, 38, 't f') +
      arch(160, 168, 20, 29),
  },
  // Taj-ul-Masajid by the lake.
  bhopal: {
    tone: 'dawn',
    drawing:
      hills(156, [
        [30, 34],
        [150, 44],
        [280, 50],
      ]) +
      mirror(160, minaret(70, 156, 22, 138, 't e') + path('t b', 'M57 134h26v-4H57zM57 112h26v-4H57z')) +
      mirror(160, dome(118, 98, 42, 't b')) +
      dome(160, 88, 56, 't b') +
      path('t e', 'M86 156V98h148v58z') +
      path('t b', 'M82 100v-5h156v5z') +
      mirror(160, arcade(96, 150, 11, 32, 3, 16, 'f') + windows(92, 104, 3, 1, 16, 0, 8, 6, 'c')) +
      path('t e', 'M136 156V84h48v72z') +
      path('t b', 'M132 86v-5h56v5z') +
      arch(160, 150, 36, 56, 't c') +
      arch(160, 150, 24, 40, 't y') +
      arch(160, 150, 12, 24) +
      path('t b', 'M44 156v-6h232v6z') +
      water(154) +
      rowboat(40, 163, 36, 't c') +
      rowboat(268, 164, 30) +
      gleams([
        [84, 160, 36],
        [140, 163, 44],
        [196, 159, 30],
      ]),
  },
  // Man Mandir on the fort rock: round towers, cupolas and bands of tile.
  gwalior: {
    tone: 'day',
    drawing:
      towers(168, [
        [0, 30, 24],
        [292, 28, 30],
      ]) +
      path('t b', 'M22 168l10-22 14-8h228l12 8 14 22z') +
      path('t', 'M64 144l-8 18M104 144v16M148 146l6 14M196 144l-6 18M236 144l6 14M268 146l10 16') +
      path('t y', 'M46 140V74h228v66z') +
      path('d', 'M47 84h226v7H47zM47 108h226v5H47z') +
      arcade(80, 130, 10, 15, 4, 52, 'f') +
      arcade(82, 104, 8, 10, 4, 52, 'f') +
      [56, 108, 160, 212, 264]
        .map(
          (x) =>
            taper(x, 142, 30, 24, 78) +
            path('d', `M${x - 12} 76h24l.5 6h-25zM${x - 13} 100h26l.5 6h-27z`) +
            path('a', `M${x - 4} 91l4-5 4 5-4 5zM${x - 4} 120l4-5 4 5-4 5z`) +
            chhatri(x, 64, 24, 32),
        )
        .join('') +
      tree(20, 168, 9) +
      tree(302, 168, 10),
  },
  // The marble rocks of Bhedaghat, with a boat on the Narmada.
  jabalpur: {
    tone: 'dawn',
    drawing:
      hills(142, [
        [100, 40],
        [190, 56],
      ]) +
      path('y', 'M92 146l12-30 16-12 24-4 6 46zM172 146l6-46 20 4 22 12 14 30z') +
      path('w', 'M146 146l-4-42q20-10 38 0l-4 42z') +
      path('t', 'M152 106l2 24M161 104v32M170 106l-2 26') +
      path('t b', 'M128 146q8-10 16-4 8-8 17-2 9-6 17 2 10-4 16 4z') +
      water(142) +
      path('t b', 'M-4 156V66l14-20 22 8 12-16 24 18 8 30 14 10 6 26 14 12 4 22z') +
      path(
        'c',
        'M44 38l24 18 8 30 14 10 6 26 14 12 4 22H96l-8-30-16-10-6-34-18-14zM0 84l16-14 8 30 14 14v42H0z',
      ) +
      path('t', 'M32 54l6 24 14 12 2 30M16 70l-6-24M72 86l-6 26 8 20M24 100l14 14v28') +
      path('t b', 'M324 156V44l-18-18-20 12-14-6-18 26-4 28-16 12-4 28-14 10-8 20z') +
      path(
        'c',
        'M272 32l-18 26-4 28-16 12-4 28-14 10-8 20h26l4-26 16-14 6-32 16-20zM324 76l-20-8-8 34-14 10v44h42z',
      ) +
      path('t', 'M286 38l-6 30-16 16 2 28M304 68l2-42M250 86l10 26-6 20M296 102l-14 10v30') +
      path('d', 'M280 34l10-6 10 4-14 6zM30 52l14-14 12 8-14 8z') +
      rowboat(162, 162, 62) +
      path('t', 'M146 157v-16M178 157v-16') +
      path('t a', 'M140 142q22-10 44 0z') +
      gleams([
        [118, 152, 26],
        [186, 150, 22],
      ]),
  },
}
