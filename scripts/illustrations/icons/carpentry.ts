import type { Drawings } from '../frame.ts'

const DOT = '<circle class="i" r="2" '

export const carpentryIcons: Drawings = {
  carpentry: `
    <path class="b" d="M10 20h32v18L10 31z"/>
    <path class="l" d="M8 18h32v20l-6-4.5-2 2.5-6-4.5-2 2.5-6-4.5-2 2.5-6-4.5-2 2.5z"/>
    <path class="l a" d="M40 14h9a8 8 0 0 1 8 8v12a8 8 0 0 1-8 8h-9z"/>
    <rect class="l c" x="45" y="22" width="6" height="12" rx="3"/>
    <path class="d" d="M10 49h48v9H10z"/>
    <path class="l" d="M8 47h48v9H8z"/>
    <path class="t" d="M14 51.5h14M36 51.5h12"/>`,
  'door-repair': `
    <path class="b" d="M14 8h36v48H14z"/>
    <path class="l" d="M8 56h48M14 56V8h36v48"/>
    <path class="l a" d="M14 8l22 6v37l-22 5z"/>
    <path class="t" d="M19 16l11 3v10l-11-1zM19 35h11v10l-11 2z"/>
    ${DOT}cx="33" cy="32"/>
    <path class="l" d="M56 18l4-3M56 26h5M56 34l4 3"/>`,
  'lock-latch-fitting': `
    <rect class="b" x="12" y="10" width="20" height="48" rx="6"/>
    <rect class="l" x="10" y="8" width="20" height="48" rx="6"/>
    <path class="l a" d="M20 16h30a5 5 0 0 1 0 10H20a5 5 0 0 1 0-10z"/>
    <circle class="i" cx="20" cy="38" r="4"/>
    <path class="i" d="M18.5 38h3l2 10h-7z"/>
    <circle class="l d" cx="51" cy="44" r="6"/>
    <path class="l" d="M45 44H34v5M40 44v4"/>`,
  'door-closer-fitting': `
    <path class="l b" d="M6 8h52v8H6z"/>
    <path class="d" d="M14 24h38v32H14z"/>
    <path class="l" d="M12 56V22h40v34"/>
    <rect class="l a" x="17" y="31" width="26" height="11" rx="3"/>
    <path class="l" d="M37 31l17-7-25-12"/>
    <circle class="l c" cx="54" cy="24" r="3"/>
    ${DOT}cx="37" cy="36.5"/>
    <path class="l" d="M45 50v4"/>`,
  'window-repair': `
    <path class="b" d="M12 10h20v38H12z"/>
    <path class="t" d="M38 10v38M43 10v38M49 10v38M32 16h22M32 22h22M32 28h22M32 35h22M32 41h22"/>
    <path class="l" d="M10 8h44v40H10zM32 8v40M27 25v8"/>
    <path class="t" d="M14 24l8-8M14 33l5-5"/>
    <rect class="l a" x="6" y="48" width="52" height="8" rx="2"/>`,
  'bed-repair': `
    <path class="b" d="M14 38V16a6 6 0 0 1 6-6h28a6 6 0 0 1 6 6v22z"/>
    <path class="l" d="M12 36V14a6 6 0 0 1 6-6h28a6 6 0 0 1 6 6v22"/>
    <rect class="l c" x="17" y="24" width="13" height="12" rx="4"/>
    <rect class="l c" x="34" y="24" width="13" height="12" rx="4"/>
    <path class="l a" d="M12 36h40a4 4 0 0 1 4 4v10H8V40a4 4 0 0 1 4-4z"/>
    <path class="l" d="M12 50v6M52 50v6"/>`,
  'chair-sofa-repair': `
    <path class="b" d="M20 10h28v24H20z"/>
    <path class="l" d="M18 34V12a4 4 0 0 1 4-4h20a4 4 0 0 1 4 4v22M18 18h28M27 18v16M37 18v16"/>
    <rect class="l a" x="12" y="34" width="40" height="8" rx="3"/>
    <path class="l" d="M17 42v14M47 42v5l-3 2 6 2-3 2v3M17 50h14"/>`,
  'table-repair': `
    <path class="b" d="M13 24h42v11H13z"/>
    <path class="l" d="M11 23h42v10H11zM26 28h12"/>
    <rect class="l a" x="6" y="14" width="52" height="9" rx="3"/>
    <path class="l" d="M14 33v23M50 33v7l-4 3 8 3-4 3v7"/>`,
  'wardrobe-repair': `
    <path class="b" d="M12 8h20v44H12z"/>
    <rect class="l" x="10" y="8" width="44" height="44" rx="3"/>
    <path class="l" d="M32 8v44M15 52v5M49 52v5M27 26v8M32 17h22"/>
    <path class="l a" d="M43 22l8 5-2 5-2-1v13h-8V31l-2 1-2-5z"/>
    <path class="l" d="M43 17v5"/>`,
  'drawer-repair': `
    <rect class="b" x="14" y="10" width="40" height="44" rx="3"/>
    <rect class="l" x="12" y="8" width="40" height="44" rx="3"/>
    <path class="l" d="M12 21h40M28 14.5h8M28 47h8M17 52v5M47 52v5"/>
    <path class="l a" d="M7 28l49-5v14L7 42z"/>
    <path class="l" d="M27 33.5l9-1"/>`,
  'kitchen-cabinet-repair': `
    <path class="l b" d="M8 8h32v15H8z"/>
    <path class="l" d="M24 8v15M20 18v1M28 18v1"/>
    <path class="l c" d="M40 8l16 5-4 14-16-5z"/>
    <path class="l d" d="M9 42h46v14H9z"/>
    <path class="l" d="M24 42v14M40 42v14M20 47v2M28 47v2M44 47v2"/>
    <rect class="l a" x="6" y="36" width="52" height="6" rx="2"/>
    <path class="l c" d="M14 29h12v7H14zM11 29h18"/>`,
  'furniture-assembly': `
    <path class="d" d="M12 18h9v30h37v10H12z"/>
    <path class="l" d="M10 16h9v30h37v10H10zM10 46h9M14.5 22v1M14.5 30v1"/>
    <path class="l a" d="M32 6h14v13l-4 6h-6l-4-6z"/>
    <path class="t" d="M37 10v8M41 10v8"/>
    <path class="l" d="M39 25v9M34 36h10M39 36v10"/>`,
  'shelf-fitting': `
    <rect class="l b" x="9" y="8" width="24" height="22" rx="2"/>
    <path class="l" d="M13 25l6-8 4 5 3-3 4 6"/>
    <path class="l d" d="M40 28h13l-2 10h-9z"/>
    <path class="l" d="M46.5 28V16M46.5 22c5 0 7-4 7-8-4 0-7 3-7 8zM46.5 20c-4 0-6-3-6-7 4 0 6 3 6 7z"/>
    <rect class="l a" x="6" y="38" width="52" height="7" rx="2"/>
    <path class="l" d="M14 45v11l10-11M50 45v11L40 45"/>`,
  'curtain-rod-fitting': `
    <path class="b" d="M14 24h40v31H14z"/>
    <path class="l" d="M12 22h40v33q-4 4-8 0t-8 0-8 0-8 0-8 0zM20 24v25M28 24v25M36 24v25M44 24v25"/>
    <path class="l" d="M16 16v6M26.5 16v6M37.5 16v6M48 16v6"/>
    <rect class="l a" x="8" y="9" width="48" height="7" rx="2"/>
    <circle class="l a" cx="8" cy="12.5" r="5"/>
    <circle class="l a" cx="56" cy="12.5" r="5"/>`,
  'jhoola-fitting': `
    <path class="l" d="M8 8h48M16 8v34M48 8v34"/>
    <circle class="l c" cx="16" cy="14" r="3"/>
    <circle class="l c" cx="48" cy="14" r="3"/>
    <rect class="l b" x="12" y="26" width="40" height="15" rx="4"/>
    <path class="l" d="M22 26v15M32 26v15M42 26v15"/>
    <rect class="l a" x="8" y="41" width="48" height="7" rx="3"/>
    <path class="l" d="M20 54q12 5 24 0"/>`,
}
