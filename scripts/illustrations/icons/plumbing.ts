import type { Drawings } from '../frame.ts'

/** A water drop, 10 wide and 13 high, whose tip is at x, y. */
function drop(x: number, y: number): string {
  return `<path class="l a" d="M${x} ${y}c4 5 5 6 5 8a5 5 0 0 1-10 0c0-2 1-3 5-8z"/>`
}

/** Icons of the plumbing category and its services. */
export const plumbingIcons: Drawings = {
  plumbing: `<path class="b" d="M12 26h30a12 12 0 0 1 12 12v6H42v-6H12z"/><path class="l" d="M10 24h30a12 12 0 0 1 12 12v6H40v-6H10zM8 18v24M25 24v-9M15 14h20"/>${drop(46, 46)}`,

  'leak-repair': `<path class="b" d="M10 20h48v14H10z"/><path class="l" d="M8 18h48M8 32h48M15 13v24M49 13v24M34 18l-5 5 6 3-3 6"/>${drop(32, 37)}<path class="l sg" d="M18 55h5M41 55h5M24 59h16"/>`,
  'pipe-repair': `<path class="b" d="M10 14h28a18 18 0 0 1 18 18v26H42V32a4 4 0 0 0-4-4H10z"/><path class="l" d="M8 12h28a18 18 0 0 1 18 18v26H40V30a4 4 0 0 0-4-4H8zM12 8v22M36 54h22"/><path class="l a" d="M37 35h20v9H37z"/><path class="l d" d="M24 36l-4 4 3 3 4-4a7 7 0 0 1-8 9l-8 8a2.5 2.5 0 0 1-4-4l8-8a7 7 0 0 1 9-8z"/>`,
  'pipeline-installation': `<path class="b" d="M10 39h48v14H10z"/><path class="l" d="M8 37h48v14H8z"/><path class="l c" d="M6 33h8v22H6zM50 33h8v22h-8zM22 55V33l6-6h8l6 6v22zM29 18h6v9h-6z"/><ellipse class="l a" cx="32" cy="14" rx="16" ry="5"/>`,
  'hidden-leak-detection': `<path class="b" d="M10 10h42v38H10z"/><path class="l" d="M8 8h42v38H8zM8 20h42M8 33h18M22 8v12M37 8v12M15 20v13M29 20v4M22 33v13M46 46l11 11"/><circle class="l c" cx="38" cy="37" r="14"/>${drop(38, 30)}`,

  'tap-repair': `<path class="b" d="M48 54V26a16 16 0 0 0-32 0v8h8v-8a8 8 0 0 1 16 0v28z"/><path class="l" d="M46 50V24a16 16 0 0 0-32 0v8h8v-8a8 8 0 0 1 16 0v26M8 56h48M46 36h6l4-7"/><path class="l c" d="M33 50h18v6H33z"/>${drop(18, 37)}`,
  'shower-repair': `<path class="l" d="M8 6v16M8 12h18a6 6 0 0 1 6 6v2"/><path class="b" d="M16 38a18 16 0 0 1 36 0z"/><path class="l" d="M14 36a18 16 0 0 1 36 0z"/><path class="l a" d="M11 35h42v6H11z"/><path class="l sg" d="M18 47v4M32 47v4M46 47v4M25 54v4M39 54v4"/>`,
  'washbasin-fitting': `<path class="l a" d="M29 24V13a6 6 0 0 1 6-6h3a6 6 0 0 1 6 6v3h-6v-2h-3v10z"/><path class="b" d="M8 28h52c0 12-8 18-18 18H26c-10 0-18-6-18-18z"/><path class="l" d="M6 25h52v1c0 12-8 18-18 18H24C14 44 6 38 6 26zM20 25v-4h-5"/><path class="l c" d="M26 44h12l3 14H23z"/>`,

  'flush-tank-repair':
    '<path class="b" d="M14 12h40v24H14zM16 50h36c0 5-4 8-8 8H24c-4 0-8-3-8-8z"/><path class="l" d="M12 12h40v22H12zM11 48h42c0 6-4 10-10 10H21c-6 0-10-4-10-10z"/><path class="l c" d="M9 6h46v7H9zM28 34h8v14h-8z"/><circle class="l a" cx="32" cy="23" r="6"/><path class="l" d="M32 17v12"/>',
  'toilet-seat-installation': `<path class="l c" d="M8 10h15v24H8z"/><path class="b" d="M14 36h44c0 9-6 14-14 16l2 7H22V47c-5-2-8-6-8-11z"/><path class="l" d="M12 34h44c0 9-6 14-14 16l2 7H20V46c-5-2-8-6-8-12z"/><path class="l c" d="M27 28l7-21 6 2-7 19z"/><path class="l a" d="M23 28h33v6H23z"/>`,
  'toilet-unclogging':
    '<path class="l a" d="M28 6h8v23h-8z"/><path class="b" d="M15 51c0-13 7-20 19-20s19 7 19 20z"/><path class="l" d="M13 49c0-13 7-20 19-20s19 7 19 20z"/><path class="l c" d="M10 46h44v6H10z"/><path class="l sg" d="M12 58h8M26 58h12M44 58h8"/>',
  'drain-unclogging': `<path class="b" d="M14 10h12v26a6 6 0 0 0 12 0v-6a10 10 0 0 1 10-10h10v12h-8v4a18 18 0 0 1-36 0z"/><path class="l a" d="M19 42c2-5 5-2 8 1 3-2 5-3 8-1 3 1 6-2 6 1-1 6-6 8-11 8s-10-3-11-9z"/><path class="l" d="M12 8h12v26a6 6 0 0 0 12 0v-6a10 10 0 0 1 10-10h10v12h-8v4a18 18 0 0 1-36 0zM9 14h18M52 15v18"/>`,

  'water-tank-installation': `<path class="b" d="M14 20c0-4 8-7 20-7s20 3 20 7v30H14z"/><path class="l" d="M12 18c0-4 8-7 20-7s20 3 20 7v30H12zM12 28h40M12 38h40M52 43h5v15M8 49h44M17 49v9M47 49v9"/><path class="l a" d="M22 6h20v7H22z"/>`,
  'water-motor-repair': `<path class="b" d="M28 30h30v18H28z"/><path class="l" d="M30 28h26v18H30M38 28v18M44 28v18M50 28v18M8 56h50M38 46v10M50 46v10"/><path class="l c" d="M13 10h14v6h-3v12h-8V16h-3z"/><circle class="l c" cx="20" cy="38" r="13"/><circle class="l a" cx="20" cy="38" r="6"/><path class="l" d="M14 50l-3 6M26 50l3 6"/>`,
  'tank-float-valve-repair':
    '<path class="b" d="M8 42c4-4 8-4 12 0s8 4 12 0 8-4 12 0 8 4 12 0v16H8z"/><path class="l" d="M8 8v50h48V20M26 21l14 10"/><path class="l c" d="M4 12h22v12H4zM13 24h8v7h-8z"/><path class="l sg" d="M17 36v4M13 49h8M28 53h8"/><circle class="l a" cx="43" cy="35" r="9"/>',
}
