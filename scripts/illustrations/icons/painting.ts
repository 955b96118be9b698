import type { Drawings } from '../frame.ts'

const WALL = '<rect class="l b" x="8" y="8" width="48" height="48" rx="4"/>'

export const paintingIcons: Drawings = {
  painting: `
    <path class="d" d="M11 25h22v24c-2 4-5 4-6 0-1-3-4-3-5 1v4c-1 4-5 4-6 0l-5-6z"/>
    <rect class="l a" x="8" y="8" width="38" height="16" rx="4"/>
    <path class="l" d="M46 16h6a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H41v7"/>
    <rect class="l b" x="36" y="39" width="10" height="18" rx="4"/>`,
  'room-painting': `
    <path class="l c" d="M8 8h48v38H8z"/>
    <path class="l d" d="M8 46h48v10H8z"/>
    <path class="a" d="M13 9h22v24H13z"/>
    <path class="l b" d="M42 15h9v14h-9z"/>
    <path class="l" d="M38 33h4v9H24v5"/>
    <rect class="l c" x="11" y="29" width="27" height="9" rx="3"/>
    <rect class="l b" x="20" y="46" width="8" height="14" rx="3"/>`,
  'full-home-painting': `
    <path class="b" d="M16 30h36v28H16z"/>
    <path class="a" d="M14 27L32 12l18 15v12c0 4-6 4-6 0v-3c0-4-6-4-6 0v7c0 4-6 4-6 0v-8c0-4-6-4-6 0v4c0 4-6 4-6 0v-3c0-4-6-4-6 0z"/>
    <path class="t" d="M50 39c0 4-6 4-6 0v-3c0-4-6-4-6 0v7c0 4-6 4-6 0v-8c0-4-6-4-6 0v4c0 4-6 4-6 0v-3c0-4-6-4-6 0"/>
    <path class="l" d="M6 31L32 9l26 22M14 27v29h36V27M26 56v-7h12v7"/>`,
  'ceiling-painting': `
    <path class="l b" d="M6 8h52v8H6z"/>
    <path class="l a" d="M6 8h22v8H6z"/>
    <rect class="l a" x="8" y="20" width="22" height="11" rx="3"/>
    <path class="l" d="M30 25.5h6v10H19v6"/>
    <path class="l d" d="M16 41h6v16h-6z"/>
    <path class="l" d="M49 16v14"/>
    <path class="l c" d="M45 30h8l5 10H40zM46 45h6"/>`,
  'whitewash-distemper': `
    <path class="b" d="M13 30h36l-5 28H18z"/>
    <ellipse class="l c" cx="29" cy="28" rx="18" ry="5"/>
    <g transform="rotate(30 34 28)">
      <path class="l d" d="M27 16h14v13H27z"/>
      <path class="l a" d="M31 16V3a3 3 0 0 1 6 0v13z"/>
    </g>
    <path class="l b" d="M11 28c2 7 34 7 36 0l-5 29H16z"/>
    <path class="l c" d="M11 28c1 4 9 5.5 17 5.5v6c-1 4-6 4-6 0-1-4-4-3-5 0-1 3-4 3-4.5 0z"/>`,
  'wall-putty': `
    ${WALL}
    <path class="l c" d="M8 14c8-3 14 2 22-1l16 16c-2 6-8 7-9 13-8 4-14-1-20 3-3 2-6 2-9 1z"/>
    <path class="t" d="M14 22h12M14 30h9M14 38h6"/>
    <g transform="rotate(-45 38 36)">
      <path class="l d" d="M22 28h32l-9 14H31z"/>
      <rect class="l a" x="32.5" y="42" width="11" height="21" rx="5"/>
    </g>`,
  'paint-crack-filling': `
    ${WALL}
    <path class="l" d="M24 8l6 9-8 8 10 7M32 32l-4 8 8 6-4 10"/>
    <g transform="rotate(-35 32 32)">
      <rect class="l a" x="12" y="24" width="40" height="16" rx="8"/>
      <path class="l c" d="M25 24h14v16H25z"/>
    </g>`,
  'damp-wall-repainting': `
    ${WALL}
    <path class="l d" d="M13 8h34c1 8-4 8-6 15s-6 6-8 2-5 8-9 5-5-9-8-10-4-6-3-12z"/>
    <path class="l d" d="M22 38c4 5 5 7 5 9a5 5 0 0 1-10 0c0-2 1-4 5-9z"/>
    <path class="l c" d="M56 34v18a4 4 0 0 1-4 4H34z"/>
    <path class="l a" d="M56 34L34 56c3-7 2-12 0-17 8 2 14 0 22-5z"/>`,
  'pop-ceiling-repair': `
    <path class="l c" d="M16 30h32v18l10 8H6l10-8z"/>
    <path class="l" d="M16 48h32"/>
    <path class="l b" d="M6 8h52L48 30H16z"/>
    <path class="l a" d="M19 13h26l-5 11H24z"/>
    <path class="l" d="M6 8v48M58 8v48"/>
    <path class="l" d="M32 19v17M24 36h16"/>`,
  'exterior-wall-painting': `
    <path class="b" d="M10 12h30v46H10z"/>
    <path class="a" d="M8 30c4-3 6 3 10 0s6 3 10 0 7 3 10 0v26H8z"/>
    <path class="l" d="M8 56V10h30v46zM5 10h36"/>
    <path class="l c" d="M14 17h6v8h-6zM26 17h6v8h-6zM14 36h6v8h-6zM26 36h6v20h-6z"/>
    <path class="l" d="M45 57l4-42M59 57l-4-42M48.5 24h7M47.5 34h9M46.5 44h11"/>`,
  'gate-grill-painting': `
    <path class="l b" d="M6 18h8v38H6zM50 18h8v38h-8z"/>
    <path class="l" d="M4 18h12M48 18h12M14 28c10 0 15-6 18-16 3 10 8 16 18 16M20 28v28M26 24v32M32 12v44M38 24v32M44 28v28"/>
    <path class="l a" d="M14 38h36v9H14z"/>
    <path class="l" d="M14 56h36"/>`,
  'boundary-wall-painting': `
    <path class="l c" d="M16 28h32v28H16z"/>
    <path class="t" d="M16 37h16M16 46h16M24 28v9M20 37v9M28 37v9M24 46v10"/>
    <path class="d" d="M33 29h14v26H33z"/>
    <path class="l b" d="M6 22h10v34H6zM48 22h10v34H48z"/>
    <path class="l" d="M32 28v28M4 22h14M46 22h14"/>
    <circle class="l a" cx="11" cy="15" r="6"/>
    <circle class="l a" cx="53" cy="15" r="6"/>`,
  'texture-wall': `
    <rect class="c" x="8" y="8" width="48" height="48" rx="4"/>
    <path class="b" d="M8 8h24v24H8zM32 32h24v24H32z"/>
    <path class="a" d="M32 8h24v24H32z"/>
    <path class="d" d="M8 32h24v24H8z"/>
    <rect class="l" x="8" y="8" width="48" height="48" rx="2"/>
    <path class="l" d="M32 8v48M8 32h48M8 24a8 8 0 0 1 8 8M8 16a16 16 0 0 1 16 16M40 8a8 8 0 0 1-8 8M48 8a16 16 0 0 1-16 16M56 40a8 8 0 0 1-8-8M56 48a16 16 0 0 1-16-16M24 56a8 8 0 0 1 8-8M16 56a16 16 0 0 1 16-16"/>`,
  'stencil-wall': `
    <rect class="b" x="8" y="8" width="40" height="40" rx="3"/>
    <rect class="l" x="6" y="6" width="40" height="40" rx="3"/>
    <path class="l a" d="M26 11l4.5 9 10 1.5-7 7 1.5 10-9-5-9 5 1.5-10-7-7 10-1.5z"/>
    <g transform="rotate(-45 46 46)">
      <path class="l d" d="M38 30q8 4 16 0l-3 10H41z"/>
      <path class="l c" d="M41 40h10v6H41z"/>
      <path class="l a" d="M43 46h6v14h-6z"/>
    </g>`,
  'wood-polish': `
    <path class="l a" d="M6 42h52v14H6z"/>
    <path class="t" d="M11 47h14c4 0 4 4 8 4h20M11 52h10M40 46.5h13"/>
    <g transform="rotate(20 32 42)">
      <path class="l b" d="M20 29h22v13H20z"/>
      <path class="t" d="M26 35v7M31 35v7M36 35v7"/>
      <path class="l c" d="M20 22h22v7H20z"/>
      <path class="l d" d="M27 22l1-14a3 3 0 0 1 6 0l1 14z"/>
    </g>
    <path class="l a" d="M14 10c1 5 2 6 7 7-5 1-6 2-7 7-1-5-2-6-7-7 5-1 6-2 7-7z"/>`,
}
