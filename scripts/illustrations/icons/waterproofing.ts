import type { Drawings } from '../frame.ts'

/** A drop of water, 9 high; the point is its tip. */
function drop(x: number, y: number): string {
  return `<path class="l d" d="M${x} ${y}c2 3 3 4 3 6a3 3 0 0 1-6 0c0-2 1-3 3-6z"/>`
}

export const waterproofingIcons: Drawings = {
  waterproofing: `<path class="l" d="M32 5v4M32 26v8"/><path class="l a" d="M8 28C8 16 18 9 32 9s24 7 24 19c-3-4-9-4-12 0-3-4-9-4-12 0-3-4-9-4-12 0-3-4-9-4-12 0z"/><path class="b" d="M22 46l12-11 12 11v12H22z"/><path class="l" d="M20 44l12-11 12 11v13H20z"/><path class="l c" d="M28 47h8v10h-8z"/>${drop(11, 37)}${drop(53, 37)}`,
  'terrace-waterproofing': `<path class="l" d="M42 33h5v-9H32v-4"/><path class="l c" d="M29 6h6v14h-6z"/><path class="b" d="M8 30h9v17h32V30h9v28H8z"/><path class="d" d="M15 39h34v6H15z"/><path class="l" d="M6 28h9v17h34V28h9v28H6zM15 39h34"/><path class="l a" d="M22 29h20v10H22z"/>${drop(13, 11)}${drop(51, 11)}`,
  'roof-crack-filling':
    '<path class="b" d="M8 12h42v46H8z"/><path class="l" d="M6 10h42v46H6zM20 10l6 11-8 9 10 9-7 8 4 9"/><path class="l c" d="M28 36l12-12 9 9-12 12z"/><path class="l a" d="M44 24l10-14 6 5-10 14z"/>',
  'sheet-roof-leak-repair': `<path class="l" d="M12 36v21M48 36v21"/><path class="l b" d="M18 10h40l-8 26c-2 4-8 4-10 0-2 4-8 4-10 0-2 4-8 4-10 0-2 4-8 4-12 0z"/><path class="l" d="M28 10l-8 26M38 10l-8 26M48 10l-8 26"/><path class="l a" d="M30 16h14l-3 11H27z"/>${drop(25, 45)}${drop(36, 45)}`,
  'cool-roof-coating':
    '<circle class="l a" cx="15" cy="15" r="6"/><path class="l" d="M15 4v0M4 15h0M6 6l1 1M6 24l1-1M24 6l-1 1M22 20l12 12 18-18M43 13h10v10"/><path class="b" d="M14 42h40v16H14z"/><path class="l" d="M12 40h40v16H12z"/><path class="l c" d="M6 33h52v7H6z"/><path class="l d" d="M27 46h10v10H27z"/>',
  'bathroom-waterproofing': `<path class="l" d="M10 30V12a6 6 0 0 1 6-6h10a6 6 0 0 1 6 6v3"/><path class="l a" d="M20 25c0-6 5-10 12-10s12 4 12 10z"/>${drop(24, 31)}${drop(40, 31)}${drop(32, 35)}<path class="d" d="M8 49h52v9H8z"/><path class="l" d="M6 48h52v9H6zM19 48v9M32 48v9M45 48v9"/>`,
  'tile-grout-sealing':
    '<path class="d" d="M6 6h46v46H6z"/><path class="l b" d="M7 7h19v19H7zM33 33h19v19H33z"/><path class="l c" d="M33 7h19v19H33zM7 33h19v19H7z"/><path class="l c" d="M30 30l14 7-7 7z"/><path class="l a" d="M36 45l9-9 13 13-9 9z"/>',
  'balcony-waterproofing': `<path class="l c" d="M20 6h24v30H20z"/><path class="l" d="M32 6v30M8 36V20M17 36V20M26 36V20M38 36V20M47 36V20M56 36V20M6 20h52"/><path class="l a" d="M5 36h54v6H5z"/><path class="l b" d="M9 42h46v6H9z"/>${drop(18, 51)}${drop(32, 51)}${drop(46, 51)}`,
  'wall-seepage-treatment': `<path class="l c" d="M6 8h46v48H6z"/><path class="d" d="M7.5 26c5-4 7 4 13 2 7-2 5 8 11 9 6 2 5 8 10 17.5h-34z"/><path class="l" d="M6 26c6-4 8 4 14 2 7-2 5 8 11 9 6 2 5 9 11 19M6 8h46v48H6z"/>${drop(15, 37)}${drop(25, 43)}<path class="l b" d="M43 5h8v14h-8z"/><path class="l c" d="M36 18h22v6H36z"/><path class="l a" d="M36 24h22v11H36z"/>`,
  'exterior-wall-waterproofing': `<path class="l b" d="M8 8h27v48H8z"/><path class="l c" d="M14 15h6v8h-6zM25 15h6v8h-6zM14 30h6v8h-6zM25 30h6v8h-6z"/><path class="l d" d="M18 45h9v11h-9z"/><path class="l a" d="M35 8h8v48h-8z"/>${drop(51, 10)}${drop(57, 24)}${drop(51, 38)}<path class="l" d="M5 56h54"/>`,
  'window-leak-sealing': `<path class="b" d="M12 7h44v33H12z"/><path class="l" d="M10 5h44v34H10zM32 5v34M10 16h44"/>${drop(21, 22)}${drop(43, 20)}<path class="l a" d="M6 39h52v7H6z"/>${drop(16, 50)}${drop(48, 50)}`,
  'water-tank-waterproofing': `<path class="l a" d="M23 6h18v6H23z"/><path class="b" d="M10 24c2-7 12-10 24-10s22 3 24 10v30a4 4 0 0 1-4 4H14a4 4 0 0 1-4-4z"/><path class="l" d="M8 22c2-7 12-10 24-10s22 3 24 10v30a4 4 0 0 1-4 4H12a4 4 0 0 1-4-4zM8 22h48M8 30h48M8 48h48"/><path class="l c" d="M22 34h20v12H22z"/>${drop(32, 35)}`,
  'basement-waterproofing': `<path class="l b" d="M20 26V15l12-9 12 9v11z"/><path class="l c" d="M28 17h8v9h-8z"/><path class="l a" d="M14 26h36v31H14z"/><path class="l c" d="M20 26h24v25H20z"/><path class="l" d="M4 26h56M20 43h8v-6h8v-6h8"/>${drop(8, 32)}${drop(8, 46)}${drop(56, 32)}${drop(56, 46)}`,
  'seepage-inspection':
    '<circle class="b" cx="29" cy="29" r="20"/><circle class="l c" cx="27" cy="27" r="20"/><path class="l d" d="M27 13c6 8 9 12 9 16a9 9 0 0 1-18 0c0-4 3-8 9-16z"/><path class="l" d="M23 30a4 4 0 0 0 3 4"/><path class="l a" d="M40 45l5-5 14 13-6 6z"/>',
}
