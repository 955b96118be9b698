import type { Drawings } from '../frame.ts'

/** The indoor half of a split air conditioner, along the top edge. */
const indoorUnit =
  '<rect class="b" x="8" y="10" width="50" height="22" rx="5"/><rect class="l" x="6" y="8" width="50" height="22" rx="5"/><path class="l" d="M13 23h36"/>'

/** Icons of the AC repair category and its services. */
export const acRepairIcons: Drawings = {
  'ac-repair': `${indoorUnit}<path class="l sg" d="M13 37c3 4-3 8 0 12M50 37c3 4-3 8 0 12"/><path class="l a" d="M36 34l-5 5 3 3 5-5a8 8 0 0 1-9 10l-8 8a3 3 0 0 1-5-5l8-8a8 8 0 0 1 11-10z"/>`,

  'ac-service':
    '<path class="l a" d="M14 28h34v25a4 4 0 0 1-4 4H18a4 4 0 0 1-4-4z"/><path class="t" d="M22 36v21M31 36v21M40 36v21M14 39h34M14 48h34"/><rect class="l b" x="6" y="8" width="50" height="22" rx="5"/><path class="l" d="M13 23h36"/>',
  'ac-deep-cleaning':
    '<path class="b" d="M44 8h16v50H44z"/><path class="l" d="M42 6h16v50H42zM42 14h16M42 22h16M42 30h16M42 38h16M42 46h16"/><path class="l a" d="M6 30h16v9h-5l2 17h-9L8 39H6z"/><path class="l c" d="M22 32h6v5h-6z"/><path class="l sg" d="M32 32l6-6M33 35h5M32 38l6 6"/><circle class="l d" cx="18" cy="15" r="5"/><circle class="l d" cx="31" cy="11" r="3"/>',
  'ac-checkup':
    '<rect class="b" x="12" y="12" width="44" height="48" rx="5"/><rect class="l" x="10" y="10" width="44" height="48" rx="5"/><path class="l a" d="M22 6h20v9H22z"/><path class="l sg" d="M24 22v14M18 25.5l12 7M30 25.5l-12 7"/><path class="l" d="M36 29h11M18 46h12M36 46l4 4 8-9"/>',

  'ac-gas-refill':
    '<path class="b" d="M10 36a12 12 0 0 1 24 0v22H10z"/><path class="l a" d="M8 34a12 12 0 0 1 24 0v22H8z"/><path class="l" d="M8 43h24M20 22V9M14 16h12M20 9h20a7 7 0 0 1 7 7v14"/><circle class="l c" cx="47" cy="41" r="11"/><path class="l" d="M47 41l5-5"/>',
  'ac-not-cooling-repair': `${indoorUnit}<circle class="l a" cx="31" cy="48" r="7"/><path class="l" d="M31 36v1M17 48h1M44 48h1M21 38l1 1M41 38l-1 1M21 58l1-1M41 58l-1-1"/>`,
  'ac-water-leak-repair': `${indoorUnit}<path class="l sg" d="M18 36v4M18 46v4M18 56v2M41 35v5"/><path class="l a" d="M28 44h26l-4 14H32z"/><path class="l" d="M33 50h16"/>`,
  'ac-circuit-board-repair':
    '<path class="d" d="M8 12h52v44H8z"/><path class="l" d="M6 10h52v44H6zM23 25h-8v-7M23 33h-9M23 41h-8v6M41 25h5M41 33h10M41 41h4v6M32 23v-6M32 43v5"/><path class="l a" d="M23 23h18v20H23z"/><circle class="l c" cx="49" cy="19" r="4"/>',

  'split-ac-installation':
    '<path class="b" d="M8 10h36v14H8zM26 34h34v26H26z"/><path class="l" d="M6 8h36v14H6zM12 17h24M42 15h9v17M24 32h34v26H24zM50 40h3M50 45h3M50 50h3"/><circle class="l a" cx="36" cy="45" r="8"/><path class="l" d="M36 37v16M28 45h16"/>',
  'window-ac-installation':
    '<path class="b" d="M10 8h48v50H10z"/><path class="l" d="M8 6h48v50H8zM32 6v19M8 25h48"/><path class="l c" d="M5 25h54v25H5z"/><path class="l" d="M12 32h24M12 38h24M12 44h24"/><circle class="l a" cx="48" cy="34" r="4"/><path class="l" d="M45 44h6"/>',
  'ac-uninstallation': `${indoorUnit}<path class="l a" d="M26 34h10v8h7L31 53 19 42h7z"/><path class="l" d="M8 48v10h46V48"/>`,
  'ac-shifting':
    '<path class="b" d="M8 18h34v32H8z"/><path class="l" d="M6 16h34v32H6z"/><path class="l a" d="M40 26h10l8 11v11H40z"/><path class="l c" d="M11 22h24v11H11z"/><path class="l" d="M15 29h16M47 32h4l3 5h-7z"/><circle class="l c" cx="17" cy="50" r="6"/><circle class="l c" cx="47" cy="50" r="6"/>',

  'ac-compressor-repair':
    '<path class="b" d="M14 26a14 12 0 0 1 28 0v26H14z"/><path class="l" d="M12 24a14 12 0 0 1 28 0v26H12zM40 46h4M26 12V7h13M51 22v-9"/><path class="l c" d="M9 31h34v6H9zM8 50h36v7H8z"/><path class="l a" d="M45 27a6 5 0 0 1 12 0v19a6 5 0 0 1-12 0z"/><path class="l" d="M20 24h12"/>',
  'ac-noise-repair':
    '<path class="b" d="M8 18h36v36H8z"/><path class="l" d="M6 16h36v36H6zM11 52v6M37 52v6M48 24a14 14 0 0 1 0 20M54 18a24 24 0 0 1 0 32"/><circle class="l c" cx="24" cy="34" r="13"/><path class="l" d="M24 21v26M11 34h26"/><circle class="l a" cx="24" cy="34" r="5"/>',
  'ac-copper-pipe-repair':
    '<circle class="b" cx="30" cy="34" r="23"/><circle class="l a" cx="28" cy="32" r="22"/><circle class="l" cx="28" cy="32" r="15"/><circle class="l c" cx="28" cy="32" r="8"/><path class="l" d="M28 54h18M50 32V14"/><path class="l c" d="M46 50h11v8H46zM46 6h8v9h-8z"/>',
}
