import type { Drawings } from '../frame.ts'

const MOP =
  '<path class="l" d="M14 7v32"/><path class="l b" d="M8 38h12l4 18H4z"/><path class="t" d="M11 45l-1 11M17 45l1 11"/>'

/** A four-pointed gleam, 14 px across. */
function sparkle(x: number, y: number): string {
  return `<path class="l a" d="M${x} ${y - 7}c1 5 2 6 7 7-5 1-6 2-7 7-1-5-2-6-7-7 5-1 6-2 7-7z"/>`
}

function bubble(x: number, y: number, radius: number): string {
  return `<circle class="l c" cx="${x}" cy="${y}" r="${radius}"/>`
}

export const cleaningIcons: Drawings = {
  cleaning: `
    ${MOP}
    ${bubble(38, 30, 6)}${bubble(51, 30, 5)}${bubble(45, 27, 6)}${bubble(53, 14, 3)}
    <path class="l a" d="M30 34h28l-4 22H34z"/>
    <path class="l" d="M36 42h16"/>`,
  'full-home-cleaning': `
    <path class="b" d="M16 30l18-15 18 15v28H16z"/>
    <path class="l" d="M6 31L32 9l26 22M14 27v29h36V27"/>
    <path class="l a" d="M30 25c2 9 4 11 13 13-9 2-11 4-13 13-2-9-4-11-13-13 9-2 11-4 13-13z"/>
    <path class="l" d="M43 46v6M40 49h6"/>`,
  'move-in-cleaning': `
    <path class="l" d="M53 6v27"/>
    <path class="l d" d="M48 33h10l2 23H46z"/>
    <path class="t" d="M53 40v16"/>
    <path class="l a" d="M8 28h34v28H8z"/>
    <path class="l c" d="M8 28l-4-10h16l5 10zM42 28l4-10H30l-5 10z"/>
    <path class="l" d="M15 48h9M25 28v9"/>`,
  'after-renovation-cleaning': `
    <path class="l" d="M39 19v-5a6 6 0 0 0-6-6h-9c-8 0-10 6-10 12v28"/>
    <path class="l d" d="M6 48h16v8H6z"/>
    <path class="l a" d="M24 34a16 15 0 0 1 32 0z"/>
    <path class="l b" d="M26 34h28v16H26z"/>
    <path class="l" d="M34 42h12"/>
    ${bubble(31, 52, 4)}${bubble(49, 52, 4)}`,
  'bathroom-cleaning': `
    <path class="l b" d="M22 38h34c0 8-5 12-12 13v6H24v-9c-2-2-2-6-2-10z"/>
    <path class="l b" d="M12 30v8c0 5 4 9 11 10"/>
    <rect class="l a" x="8" y="8" width="15" height="24" rx="3"/>
    <rect class="l c" x="20" y="31" width="38" height="7" rx="3"/>
    <path class="l" d="M13 14h4"/>
    ${sparkle(42, 17)}`,
  'kitchen-cleaning': `
    <path class="l b" d="M26 6h12v8l16 9v5H10v-5l16-9z"/>
    <path class="l" d="M10 23h44M11 48v-4h14v4M39 48v-4h14v4"/>
    <path class="l d" d="M6 48h52v9H6z"/>
    <path class="l" d="M16 52.5h1M25 52.5h1M38 52.5h1M47 52.5h1"/>
    ${sparkle(32, 38)}`,
  'tile-grout-cleaning': `
    <path class="b" d="M8 8h16v16H8zM40 8h16v16H40zM24 24h16v16H24zM8 40h16v16H8zM40 40h16v16H40z"/>
    <rect class="l" x="8" y="8" width="48" height="48" rx="3"/>
    <path class="l" d="M24 8v48M40 8v48M8 24h48M8 40h48"/>
    <g transform="rotate(-30 34 36)">
      <path class="l c" d="M18 36h32v9H18z"/>
      <path class="t" d="M26 36v9M34 36v9M42 36v9"/>
      <rect class="l a" x="14" y="25" width="40" height="11" rx="5"/>
    </g>`,
  'sofa-cleaning': `
    <path class="l b" d="M13 46V26a6 6 0 0 1 6-6h26a6 6 0 0 1 6 6v20z"/>
    <path class="l" d="M32 20v22M12 52v5M52 52v5"/>
    <path class="l a" d="M6 36a5 5 0 0 1 10 0v6h32v-6a5 5 0 0 1 10 0v16H6z"/>
    ${bubble(40, 14, 6)}${bubble(51, 17, 4)}${bubble(49, 8, 3)}`,
  'carpet-cleaning': `
    <path class="d" d="M14 20h40v32H14z"/>
    <path class="l" d="M12 18h40v32H12z"/>
    <path class="l a" d="M32 24l12 10-12 10-12-10z"/>
    <path class="l" d="M12 20H7M12 27H7M12 34H7M12 41H7M12 48H7M52 27h5M52 34h5M52 41h5M52 48h5"/>
    ${bubble(50, 17, 7)}${bubble(39, 13, 4)}`,
  'mattress-cleaning': `
    <rect class="l a" x="10" y="20" width="24" height="13" rx="5"/>
    <rect class="l b" x="6" y="32" width="52" height="24" rx="6"/>
    <path class="l" d="M6 39h52M6 49h52M17 44h1M27 44h1M37 44h1M47 44h1"/>
    <path class="l" d="M42 26c-5-6 5-10 0-17M52 26c-5-6 5-10 0-17"/>`,
  'curtain-cleaning': `
    <path class="l b" d="M11 10h19c0 14-4 20-12 24 4 6 5 12 5 22H11zM53 10H34c0 14 4 20 12 24-4 6-5 12-5 22h12z"/>
    <path class="l" d="M6 10h52"/>
    <path class="l a" d="M9 31h11v6H9zM44 31h11v6H44z"/>
    ${sparkle(32, 43)}`,
  'tanki-cleaning': `
    <path class="b" d="M12 30c2-8 8-11 14-14h14c6 3 12 6 14 14v27H12z"/>
    <path class="l" d="M10 28c1-8 7-11 14-14h14c7 3 13 6 14 14v27H10zM10 28h42M10 37h42M10 46h42M6 55h50M52 50h6v7"/>
    <rect class="l a" x="22" y="7" width="18" height="7" rx="2"/>
    <path class="l c" d="M31 24c5 7 8 10 8 14a8 8 0 0 1-16 0c0-4 3-7 8-14z"/>`,
  'window-glass-cleaning': `
    <rect class="l b" x="8" y="6" width="44" height="48" rx="3"/>
    <path class="l" d="M30 6v48M8 30h44"/>
    <path class="l" d="M14 20l8-8M36 22l10-10"/>
    <g transform="rotate(-40 40 40)">
      <path class="l c" d="M37 42h6v19h-6z"/>
      <rect class="l a" x="24" y="33" width="32" height="9" rx="3"/>
    </g>`,
  'balcony-cleaning': `
    ${MOP}
    <path class="l d" d="M40 26c-8-2-9-9-8-14 6 1 9 6 8 14 0-8 3-14 10-16 2 7-2 14-10 16z"/>
    <path class="l a" d="M33 26h14l-2 10H35z"/>
    <path class="l" d="M26 36h32M28 56h30M32 36v20M40.5 36v20M49 36v20M57 36v20"/>`,
  'marble-floor-polishing': `
    <path class="l" d="M27 32L44 8h11"/>
    <rect class="l d" x="16" y="25" width="15" height="16" rx="3"/>
    <path class="l a" d="M7 50a17 12 0 0 1 34 0z"/>
    <rect class="l b" x="5" y="50" width="38" height="7" rx="3"/>
    <path class="l" d="M48 57h10"/>
    ${sparkle(50, 40)}`,
}
