import type { Drawings } from '../frame.ts'

const BUG =
  '<path class="l" d="M25 32l-7-3M25 37h-7M26 42l-6 4M39 32l7-3M39 37h7M38 42l6 4M29 22l-3-4M35 22l3-4"/><ellipse class="l a" cx="32" cy="36" rx="8" ry="10"/><path class="l c" d="M26 28a6 6 0 0 1 12 0z"/><path class="l" d="M32 28v18"/>'

export const pestControlIcons: Drawings = {
  'pest-control': `
    <path class="b" d="M34 8l22 8v16c0 14-9 22-22 26-13-4-22-12-22-26V16z"/>
    <path class="l" d="M32 6l22 8v16c0 14-9 22-22 27-13-5-22-13-22-27V14z"/>
    <g transform="translate(0 -2)">${BUG}</g>`,
  'cockroach-treatment': `
    <path class="l" d="M29 14C26 7 19 6 11 10M35 14c3-7 10-8 18-4M23 30l-9-4-3-5M22 39H12l-4 4M25 47l-9 5-1 5M41 30l9-4 3-5M42 39h10l4 4M39 47l9 5 1 5"/>
    <path class="l a" d="M32 20c8 0 10 7 10 17s-4 20-10 20-10-10-10-20 2-17 10-17z"/>
    <path class="l b" d="M23 25c-1-8 3-12 9-12s10 4 9 12z"/>
    <path class="l" d="M32 25v30"/>`,
  'ant-treatment': `
    <path class="l" d="M28 37l-6 8-4 11M33 38v9l-1 9M37 37l6 8 4 11M46 24l-1-9 5-5M50 25l5-7 5-1"/>
    <ellipse class="l a" cx="17" cy="33" rx="12" ry="10"/>
    <ellipse class="l b" cx="34" cy="33" rx="6" ry="5"/>
    <circle class="l b" cx="47" cy="31" r="8"/>
    <circle class="i" cx="50" cy="30" r="1.5"/>`,
  'bed-bug-treatment': `
    <path class="l" d="M21 17l-7-5M19 24h-9M21 31l-7 5M43 17l7-5M45 24h9M43 31l7 5M29 9l-3-4M35 9l3-4"/>
    <circle class="l b" cx="32" cy="12" r="5"/>
    <ellipse class="l a" cx="32" cy="26" rx="13" ry="12"/>
    <path class="l" d="M21 21h22M20 27h24M23 33h18"/>
    <rect class="l b" x="6" y="43" width="52" height="13" rx="4"/>
    <path class="l" d="M14 49.5h1M26 49.5h1M38 49.5h1M50 49.5h1"/>`,
  'lizard-spider-treatment': `
    <path class="l" d="M38 23l-8-2-3-7M46 23l8-2 3-7M38 36l-8 3-3 8M46 36l8 3 3 8"/>
    <path class="l a" d="M42 5c4 3 6 6 6 9s-3 4-3 6c4 4 4 13 0 18-1 7-3 13-10 19 1-8 3-13 3-19-4-5-4-14 0-18 0-2-3-3-3-6s2-6 7-9z"/>
    <circle class="i" cx="39.5" cy="13" r="1.5"/>
    <circle class="i" cx="44.5" cy="13" r="1.5"/>
    <path class="l" d="M13 6v18M9 26l-3-6M8 30H4M9 34l-3 6M17 26l3-6M18 30h4M17 34l3 6"/>
    <circle class="l b" cx="13" cy="30" r="6"/>`,
  'termite-treatment': `
    <path class="l b" d="M6 40h22l4 5 5-2 4 3 6-6h11v16H6z"/>
    <path class="l" d="M12 48h8l4 3h6M42 51h6l4-3"/>
    <path class="l" d="M30 31l-2 7M37 30v10M42 29l5 9M51 18l2-6M55 20l4-4"/>
    <ellipse class="l a" cx="19" cy="24" rx="13" ry="9"/>
    <path class="l" d="M14 16v16M20 15v18M26 18v12"/>
    <circle class="l c" cx="37" cy="25" r="5"/>
    <circle class="l d" cx="49" cy="24" r="7"/>`,
  'wood-borer-treatment': `
    <path class="l b" d="M6 40h52v16H6z"/>
    <circle class="i" cx="14" cy="47" r="2.5"/>
    <circle class="i" cx="30" cy="45" r="2.5"/>
    <circle class="i" cx="43" cy="50" r="2.5"/>
    <circle class="i" cx="52" cy="45" r="2"/>
    <path class="t" d="M18 51.5h14"/>
    <g transform="rotate(30 30 45)">
      <path class="l" d="M30 28v16M30 10V3M25 3h10"/>
      <rect class="l c" x="24" y="9" width="12" height="20" rx="2"/>
      <path class="l a" d="M24 17h12v10a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2z"/>
    </g>`,
  'pre-construction-termite': `
    <path class="l c" d="M16 30V19L32 7l16 12v11z"/>
    <path class="l" d="M28 30v-8h8v8"/>
    <path class="l b" d="M6 38h52v18H6z"/>
    <path class="l a" d="M6 30h52v8H6z"/>
    <path class="l" d="M14 43v8M11 48l3 3 3-3M32 43v8M29 48l3 3 3-3M50 43v8M47 48l3 3 3-3"/>`,
  'mosquito-treatment': `
    <path class="l" d="M17 32l-9 11M26 32l-5 9-6 4-1 12M31 33v9l-5 5v10M36 33l4 9-3 5 2 10"/>
    <path class="l c" d="M31 22C27 14 21 9 13 9c1 8 8 14 18 14z"/>
    <path class="l b" d="M32 22c2-9 10-14 22-14-2 9-11 15-22 15z"/>
    <path class="l a" d="M34 27c9 1 18 8 22 18-11-2-20-8-23-13z"/>
    <circle class="l d" cx="31" cy="27" r="6"/>
    <circle class="l c" cx="21" cy="29" r="5"/>`,
  'housefly-treatment': `
    <path class="l" d="M23 24l-8-4-4-7M41 24l8-4 4-7M26 44l-7 6-1 7M38 44l7 6 1 7"/>
    <ellipse class="l b" cx="32" cy="41" rx="9" ry="14"/>
    <path class="l" d="M26 47h12"/>
    <path class="l c" d="M28 26c-10 1-19 8-21 20 10 3 20-4 23-15zM36 26c10 1 19 8 21 20-10 3-20-4-23-15z"/>
    <circle class="l b" cx="32" cy="26" r="8"/>
    <circle class="l a" cx="25" cy="14" r="6"/>
    <circle class="l a" cx="39" cy="14" r="6"/>`,
  'wasp-hive-removal': `
    <path class="l" d="M8 10h34"/>
    <rect class="l a" x="18" y="10" width="18" height="9" rx="4"/>
    <rect class="l a" x="12" y="19" width="30" height="10" rx="5"/>
    <rect class="l a" x="9" y="29" width="36" height="10" rx="5"/>
    <rect class="l a" x="14" y="39" width="26" height="9" rx="4"/>
    <rect class="l a" x="20" y="48" width="14" height="8" rx="4"/>
    <circle class="i" cx="27" cy="34" r="4"/>
    <path class="l c" d="M50 13c-2-7 6-9 7-1z"/>
    <ellipse class="l b" cx="52" cy="17" rx="7" ry="5"/>
    <path class="l" d="M53 12.5v9"/>`,
  'rat-control': `
    <path class="l" d="M12 49c-6 0-8-6-5-11s1-10-2-13"/>
    <path class="l b" d="M12 50c-2-16 8-27 22-25 4-2 10-1 13 4 4 3 8 8 11 14 1 4-1 7-5 7z"/>
    <circle class="l a" cx="39" cy="23" r="7"/>
    <circle class="i" cx="49" cy="37" r="2"/>
    <path class="l" d="M22 50v5h6M42 50v5h6M26 50c0-8 4-11 9-11"/>`,
  'pigeon-netting': `
    <path class="t" d="M8 22L22 8M8 38L38 8M8 54L54 8M24 54l32-32M40 54l16-16M8 40l14 14M8 24l30 30M8 8l46 46M24 8l32 32M40 8l16 16"/>
    <path class="l" d="M8 8h48v48H8zM29 47v8M36 47v8"/>
    <path class="l b" d="M19 24a9 9 0 0 1 17-4c1 6 5 9 9 12l13 11c-5 3-9 2-13 1-4 4-8 5-13 5-10 0-15-8-14-17 0-3 1-5 1-8z"/>
    <path class="l a" d="M19 21l-7 4 7 3z"/>
    <path class="l d" d="M30 33c7-2 13 2 16 8-8 4-16 1-16-8z"/>
    <circle class="i" cx="26" cy="21" r="2"/>`,
  'annual-pest-plan': `
    <rect class="b" x="10" y="14" width="48" height="44" rx="4"/>
    <rect class="l" x="8" y="12" width="48" height="44" rx="4"/>
    <path class="l d" d="M8 23v-7a4 4 0 0 1 4-4h40a4 4 0 0 1 4 4v7z"/>
    <path class="l" d="M20 7v9M44 7v9"/>
    <g transform="translate(6.5 12) scale(.8)">${BUG}</g>`,
}
