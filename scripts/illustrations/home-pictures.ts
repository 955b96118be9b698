import type { SizedDrawing } from './promos.ts'

const outside = `
  <path class="b" d="M62 110C112 22 262 6 384 24s168 106 162 226-42 190-128 198-292 12-352-16S12 198 62 110z"/>
  <circle class="a" cx="494" cy="104" r="30"/>
  <g class="l">
    <path class="c" d="M30 100a15 15 0 0 1 4-29 22 22 0 0 1 42-2 15 15 0 0 1 4 31z"/>
    <path class="c" d="M474 48a12 12 0 0 1 3-23 18 18 0 0 1 34-2 13 13 0 0 1 4 25z"/>
    <path class="f" d="M42 432c2-60 6-110 4-166h8c4 56 6 106 8 166z"/>
    <path class="d" d="M50 266c-16-22-32-26-46-20 6 18 26 24 46 20zM50 266c4-28-4-44-20-52-8 20 2 40 20 52zM50 266c18-14 36-14 48-2-12 14-32 14-48 2zM50 266c4-26 18-40 36-42 2 20-14 38-36 42z"/>
  </g>`

const roof = `
  <g class="l">
    <path class="g" d="M112 78h50v38h-50z"/>
    <path class="g" d="M108 70h58v10h-58zM126 62h22v8h-22z"/>
    <path d="M112 92h50M112 104h50M116 116v6M158 116v6"/>
    <path d="M188 122V80M288 122V80M188 86c34 10 68 10 100 0"/>
    <path class="e" d="M200 90l9-3h12l9 4-4 9-5-2v16h-15V97l-6 2z"/>
    <path class="c" d="M238 94h16v24h-16z"/>
    <path class="a" d="M262 92h16l2 16h-20z"/>
    <path class="g" d="M310 92h44l-8 24h-44z"/>
    <path d="M332 92l-8 24M306 104h44M318 116v6"/>
    <path class="f" d="M380 66h76v56h-76z"/>
    <path class="c" d="M372 56h92v11h-92z"/>
    <path class="a" d="M394 82h24v40h-24z"/>
    <path class="b" d="M430 82h16v16h-16z"/>
    <path d="M413 103v2"/>
  </g>`

const walls = `
  <g class="l">
    <path class="c" d="M84 130h392v302H84z"/>
    <path class="g" d="M76 121h408v13H76z"/>
    <path class="b" d="M94 143h181v132H94z"/>
    <path class="c" d="M285 143h181v132H285z"/>
    <path class="d" d="M94 287h181v137H94z"/>
    <path class="f" d="M285 287h181v137H285z"/>
  </g>
  <path class="e" d="M287 145h92c-8 12 8 26 0 42s6 24-2 42 4 28 0 44h-90z"/>`

const bedroom = `
  <g class="l">
    <rect class="c" x="108" y="154" width="80" height="28" rx="6"/>
    <path class="b" d="M108 170h80v6a6 6 0 0 1-6 6h-68a6 6 0 0 1-6-6z"/>
    <circle class="a" cx="178" cy="162" r="3"/>
    <path class="c" d="M206 156h52v50h-52z"/>
    <path class="f" d="M211 161h42v40h-42z"/>
    <circle class="a" cx="238" cy="184" r="8"/>
    <path d="M232 161v40M202 208h60"/>
    <path class="f" d="M102 214h10v60h-10z"/>
    <path class="c" d="M112 240h118v20H112z"/>
    <path class="c" d="M116 228h32a6 6 0 0 1 0 12h-32z"/>
    <path class="e" d="M158 236h66a8 8 0 0 1 8 8v20h-74z"/>
    <path d="M120 260v14M224 264v10"/>
    <path class="f" d="M240 250h28v24h-28zM240 262h28"/>
    <path class="a" d="M246 230h16l5 12h-26z"/>
    <path d="M254 242v8"/>
  </g>
  <path class="sg" fill="none" stroke-width="3.5" stroke-linecap="round" d="M126 190c0 7 7 7 7 15M148 190c0 9 8 9 8 20M170 190c0 7 7 7 7 15"/>`

const painting = `
  <g class="l">
    <path d="M379 145c-8 12 8 26 0 42s6 24-2 42 4 28 0 44"/>
    <path class="e" d="M348 160h48v18h-48z"/>
    <path d="M396 169h12v20h-22v10"/>
    <path class="g" d="M381 199h10v26h-10z"/>
    <path class="c" d="M394 274l19-92h20l19 92h-10l-15-78h-8l-15 78z"/>
    <path d="M409 250h28M413 230h20M417 210h12"/>
    <path class="c" d="M300 246h32v28h-32z"/>
    <path class="e" d="M300 246h32v9c-4 6-7 0-11 3s-6 6-9 0-8 4-12-1z"/>
    <path d="M302 246a14 14 0 0 1 28 0"/>
    <path class="f" d="M344 258h30v16h-30z"/>
    <path class="d" d="M440 156h18v12h-18z"/>
    <path class="a" d="M440 168h18v12h-18z"/>
    <path class="b" d="M440 180h18v12h-18z"/>
    <path d="M344 266h30"/>
  </g>`

const kitchen = `
  <path class="c" d="M96 334h177v24H96z"/>
  <path class="t" d="M95 334h179M95 346h179M112 334v12M140 334v12M198 334v12M226 334v12M254 334v12M126 346v12M184 346v12M212 346v12M240 346v12"/>
  <g class="l">
    <path class="f" d="M94 364h181v54H94z"/>
    <path class="b" d="M128 366h62v52h-62z"/>
    <path class="c" d="M94 356h181v10H94z"/>
    <path class="c" d="M132 362h54l-5 16h-44z"/>
    <path d="M94 418h181M232 366v52M218 388v8M240 388v8M116 388v8M100 304h32M106 304v12M116 304v18M126 304v12"/>
    <path class="a" d="M103 316h6v8h-6z"/>
    <circle class="c" cx="116" cy="325" r="4"/>
    <path class="e" d="M123 316h6v8h-6z"/>
    <path d="M200 318h68"/>
    <path class="a" d="M206 302h14v16h-14z"/>
    <path class="e" d="M226 298h14v20h-14z"/>
    <path class="c" d="M246 304h14v14h-14z"/>
    <path class="i" d="M204 350h58v6h-58z"/>
    <path class="c" d="M214 332h38v17h-38z"/>
    <path d="M210 331h46M233 331v-5M252 338h12"/>
  </g>
  <g class="sg" fill="none" stroke-width="6" stroke-linecap="round" stroke-linejoin="round">
    <path d="M148 354v-22a13 13 0 0 1 26 0v3M140 346h8"/>
    <path d="M159 380v10a8 8 0 0 0 16 0v-2h12"/>
  </g>
  <path class="l a" d="M174 341c4 5 5 7 5 9a5 5 0 0 1-10 0c0-2 1-4 5-9z"/>`

const living = `
  <g class="l">
    <path d="M360 288v14M326 296c-10 0-16 3-16 3M394 296c10 0 16 3 16 3"/>
    <path class="a" d="M348 306c-18-6-36-6-46 2 10 6 30 6 46 2zM372 306c18-6 36-6 46 2-10 6-30 6-46 2z"/>
    <path class="g" d="M348 302h24v6a12 8 0 0 1-24 0z"/>
    <path class="c" d="M424 312h30v26h-30z"/>
    <path class="d" d="M428 334l8-12 6 7 4-4 4 9z"/>
    <path class="g" d="M312 354h92a8 8 0 0 1 8 8v30H304v-30a8 8 0 0 1 8-8z"/>
    <path class="g" d="M294 376a8 8 0 0 1 16 0v16h96v-16a8 8 0 0 1 16 0v40H294z"/>
    <path d="M358 356v36M302 416v8M414 416v8"/>
    <path class="e" d="M314 366h24l4 24h-24z"/>
    <path class="d" d="M442 396c-16-8-20-26-14-42 14 8 20 26 14 42zM443 396c0-20 6-34 20-40 4 18-4 34-20 40z"/>
    <path class="c" d="M430 396h28l-5 28h-18z"/>
    <path class="b" d="M352 394v-18a8 8 0 0 1-4-11l5 5 5-5a8 8 0 0 1 0 11v18z"/>
    <path class="c" d="M370 394v-18h8v18z"/>
    <path class="e" d="M364 368h20v9h-20z"/>
    <path class="a" d="M338 394h56l5 26a4 4 0 0 1-4 4h-58a4 4 0 0 1-4-4z"/>
    <path class="f" d="M356 404h20v12h-20z"/>
    <path d="M336 402h20M376 402h20"/>
  </g>`

const ground = `
  <g class="l">
    <rect class="d" x="14" y="432" width="532" height="14" rx="7"/>
    <path class="e" d="M498 404h32v28h-32zM492 394h44v10h-44z"/>
    <path class="d" d="M514 394c-18-4-24-18-22-32 12 2 22 14 22 32zM514 394c-4-20 0-36 10-46 10 14 4 34-10 46zM514 394c2-14 10-24 24-24 0 14-10 24-24 24z"/>
    <path class="d" d="M62 432c-2-14 4-22 12-24 4 8 2 18-4 24z"/>
    <path class="a" d="M510 418a4 4 0 0 1 8 0v14h-8z"/>
  </g>`

/** A house cut open: bedroom with an AC, a room being painted, kitchen with a dripping tap, living room with a fan. */
export const hero: SizedDrawing = {
  width: 560,
  height: 480,
  drawing: outside + roof + walls + bedroom + painting + kitchen + living + ground,
}

/** A phone with the booking screen: the job, a day, an hour, the address, the button. */
export const appPhone: SizedDrawing = {
  width: 320,
  height: 400,
  drawing: `
  <path class="b" d="M40 70C84 8 214 0 268 62s56 190 10 262-178 76-234 26S-4 132 40 70z"/>
  <g class="l">
    <rect class="i" x="82" y="16" width="156" height="368" rx="26"/>
    <rect class="c" x="91" y="26" width="138" height="348" rx="18"/>
    <path class="g" d="M91 74V44a18 18 0 0 1 18-18h102a18 18 0 0 1 18 18v30z"/>
  </g>
  <rect class="i" x="140" y="31" width="40" height="9" rx="4.5"/>
  <path class="c" d="M108 52h56v6h-56zM108 62h36v5h-36z"/>
  <circle class="a" cx="210" cy="58" r="8"/>
  <g class="l">
    <rect class="f" x="102" y="86" width="116" height="60" rx="10"/>
    <rect class="c" x="110" y="94" width="42" height="44" rx="8"/>
    <path class="b" d="M118 106h14a8 8 0 0 1 8 8v4h-7v-3h-15z"/>
    <path class="a" d="M136 123c3 4 4 5 4 7a4 4 0 0 1-8 0c0-2 1-3 4-7z"/>
    <path d="M125 106v-5M120 100h10M164 104h42M164 116h28M164 128h18"/>
    <rect class="c" x="102" y="158" width="20" height="34" rx="8"/>
    <rect class="a" x="126" y="158" width="20" height="34" rx="8"/>
    <rect class="c" x="150" y="158" width="20" height="34" rx="8"/>
    <rect class="c" x="174" y="158" width="20" height="34" rx="8"/>
    <rect class="c" x="198" y="158" width="20" height="34" rx="8"/>
    <path d="M109 168h6M133 168h6M157 168h6M181 168h6M205 168h6"/>
    <rect class="c" x="102" y="206" width="54" height="22" rx="11"/>
    <rect class="d" x="164" y="206" width="54" height="22" rx="11"/>
    <rect class="c" x="102" y="236" width="54" height="22" rx="11"/>
    <rect class="c" x="164" y="236" width="54" height="22" rx="11"/>
    <path d="M116 217h26M178 217h26M116 247h26M178 247h26M132 286h74M132 298h46M102 316h116"/>
    <path class="e" d="M114 278a9 9 0 0 1 9 9c0 6-5 9-9 16-4-7-9-10-9-16a9 9 0 0 1 9-9z"/>
    <rect class="g" x="102" y="328" width="116" height="32" rx="16"/>
  </g>
  <circle class="i" cx="112" cy="181" r="3"/><circle class="i" cx="136" cy="181" r="4"/><circle class="i" cx="160" cy="181" r="3"/><circle class="i" cx="184" cy="181" r="3"/><circle class="i" cx="208" cy="181" r="3"/>
  <path class="c" d="M138 341h44v6h-44z"/>
  <g class="l">
    <circle class="d" cx="252" cy="120" r="26"/>
    <path d="M241 121l8 8 15-17"/>
    <rect class="c" x="24" y="218" width="72" height="46" rx="12"/>
    <path class="a" d="M54 226l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1z"/>
    <path d="M78 234h8M78 246h8"/>
    <path class="d" d="M268 350c-14-8-18-24-12-38 12 8 18 24 12 38zM270 350c0-18 6-30 18-36 4 16-4 30-18 36z"/>
    <path class="e" d="M254 350h32l-5 32h-22z"/>
  </g>
  <path class="a" d="M46 120l4 10 10 4-10 4-4 10-4-10-10-4 10-4zM286 200l3 7 7 3-7 3-3 7-3-7-7-3 7-3z"/>`,
}
