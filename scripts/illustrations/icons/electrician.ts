import type { Drawings } from '../frame.ts'

const ceilingRod = '<path class="l" d="M20 7h24M32 7v12"/>'

/** Icons of the electrician category and its services. */
export const electricianIcons: Drawings = {
  electrician:
    '<path class="b" d="M34 8a19 19 0 0 1 11 34c-2 2-3 4-3 6H26c0-2-1-4-3-6A19 19 0 0 1 34 8z"/><path class="l" d="M32 6a19 19 0 0 1 11 34c-2 2-3 4-3 6H24c0-2-1-4-3-6A19 19 0 0 1 32 6zM26 52h12M28 58h8"/><path class="l a" d="M34 13l-10 14h7l-3 11 12-15h-8l4-10z"/>',

  'switch-socket-repair':
    '<rect class="b" x="8" y="12" width="52" height="44" rx="6"/><rect class="l" x="6" y="10" width="52" height="44" rx="6"/><rect class="l c" x="12" y="18" width="24" height="28" rx="4"/><circle class="i" cx="24" cy="26" r="3.5"/><circle class="i" cx="18.5" cy="37" r="2.5"/><circle class="i" cx="29.5" cy="37" r="2.5"/><path class="l c" d="M42 18h10v28H42z"/><path class="l a" d="M42 18h10v14H42z"/>',
  'wiring-repair':
    '<path class="b" d="M6 40h16v14H6zM44 14h16v14H44z"/><path class="l" d="M6 38h14v14H6M58 12H44v14h14M20 41h8M20 45h5M20 49h8M44 15h-8M44 19h-5M44 23h-8"/><path class="l a" d="M35 17L22 33h8l-3 15 15-18h-8l4-13z"/>',
  'mcb-fuse-repair':
    '<rect class="b" x="8" y="12" width="52" height="44" rx="5"/><rect class="l" x="6" y="10" width="52" height="44" rx="5"/><path class="l c" d="M12 18h12v28H12zM26 18h12v28H26zM40 18h12v28H40z"/><path class="l" d="M16 24h4v8h-4zM30 24h4v8h-4z"/><path class="l a" d="M43 32h6v10h-6z"/>',
  'earthing-check':
    '<path class="d" d="M8 34h50c0 14-10 25-25 25S8 48 8 34z"/><path class="l" d="M6 32h52M16 42h32M22 49h20M28 56h8"/><path class="l c" d="M29 22h6v20h-6z"/><path class="l a" d="M33 5L22 16h6l-2 7 14-11h-7l3-7z"/>',

  'fan-repair': `${ceilingRod}<path class="b" d="M25 24L8 33v8l19-8zM41 24l19 9v8l-17-8zM31 34l-4 22h14l-4-22z"/><path class="l" d="M24 22L6 31v8l19-8zM40 22l18 9v8l-19-8zM29 33l-4 22h14l-4-22z"/><path class="l a" d="M22 19h20v10l-4 5H26l-4-5z"/>`,
  'ceiling-fan-installation':
    '<path class="b" d="M30 24c-6-8-5-15 3-17s12 7 7 17zM42 36c10-2 17 1 16 9s-11 10-19-3zM28 43c-4 10-10 15-16 10s-3-15 11-16z"/><path class="l" d="M28 23c-6-8-5-15 3-17s12 7 7 17zM40 34c10-2 17 1 16 9s-11 10-19-3zM26 41c-4 10-10 15-16 10s-3-15 11-16zM46 10a26 26 0 0 1 9 13M8 29a26 26 0 0 1 8-14M38 57a26 26 0 0 1-14 0"/><circle class="l a" cx="32" cy="32" r="9"/>',
  'exhaust-fan-installation':
    '<rect class="b" x="9" y="9" width="50" height="50" rx="5"/><rect class="l" x="7" y="7" width="50" height="50" rx="5"/><circle class="l c" cx="32" cy="32" r="21"/><path class="l d" d="M30 27c-5-6-3-12 6-13l2 13zM37 30c6-5 12-3 13 6l-13 2zM34 37c5 6 3 12-6 13l-2-13zM27 34c-6 5-12 3-13-6l13-2z"/><circle class="l a" cx="32" cy="32" r="6"/>',
  'light-installation':
    '<path class="b" d="M8 14h52v9H8z"/><path class="l" d="M6 11h52v9H6zM20 11V6M44 11V6"/><path class="l a" d="M12 22h40v9H12z"/><path class="l c" d="M7 20h7v13H7zM50 20h7v13h-7z"/><path class="l sg" d="M32 39v16M20 39l-4 14M44 39l4 14"/>',

  'inverter-installation':
    '<rect class="b" x="10" y="12" width="48" height="42" rx="5"/><rect class="l" x="8" y="10" width="48" height="42" rx="5"/><rect class="l a" x="14" y="17" width="24" height="15" rx="2"/><path class="l" d="M18 25c2-6 5-6 8 0s6 6 8 0M14 40h18M14 46h18M16 52v6M48 52v6"/><circle class="l c" cx="47" cy="24" r="4"/><path class="l c" d="M42 38h9v8h-9z"/>',
  'inverter-battery-service':
    '<rect class="b" x="8" y="23" width="52" height="35" rx="4"/><rect class="l" x="6" y="21" width="52" height="35" rx="4"/><path class="l c" d="M12 13h12v8H12zM40 13h12v8H40z"/><path class="l" d="M12 31h10M17 26v10M42 31h10"/><path class="l a" d="M32 30c6 7 7 9 7 12a7 7 0 0 1-14 0c0-3 1-5 7-12z"/>',
  'voltage-stabiliser-fitting':
    '<rect class="b" x="12" y="10" width="44" height="46" rx="5"/><rect class="l" x="10" y="8" width="44" height="46" rx="5"/><path class="l a" d="M16 34a16 18 0 0 1 32 0z"/><path class="l" d="M32 33l8-10M17 58h5M42 58h5"/><circle class="l c" cx="21" cy="44" r="4"/><circle class="l c" cx="43" cy="44" r="4"/>',

  'electric-bell-repair':
    '<path class="b" d="M18 48c6-6 4-14 5-20 1-8 5-12 11-12s10 4 11 12c1 6-1 14 5 20z"/><path class="l a" d="M26 46a6 6 0 0 0 12 0z"/><path class="l" d="M14 46c7-6 5-14 6-20 1-8 5-12 12-12s11 4 12 12c1 6-1 14 6 20zM32 14V8M9 17a24 24 0 0 0-3 11M14 8a24 24 0 0 0-4 4M55 17a24 24 0 0 1 3 11M50 8a24 24 0 0 1 4 4"/>',
  'sub-meter-installation':
    '<path class="b" d="M14 15a7 7 0 0 1 7-7h26a7 7 0 0 1 7 7v33H14z"/><path class="l" d="M12 13a7 7 0 0 1 7-7h26a7 7 0 0 1 7 7v33H12zM20 46v12M28 46v12M36 46v12M44 46v12"/><path class="l a" d="M18 14h28v10H18z"/><path class="l" d="M27 14v10M37 14v10"/><ellipse class="l c" cx="32" cy="35" rx="14" ry="5"/><path class="l" d="M32 35h8"/>',
  'power-point-installation':
    '<path class="l" d="M23 20V7M41 20V7M32 48v4a6 6 0 0 0 6 6h18"/><path class="b" d="M17 24h34v10a17 16 0 0 1-34 0z"/><path class="l a" d="M15 28h34v5a17 15 0 0 1-34 0z"/><path class="l c" d="M12 20h40v8H12z"/>',
}
