import type { Drawings } from '../frame.ts'

/** A spanner of about 26 × 28; the point is the tip of its jaw. */
function spanner(x: number, y: number): string {
  return `<path class="l a" d="M${x} ${y}l-5 5v5h5l5-5c2 6-3 12-9 10.5l-9 9a3.5 3.5 0 0 1-5-5l9-9c-1.5-6 4-12.5 9-10.5z"/>`
}

export const securityIcons: Drawings = {
  security:
    '<path class="b" d="M34 8l22 8v16c0 14-9 22-22 27-13-5-22-13-22-27V16z"/><path class="l" d="M32 6l22 8v16c0 14-9 22-22 27-13-5-22-13-22-27V14z"/><path class="l" d="M25 29v-5a7 7 0 0 1 14 0v5"/><path class="l a" d="M21 29h22v15H21z"/><path class="l" d="M32 35v3"/>',
  'cctv-installation':
    '<path class="l" d="M24 30l-5 15H8"/><path class="l c" d="M5 36h6v18H5z"/><path class="b" d="M16 12l37 12-5 16-37-12z"/><path class="l" d="M14 10l37 12-5 16L9 26z"/><path class="l a" d="M50 25l8 2.5-3 10-8-2.5z"/><path class="l" d="M18 20l8 2.5"/>',
  'cctv-repair': `<path class="l c" d="M8 8h44v8H8z"/><path class="b" d="M14 18h36a18 18 0 0 1-36 0z"/><path class="l" d="M12 16h36a18 18 0 0 1-36 0z"/><circle class="l c" cx="27" cy="23" r="6"/>${spanner(52, 31)}`,
  'wifi-camera-setup':
    '<path class="l" d="M14 21c-3 5-3 13 0 18M7 16c-4 9-4 19 0 28M50 21c3 5 3 13 0 18M57 16c4 9 4 19 0 28"/><circle class="b" cx="34" cy="32" r="13"/><circle class="l" cx="32" cy="30" r="13"/><circle class="l a" cx="32" cy="30" r="5.5"/><path class="l" d="M32 43v9"/><path class="l c" d="M20 52h24v5H20z"/>',
  'cctv-recorder-service':
    '<path class="l c" d="M9 6h46v32H9z"/><path class="b" d="M33 7h21v14H33z"/><path class="d" d="M10 23h21v14H10z"/><path class="l" d="M9 6h46v32H9zM32 6v32M9 22h46"/><path class="l b" d="M6 44h52v13H6z"/><circle class="l a" cx="16" cy="50.5" r="3"/><path class="l" d="M28 50.5h22"/>',
  'video-door-phone-installation':
    '<path class="b" d="M8 14h52v40H8z"/><path class="l" d="M9 10h46a3 3 0 0 1 3 3v36a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3V13a3 3 0 0 1 3-3z"/><path class="l c" d="M12 16h29v30H12z"/><circle class="l a" cx="26.5" cy="27" r="6"/><path class="l a" d="M16 46c0-8 4-11 10.5-11S37 38 37 46z"/><path class="l" d="M48 20h4M48 28h4"/><circle class="l d" cx="50" cy="40" r="4"/>',
  'video-door-phone-repair': `<path class="b" d="M12 8h26v50H12z"/><path class="l" d="M13 6h20a3 3 0 0 1 3 3v44a3 3 0 0 1-3 3H13a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3z"/><circle class="l c" cx="23" cy="18" r="7"/><path class="l" d="M23 18v0M17 32h12M17 38h12"/><circle class="l d" cx="23" cy="47" r="4"/>${spanner(52, 28)}`,
  'intercom-service':
    '<path class="b" d="M8 8h50v44H8z"/><path class="l" d="M6 6h50v44H6z"/><path class="l a" d="M16 10h12v12h-4v12h4v12H16c-6-6-6-30 0-36z"/><path class="l" d="M35 13h14v8H35zM36 29h3M46 29h3M36 36h3M46 36h3M36 43h3M46 43h3M18 50c-1 9 7 9 7 3 0 6 8 6 8 0 0 6 8 6 7-3"/>',
  'digital-lock-installation':
    '<path class="b" d="M18 8h26v50H18z"/><path class="l" d="M20 6h18a4 4 0 0 1 4 4v42a4 4 0 0 1-4 4H20a4 4 0 0 1-4-4V10a4 4 0 0 1 4-4z"/><path class="i" d="M21 12h4v4h-4zM27 12h4v4h-4zM33 12h4v4h-4zM21 19h4v4h-4zM27 19h4v4h-4zM33 19h4v4h-4zM21 26h4v4h-4zM27 26h4v4h-4zM33 26h4v4h-4z"/><path class="l a" d="M27 38h27a4 4 0 0 1 0 8H27a4 4 0 0 1 0-8z"/>',
  'main-door-lock-change':
    '<path class="b" d="M10 8h32v50H10z"/><path class="l" d="M8 6h32v50H8zM14 12h20v9H14zM14 47h20v5H14z"/><path class="l c" d="M48 6h8v50h-8z"/><path class="l" d="M42 30h10M42 38h10"/><path class="l a" d="M24 26h18v16H24z"/><path class="l" d="M32 32v4"/>',
  'lock-opening-keys':
    '<path class="b" d="M10 30h28v26H10z"/><path class="l" d="M8 28h28v26H8zM14 28V16a8 8 0 0 1 16 0"/><path class="l c" d="M22 36a3 3 0 0 1 2 5.5v4h-4v-4a3 3 0 0 1 2-5.5z"/><path class="l" d="M50 26v30M50 47h6M50 55h6"/><circle class="l a" cx="50" cy="17" r="9"/><circle class="l c" cx="50" cy="15" r="3"/>',
  'burglar-alarm-installation':
    '<path class="l" d="M32 5v6M11 13l4 4M53 13l-4 4M4 32h5M55 32h5"/><path class="l a" d="M17 44V32a15 15 0 0 1 30 0v12z"/><path class="l" d="M24 34a8 8 0 0 1 6-8"/><path class="b" d="M12 46h44v12H12z"/><path class="l" d="M10 44h44v12H10z"/>',
  'smoke-alarm-installation':
    '<path class="b" d="M12 8h44v6c0 5-4 9-9 9H21c-5 0-9-4-9-9z"/><path class="l" d="M6 6h52M10 6h44v6c0 5-4 9-9 9H19c-5 0-9-4-9-9z"/><path class="l c" d="M25 14h14v3H25z"/><path class="l" d="M15 29c5 4-4 8 0 13s-4 8 0 13M49 29c5 4-4 8 0 13s-4 8 0 13"/><path class="l a" d="M33 29c1 8 9 11 9 19a10 9.5 0 0 1-20 0c0-4 2-6 4-9 1 2 2 3 3 3 2-4 1-8 4-13z"/>',
  'gas-leak-alarm-installation':
    '<path class="e" d="M10 34a8 8 0 0 1 8-8h12a8 8 0 0 1 8 8v18a6 6 0 0 1-6 6H16a6 6 0 0 1-6-6z"/><path class="l" d="M8 32a8 8 0 0 1 8-8h12a8 8 0 0 1 8 8v18a6 6 0 0 1-6 6H14a6 6 0 0 1-6-6zM15 24V12h14v12M22 24v-5M8 41h28"/><path class="l" d="M41 56c4-4-3-7 1-12M51 56c4-4-3-7 1-12M40 9c-3 5-3 11 0 16"/><path class="l a" d="M45 7h13v22H45z"/><path class="l" d="M50 13h3M50 20h3"/>',
}
