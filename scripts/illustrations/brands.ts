import type { SizedDrawing } from './promos.ts'

function logo(drawing: string): SizedDrawing {
  return { width: 160, height: 64, drawing }
}

/** Logos of the invented brands: the initial as a geometric mark, with a hint of what the brand makes. */
export const brandDrawings: Record<string, SizedDrawing> = {
  nalvika: logo(
    `<path class="sg" fill="none" stroke-width="9" stroke-linecap="round" stroke-linejoin="round" d="M48 52V14l34 38V24a10 10 0 0 1 10-10h8a10 10 0 0 1 10 10v2"/><path class="a" d="M110 34c5 6 7 9 7 12a7 7 0 0 1-14 0c0-3 2-6 7-12z"/>`,
  ),
  vidyutsar: logo(
    `<rect class="g" x="28" y="6" width="104" height="52" rx="26"/><path class="c" d="M52 16h13l13 32H66z"/><path class="a" d="M90 12h18L98 27h10L74 54l9-20h-9z"/>`,
  ),
  sheetvan: logo(
    `<g fill="none" stroke-linecap="round" stroke-width="8"><path class="sa" d="M30 14h22M108 50h22"/><path class="sg" d="M102 14H75a9 9 0 0 0 0 18h10a9 9 0 0 1 0 18H58"/></g><path class="l" d="M34 32h14M112 32h14"/>`,
  ),
  kashthira: logo(
    `<path class="g" d="M50 8h14v48H50z"/><path class="d" d="M68 34c0-17 13-26 38-26 0 17-13 26-38 26z"/><path class="a" d="M68 36c23 0 35 7 36 20-22 0-35-7-36-20z"/><path class="l" d="M72 31c8-8 15-13 24-17M73 39c8 5 14 9 22 12"/>`,
  ),
  varnodhara: logo(
    `<g fill="none" stroke-width="9" stroke-linejoin="round" stroke-linecap="round"><path class="se" d="M38 12l42 44 42-44"/><path class="sa" d="M54 12l26 27 26-27"/><path class="sg" d="M70 12l10 10 10-10"/></g>`,
  ),
  swachhira: logo(
    `<circle class="d" cx="78" cy="34" r="25"/><circle class="l" cx="76" cy="32" r="25"/><path class="sg" fill="none" stroke-width="8" stroke-linecap="round" d="M87 21H73a6 6 0 0 0 0 12h6a6 6 0 0 1 0 12H65"/><circle class="l a" cx="117" cy="16" r="8"/><circle class="l b" cx="112" cy="44" r="6"/><circle class="l b" cx="38" cy="22" r="5"/>`,
  ),
  gharyantra: logo(
    `<g fill="none" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"><path class="sa" d="M46 28L80 8l34 20"/><path class="sg" d="M96 32a18 18 0 1 0 2 12H84"/></g>`,
  ),
  keetrodha: logo(
    `<path class="l b" d="M80 5c9 5 18 7 28 7v18c0 14-10 23-28 29-18-6-28-15-28-29V12c10 0 19-2 28-7z"/><path class="sg" fill="none" stroke-width="7" stroke-linecap="round" stroke-linejoin="round" d="M71 18v27M90 18L72 33l19 12"/><path class="sa" fill="none" stroke-width="4" stroke-linecap="round" d="M42 22l-9-4M42 32H32M42 42l-9 4M118 22l9-4M118 32h10M118 42l9 4"/>`,
  ),
  antarekha: logo(
    `<path class="f" d="M80 10l26 44H54z"/><g fill="none" stroke-linecap="round" stroke-linejoin="round"><path class="sg" stroke-width="8" d="M54 54l26-44 26 44"/><path class="sa" stroke-width="7" d="M70 42h20"/></g><path class="l b" d="M22 28h20v26H22zM118 28h20v26h-20z"/><path class="l" d="M22 41h20M118 41h20M30 35h4M30 48h4M126 35h4M126 48h4"/>`,
  ),
  haritangan: logo(
    `<path class="g" d="M52 10h11v46H52zM97 10h11v46H97z"/><path class="d" d="M63 40c2-18 14-24 34-24-1 18-13 26-34 24z"/><path class="l" d="M63 42c8-9 16-15 26-20"/><path class="a" d="M108 22c9-1 15-5 17-14-10 0-16 4-17 14zM52 40c-9-1-15-5-17-14 10 0 16 4 17 14z"/>`,
  ),
  prahariva: logo(
    `<path class="g" d="M54 8h30a18 18 0 0 1 0 36H67v6h8v8H54z"/><circle class="c" cx="82" cy="26" r="11"/><path class="a" d="M82 18a5 5 0 0 1 3 9l2 7H77l2-7a5 5 0 0 1 3-9z"/><path class="sa" fill="none" stroke-width="5" stroke-linecap="round" d="M110 16a18 18 0 0 1 0 20M120 10a29 29 0 0 1 0 32"/>`,
  ),
  neerbandh: logo(
    `<path class="b" d="M52 10c10 0 13 10 20 16s11 2 17 8 8 18 19 18H52z"/><path class="sg" fill="none" stroke-width="9" stroke-linecap="round" stroke-linejoin="round" d="M50 53V11c11 0 15 9 22 15s11 2 17 8 9 19 21 19V11"/><path class="a" d="M89 6c5 6 7 9 7 12a7 7 0 0 1-14 0c0-3 2-6 7-12z"/>`,
  ),
}
