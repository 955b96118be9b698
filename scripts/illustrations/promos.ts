import { appPhone, hero } from './home-pictures.ts'

/** A drawing with its own view box; it uses the palette classes of the frame. */
export type SizedDrawing = { width: number; height: number; drawing: string }

function banner(drawing: string): SizedDrawing {
  return { width: 320, height: 200, drawing }
}

/** Pictures of the promotions and house promos, by promo id, and the two large pictures of the home page. */
export const promoDrawings: Record<string, SizedDrawing> = {
  summer: banner(`
    <path class="f" d="M0 0h320v200H0z"/>
    <path class="c" d="M0 168h320v32H0z"/>
    <circle class="a" cx="74" cy="76" r="32"/>
    <g class="l">
      <circle cx="71" cy="73" r="32"/>
      <path d="M71 32v-9M42 44l-6-6M100 44l6-6M30 73h-9M42 102l-6 6M71 114v9M112 73h9M100 102l6 6"/>
      <path d="M18 168h284"/>
      <rect class="b" x="160" y="38" width="130" height="42" rx="8"/>
      <path class="c" d="M160 62h130v10a8 8 0 0 1-8 8H168a8 8 0 0 1-8-8z"/>
      <path d="M176 71h98M176 50h24"/>
      <circle class="a" cx="274" cy="50" r="4"/>
    </g>
    <g class="sg" fill="none" stroke-width="4" stroke-linecap="round">
      <path d="M184 92c0 10 10 10 10 20M216 92c0 14 12 14 12 28M250 92c0 10 10 10 10 20"/>
    </g>
    <g class="l">
      <path class="e" d="M190 132h74a8 8 0 0 1 8 8v18h-90v-18a8 8 0 0 1 8-8z"/>
      <path class="e" d="M170 140a8 8 0 0 1 16 0v14h82v-14a8 8 0 0 1 16 0v22H170z"/>
      <path d="M178 162v6M276 162v6"/>
      <path class="d" d="M130 144c-9-6-11-16-8-26 8 4 12 14 8 26zM130 144c8-4 12-10 12-20-8 2-12 10-12 20z"/>
      <path class="a" d="M118 144h24l-4 24h-16z"/>
      <rect class="c" x="44" y="132" width="12" height="30" rx="6"/>
    </g>
    <circle class="e" cx="50" cy="158" r="8"/>
    <circle class="l" cx="50" cy="158" r="8"/>
    <path class="e" d="M48 140h4v16h-4z"/>`),
  weekly: banner(`
    <path class="d" d="M0 0h320v200H0z"/>
    <path class="c" d="M0 160h320v40H0z"/>
    <path class="t" d="M0 160h320M40 160l-20 40M120 160l-8 40M200 160l8 40M280 160l20 40M0 178h320"/>
    <g class="l">
      <rect class="c" x="30" y="30" width="86" height="74" rx="4"/>
      <path class="b" d="M37 37h32v60H37zM77 37h32v60H77z"/>
      <path d="M46 62l14-16M48 76l12-14M86 62l14-16"/>
      <path d="M244 22l-30 122"/>
      <path class="f" d="M196 140h36l14 30c-20 8-42 8-64 0z"/>
      <path d="M200 154l-4 16M214 154v20M228 154l6 16"/>
      <path class="g" d="M132 122h60l-7 52h-46z"/>
      <path d="M136 122a26 26 0 0 1 52 0"/>
      <path class="e" d="M266 120h28v50a4 4 0 0 1-4 4h-20a4 4 0 0 1-4-4z"/>
      <path class="a" d="M266 120c0-10 6-10 6-20h16c0 10 6 10 6 20z"/>
      <path class="c" d="M266 84h26v16h-18v-6h-8z"/>
      <path class="c" d="M272 138h16v18h-16z"/>
      <circle class="c" cx="146" cy="106" r="11"/>
      <circle class="c" cx="164" cy="98" r="14"/>
      <circle class="c" cx="182" cy="108" r="9"/>
      <circle class="c" cx="158" cy="68" r="6"/>
      <circle class="c" cx="178" cy="48" r="9"/>
    </g>
    <path class="a" d="M256 60l4 9 9 4-9 4-4 9-4-9-9-4 9-4zM62 124l3 7 7 3-7 3-3 7-3-7-7-3 7-3z"/>
    <path class="a" d="M142 24l3 7 7 3-7 3-3 7-3-7-7-3 7-3z"/>`),
  guarantee: banner(`
    <path class="b" d="M0 0h320v200H0z"/>
    <circle class="c" cx="160" cy="96" r="84"/>
    <g class="l">
      <path class="e" d="M132 118l-18 58 22-8 14 18 14-54zM188 118l18 58-22-8-14 18-14-54z"/>
      <path class="a" d="M160 24l16 11 19-2 8 18 17 10-2 19 8 18-12 16-2 19-19 5-14 14-19-4-19 4-14-14-19-5-2-19-12-16 8-18-2-19 17-10 8-18 19 2z" transform="translate(0 -4)"/>
      <circle class="c" cx="160" cy="88" r="40"/>
    </g>
    <path class="sg" fill="none" stroke-width="9" stroke-linecap="round" stroke-linejoin="round" d="M140 90l14 14 27-31"/>
    <g class="l">
      <path class="d" d="M44 56a18 18 0 0 1 26-16l-12 14 8 8 14-12a18 18 0 0 1-20 26l4 62a8 8 0 0 1-16 0l2-64a18 18 0 0 1-6-18z"/>
      <path class="c" d="M264 92h8l-1 46 3 8h-12l3-8z" />
      <path class="g" d="M258 40a10 10 0 0 1 20 0v44a8 8 0 0 1-8 8h-4a8 8 0 0 1-8-8z"/>
      <path d="M265 48v28M271 48v28"/>
    </g>
    <path class="a" d="M96 30l3 7 7 3-7 3-3 7-3-7-7-3 7-3zM226 26l3 7 7 3-7 3-3 7-3-7-7-3 7-3zM296 120l3 7 7 3-7 3-3 7-3-7-7-3 7-3zM24 134l3 7 7 3-7 3-3 7-3-7-7-3 7-3z"/>`),
  'monsoon-check': banner(`
    <path class="b" d="M0 0h320v200H0z"/>
    <path class="d" d="M0 164h320v36H0z"/>
    <g class="l">
      <path class="c" d="M40 60a18 18 0 0 1 6-35 26 26 0 0 1 50 2 17 17 0 0 1 2 33z"/>
      <path class="c" d="M216 48a14 14 0 0 1 4-27 22 22 0 0 1 42 0 14 14 0 0 1 4 27z"/>
      <path d="M16 164h288"/>
      <path class="f" d="M102 112h120v52H102z"/>
      <path class="c" d="M94 100h136v14H94z"/>
      <path class="b" d="M118 126h26v22h-26zM131 126v22"/>
      <path class="a" d="M176 126h26v38h-26z"/>
      <path class="g" d="M70 92a92 72 0 0 1 184 0c-12-10-26-10-37 0-12-10-26-10-37 0-12-10-26-10-37 0-12-10-26-10-36 0-12-10-26-10-37 0z"/>
      <path d="M162 20v-8M143 92c0-28 5-52 19-72 13 20 18 44 18 72"/>
      <path class="e" d="M48 138h28l-4 26H52z"/>
      <path class="d" d="M264 164c-12-18-6-34 8-44 12 14 10 32-2 44z"/>
      <path d="M267 164v-24"/>
    </g>
    <g class="sg" fill="none" stroke-width="4" stroke-linecap="round">
      <path d="M48 76l-4 12M68 78l-4 12M40 104l-4 12M60 108l-4 12M262 62l-4 12M284 66l-4 12M292 96l-4 12M272 96l-4 12M24 132l-4 12M302 132l-4 12"/>
    </g>`),
  'join-partner': banner(`
    <path class="d" d="M0 0h320v200H0z"/>
    <path class="c" d="M0 166h320v34H0z"/>
    <g class="l">
      <path d="M14 166h292"/>
      <path class="c" d="M88 96V40a10 10 0 0 1 20 0v56z"/>
      <path class="e" d="M80 30h36v18H80z"/>
      <path class="e" d="M116 31c9 0 15 5 16 14-5-4-10-5-16-3z"/>
      <path class="b" d="M138 96V64a15 15 0 0 1-7-21l12 10 12-10a15 15 0 0 1-7 21v32z"/>
      <path class="g" d="M58 96V50a8 8 0 0 1 16 0v46z"/>
      <path d="M66 50v26"/>
      <path class="c" d="M168 96l9-52 8-8 1 10-9 50z"/>
      <path class="a" d="M40 92h150l10 66a8 8 0 0 1-8 8H38a8 8 0 0 1-8-8z"/>
      <path class="f" d="M54 116h46v34H54zM130 116h46v34h-46z"/>
      <path d="M54 126h46M130 126h46M34 104h158"/>
      <rect class="i" x="220" y="40" width="72" height="126" rx="12"/>
      <rect class="c" x="227" y="52" width="58" height="100" rx="4"/>
      <path class="b" d="M235 62h42v30h-42z"/>
      <path class="e" d="M256 68a8 8 0 0 1 8 8c0 5-4 8-8 14-4-6-8-9-8-14a8 8 0 0 1 8-8z"/>
      <path d="M236 102h40M236 112h26"/>
      <rect class="g" x="235" y="126" width="42" height="16" rx="8"/>
    </g>
    <path class="a" d="M206 60l3 7 7 3-7 3-3 7-3-7-7-3 7-3zM24 52l3 7 7 3-7 3-3 7-3-7-7-3 7-3z"/>`),
  'new-room': banner(`
    <path class="f" d="M0 0h320v164H0z"/>
    <path class="e" d="M0 0h196c-8 20 6 38-4 60s8 40-2 62 4 30 0 42H0z"/>
    <path class="c" d="M0 164h320v36H0z"/>
    <g class="l">
      <path d="M0 164h320"/>
      <path class="e" d="M160 26h56v24h-56z"/>
      <path d="M216 38h14v32h-30v14"/>
      <path class="g" d="M194 84h12v36h-12z"/>
      <path class="c" d="M52 164l26-130h26l26 130h-14L96 46h-10L66 164z"/>
      <path d="M72 136h38M77 110h28M82 84h18M86 62h10"/>
      <path class="d" d="M146 132h44v36a4 4 0 0 1-4 4h-36a4 4 0 0 1-4-4z"/>
      <path class="e" d="M146 132h44v10c-4 8-8 0-12 4s-6 8-10 0-8 6-12 0-8 4-10-2z"/>
      <path d="M148 132a20 20 0 0 1 40 0"/>
      <path class="c" d="M258 20h44v58h-44z"/>
      <path class="b" d="M264 27h32v13h-32z"/>
      <path class="d" d="M264 43h32v13h-32z"/>
      <path class="a" d="M264 59h32v13h-32z"/>
      <path class="d" d="M266 132c-12-8-16-22-12-36 12 6 16 20 12 36zM268 132c0-16 6-26 20-30 2 14-6 26-20 30z"/>
      <path class="g" d="M250 132h34l-5 36h-24z"/>
    </g>`),
  'ask-expert': banner(`
    <path class="f" d="M0 0h320v200H0z"/>
    <path class="b" d="M0 166h320v34H0z"/>
    <g class="l">
      <path class="c" d="M32 26h120a12 12 0 0 1 12 12v54a12 12 0 0 1-12 12H78l-22 20v-20H32a12 12 0 0 1-12-12V38a12 12 0 0 1 12-12z"/>
      <path class="g" d="M186 62h104a12 12 0 0 1 12 12v56a12 12 0 0 1-12 12h-20v20l-22-20h-62a12 12 0 0 1-12-12V74a12 12 0 0 1 12-12z"/>
      <path d="M14 166h292"/>
      <path d="M54 52h38M54 66h26M54 80h34"/>
      <path class="a" transform="translate(238 97) rotate(60)" d="M-7-32a13 13 0 0 0-3 21l3 3v30a7 7 0 0 0 14 0V-8l3-3a13 13 0 0 0-3-21v12l-7 5-7-5z"/>
      <path class="e" d="M108 134h34v24a8 8 0 0 1-8 8h-18a8 8 0 0 1-8-8z"/>
      <path d="M142 140h6a8 8 0 0 1 0 16h-6M118 124c-4-5 4-7 0-12M131 124c-4-5 4-7 0-12"/>
      <path class="d" d="M36 144c-10-6-12-16-10-26 10 6 14 16 10 26zM38 144c0-12 4-18 14-20 0 10-4 18-14 20z"/>
      <path class="g" d="M24 144h28l-4 22H28z"/>
    </g>
    <path class="sa" fill="none" stroke-width="7" stroke-linecap="round" d="M112 54a14 14 0 1 1 18 14c-4 2-5 4-5 9"/>
    <circle class="a" cx="125" cy="89" r="4.5"/>`),
  hero,
  'app-phone': appPhone,
}
