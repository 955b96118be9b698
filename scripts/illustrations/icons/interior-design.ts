import type { Drawings } from '../frame.ts'

export const interiorDesignIcons: Drawings = {
  'interior-design':
    '<path class="l" d="M32 6v6"/><path class="l a" d="M28 12h8l5 8H23z"/><path class="l b" d="M21 42v-9a6 6 0 0 1 6-6h10a6 6 0 0 1 6 6v9z"/><path class="l c" d="M12 41a4.5 4.5 0 0 1 9 0v4h22v-4a4.5 4.5 0 0 1 9 0v10a3 3 0 0 1-3 3H15a3 3 0 0 1-3-3z"/><path class="l" d="M18 54v4M46 54v4"/>',
  'home-design-consultation':
    '<path class="b" d="M10 12h38v44H10z"/><path class="l" d="M8 10h38v44H8z"/><path class="l c" d="M15 17h24v26H15z"/><path class="l" d="M15 31h9M31 17v14h8"/><path class="l a" d="M36 46l16-16 6 6-16 16-8 2z"/>',
  'vastu-friendly-layout':
    '<path class="b" d="M10 32l24-22 24 22v26H10z"/><path class="l" d="M8 30L32 8l24 22v26H8z"/><circle class="l c" cx="32" cy="38" r="14"/><path class="l a" d="M32 28l4.5 10h-9z"/><path class="l d" d="M27.5 38h9L32 48z"/>',
  'room-3d-design':
    '<path class="l b" d="M32 8L8 20v24l24-12z"/><path class="l c" d="M32 8l24 12v24L32 32z"/><path class="l d" d="M32 32l24 12-24 12L8 44z"/><path class="l" d="M39 19l10 5v8l-10-5z"/><path class="l a" d="M23 40l9-4 9 4v6l-9 4-9-4z"/><path class="l" d="M23 40l9 4 9-4M32 44v6"/>',
  'modular-kitchen-design':
    '<path class="l b" d="M8 8h20v15H8z"/><path class="l" d="M18 8v15"/><path class="l c" d="M42 8h6v6l8 9H34l8-9z"/><path class="l a" d="M38 30h14v9H38z"/><path class="l" d="M34 33h4M52 33h4"/><path class="l b" d="M8 39h48v17H8z"/><path class="l" d="M5 39h54M24 39v17M40 39v17M14 45h4M30 45h4M46 45h4"/>',
  'wardrobe-design':
    '<path class="l c" d="M10 7h44v47H10z"/><path class="l b" d="M10 7h22v47H10z"/><path class="l" d="M27 27v8M32 42h22M32 13h22M43 13v6M41 48h4M15 54v4M49 54v4"/><path class="l a" d="M40 19h6l5 5-3 4-1-1v10h-8V27l-1 1-3-4z"/>',
  'tv-unit-design':
    '<path class="b" d="M12 10h44v26H12z"/><path class="l" d="M10 8h44v26H10zM18 24l8-8M24 26l10-10"/><path class="l c" d="M6 41h52v13H6z"/><path class="l a" d="M23 41h18v13H23z"/><path class="l" d="M30 47h4M13 47h3M48 47h3M12 54v4M52 54v4"/>',
  'false-ceiling-design':
    '<path class="f" d="M12 24l7 32H5zM52 24l7 32H45z"/><path class="l b" d="M6 8h52v15H46l-4-6H22l-4 6H6z"/><path class="l" d="M9 23h6M49 23h6M32 17v10"/><path class="l a" d="M23 37c0-6 4-10 9-10s9 4 9 10z"/><path class="l" d="M6 56h52"/>',
  'wall-panelling-design':
    '<path class="l a" d="M7 6h50v32H7z"/><path class="l" d="M15 6v30M23.5 6v22M32 6v22M40.5 6v22M49 6v30"/><path class="l c" d="M13 28h38v14H13z"/><path class="l" d="M18 42v-7h11v7M35 42v-7h11v7M13 53v4M51 53v4"/><path class="l b" d="M9 42h46v11H9z"/>',
  'room-partition-design':
    '<path class="l b" d="M8 14l15-5v42L8 56zM40 14l15-5v42l-15 5z"/><path class="l c" d="M23 9l17 5v42l-17-5z"/><path class="l" d="M15.5 24l4 8-4 10-4-8zM47.5 24l4 8-4 10-4-8z"/><path class="l a" d="M31.5 22l5 11-5 10-5-11z"/>',
  'living-room-makeover':
    '<path class="l c" d="M19 6h26v15H19z"/><path class="d" d="M20.5 19.5l7-8 5 5 4-3 7 6z"/><path class="l b" d="M12 44V33a5 5 0 0 1 5-5h30a5 5 0 0 1 5 5v11z"/><path class="l" d="M32 28v16"/><path class="l a" d="M18 33h9v9h-9z"/><path class="l c" d="M5 41a4.5 4.5 0 0 1 9 0v3h36v-3a4.5 4.5 0 0 1 9 0v9a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3z"/><path class="l" d="M12 53v5M52 53v5"/>',
  'kids-room-design':
    '<path class="l a" d="M12 13h13v7H12z"/><path class="l c" d="M12 36h13v7H12z"/><path class="l b" d="M9 20h46v8H9z"/><path class="l d" d="M9 43h46v8H9z"/><path class="l" d="M9 7v50M55 7v50"/><path class="c" d="M35 12h13v45H35z"/><path class="l" d="M35 12v45M48 12v45M35 20h13M35 29h13M35 38h13M35 47h13"/>',
  'pooja-room-design':
    '<path class="b" d="M15 32c2-11 13-11 19-21 6 10 17 10 19 21z"/><path class="l" d="M13 30c2-11 13-11 19-20 6 9 17 9 19 20zM32 10V6M9 30h46"/><path class="l c" d="M14 30h6v20h-6zM44 30h6v20h-6z"/><path class="l b" d="M8 50h48v7H8z"/><path class="l d" d="M25 43h14c0 4-3 7-7 7s-7-3-7-7z"/><path class="l a" d="M32 33c3 3 4 5 4 7a4 4 0 0 1-8 0c0-2 1-4 4-7z"/>',
  'home-office-design':
    '<path class="l" d="M16 23v14M10 37h12M41 29v8M34 37h14M5 38h54M10 38v19M54 38v19"/><path class="l a" d="M12 12h8l5 11H7z"/><path class="l b" d="M28 9h28v20H28z"/><path class="l" d="M34 16h9M34 22h14"/><path class="l c" d="M32 38h22v11H32z"/><path class="l" d="M40 43.5h6"/>',
}
