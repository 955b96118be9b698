import type { Drawings } from '../frame.ts'

const GROUND = '<path class="l" d="M6 56h52"/>'

/** A seedling with two leaves, 13 high, that grows out of the point. */
function sprout(x: number, y: number): string {
  return `<path class="l d" d="M${x} ${y}v-6c0-5 3-7 8-7 0 5-3 7-8 7 0-5-3-7-8-7 0 5 3 7 8 7"/>`
}

function drop(x: number, y: number): string {
  return `<path class="l b" d="M${x} ${y}c2 3 3 4 3 6a3 3 0 0 1-6 0c0-2 1-3 3-6z"/>`
}

/** A planter of the green wall, 14 wide, with a bush in it. */
function pocket(x: number, y: number, fill: string): string {
  return `<path class="l d" d="M${x} ${y}c0-12 14-12 14 0z"/><path class="l ${fill}" d="M${x} ${y}h14l-2 8h-10z"/>`
}

export const gardeningIcons: Drawings = {
  gardening: `<path class="b" d="M32 18h22v22H32z"/><path class="l" d="M30 16h22v22H30zM52 20h1a5 6.5 0 0 1 0 13h-1M34 16c0-11 14-11 14 0M7 22l12-10M7 29v3M15 28v3"/><path class="l c" d="M30 36L12 20l4-4 14 10z"/><path class="l d" d="M14 58v-5c0-4 4-6 10-6 0 4-4 6-10 6"/><path class="l" d="M14 53v-3"/><circle class="l a" cx="14" cy="44" r="6"/>${sprout(42, 58)}<path class="l" d="M6 58h52"/>`,
  'balcony-garden-setup': `<path class="l" d="M10 34v22M19.5 34v22M32 34v22M44.5 34v22M54 34v22M5 34h54M5 56h54M19.5 20v-5M44.5 20v-5"/>${sprout(19.5, 29)}${sprout(44.5, 29)}<path class="l a" d="M14.5 11a5 5 0 1 1 10 0 5 5 0 0 1-10 0zM39.5 11a5 5 0 1 1 10 0 5 5 0 0 1-10 0z"/><path class="l b" d="M10 29h19v12H10zM35 29h19v12H35z"/>`,
  'terrace-garden-setup': `<path class="b" d="M12 40h44v18H12z"/><path class="l" d="M10 38h44v19H10z"/><path class="l c" d="M6 32h52v6H6zM17 44h8v7h-8zM39 44h8v7h-8z"/>${sprout(15, 32)}${sprout(49, 32)}<circle class="l d" cx="32" cy="13" r="7"/><path class="l" d="M32 15v9"/><path class="l a" d="M26 24h12l-2 8h-8z"/>`,
  'vertical-garden-setup': `<path class="b" d="M10 8h48v50H10z"/><path class="l" d="M8 6h48v50H8z"/>${pocket(14, 21, 'c')}${pocket(36, 21, 'a')}${pocket(14, 44, 'c')}${pocket(36, 44, 'c')}`,
  'kitchen-garden-setup': `${sprout(14, 38)}${sprout(50, 38)}<path class="l d" d="M32 20c-6-3-9-9-5-15 3 1 5 4 5 7 0-3 2-6 5-7 4 6 1 12-5 15z"/><path class="l a" d="M24 25c0-8 16-8 16 0l-4 13h-8z"/><path class="l" d="M25 28h5M34 33h4"/><path class="l b" d="M6 38h52v19H6z"/><path class="l" d="M6 47.5h52M15 38v19M49 38v19"/>`,
  'lawn-laying':
    '<path class="l" d="M9 44v-5M15 44v-9M21 44v-5"/><circle class="l d" cx="42" cy="30" r="15"/><path class="l" d="M42 38a8 8 0 1 1 8-8c0 4-2 8-8 8z"/><path class="l d" d="M6 45h52v5H6z"/><path class="l a" d="M6 50h52v7H6z"/>',
  'lawn-mowing': `<path class="l" d="M34 38L50 10h8"/><path class="l a" d="M17 26h14v10H17z"/><path class="b" d="M10 38h30l5 12H10z"/><path class="l" d="M8 36h30l5 12H8z"/><circle class="l c" cx="16" cy="49" r="7"/><circle class="l c" cx="38" cy="50" r="6"/>${GROUND}<path class="l" d="M50 56V44M56 56V41"/>`,
  'tree-hedge-trimming':
    '<path class="l c" d="M35 37L18 8c9 2 15 10 19 24z"/><path class="l b" d="M29 37L46 8c-9 2-15 10-19 24z"/><path class="l a" d="M34 36l12 18-5 4-12-18zM30 36L18 54l5 4 12-18z"/><circle class="l c" cx="32" cy="36" r="4"/><path class="l d" d="M46 34c0-7 4-11 12-11 0 7-4 11-12 11zM18 34c0-7-4-11-12-11 0 7 4 11 12 11z"/>',
  'gardener-visit':
    '<path class="l" d="M18 14v20M46 7v34"/><path class="l c" d="M12 7h12v7H12z"/><path class="b" d="M11 34h18v12c0 6-5 10-9 12-4-2-9-6-9-12z"/><path class="l" d="M9 32h18v12c0 6-5 10-9 12-4-2-9-6-9-12z"/><path class="l a" d="M35 41h22v6H35z"/><path class="l" d="M37 47v9M43 47v9M49 47v9M55 47v9"/>',
  'plant-repotting':
    '<path class="l d" d="M32 24v-8c0-7 5-10 13-10 0 7-5 10-13 10M32 20c0-6-5-9-12-9 0 6 5 9 12 9"/><path class="l b" d="M23 24h18l-4 12H27z"/><path class="l" d="M11 24v9M7 30l4 4 4-4M53 24v9M49 30l4 4 4-4"/><path class="l a" d="M12 41h40v6H12zM17 47h30l-4 11H21z"/>',
  'plant-pest-treatment':
    '<path class="l b" d="M8 36c0-5 3-5 5-9h8c2 4 5 4 5 9v18a3 3 0 0 1-3 3H11a3 3 0 0 1-3-3z"/><path class="l" d="M8 43h18M13 27v-6h8v6M26 20l3 6"/><path class="l a" d="M10 9h16l4 4-4 8H10z"/><path class="l" d="M36 10l4-2M37 16h5M36 22l3 2"/><path class="l d" d="M46 50c-11-7-10-19 2-25 10 8 9 20-2 25z"/><path class="l" d="M46 58c0-10 0-15 1-23"/><path class="i" d="M40 38a2 2 0 1 1 4 0 2 2 0 0 1-4 0zM49 42a2 2 0 1 1 4 0 2 2 0 0 1-4 0z"/>',
  'drip-irrigation-setup': `<path class="b" d="M8 11h52v8H8z"/><path class="l" d="M6 9h52v8H6z"/><path class="l a" d="M14 17h8v6h-8zM42 17h8v6h-8z"/>${drop(18, 28)}${drop(46, 28)}${sprout(18, 56)}${sprout(46, 56)}${GROUND}`,
  'garden-sprinkler-setup': `<path class="l" d="M26 22C23 12 14 11 9 18M38 22c3-10 12-11 17-4M30 20c-1-6-4-10-8-12M34 20c1-6 4-10 8-12"/>${drop(9, 24)}${drop(55, 24)}<path class="l a" d="M23 24h18v7H23z"/><path class="l c" d="M28 31h8v25h-8z"/><path class="d" d="M8 46h14v10H8zM42 46h14v10H42z"/><path class="l" d="M9 56V46M15 56v-7M21 56V46M43 56V46M49 56v-7M55 56V46"/>${GROUND}`,
  'home-composting-setup':
    '<path class="b" d="M15 24h38l-4 34H19z"/><path class="l" d="M13 22h38l-4 34H17z"/><path class="l a" d="M9 14h46v8H9z"/><path class="l c" d="M26 8h12v6H26z"/><path class="l d" d="M24 46c-2-12 5-17 17-16 1 12-5 18-17 16z"/><path class="l" d="M21 50l12-12"/>',
}
