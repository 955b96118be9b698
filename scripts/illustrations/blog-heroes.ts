import { drop, ground, pipe, sparkle } from './blog-frame.ts'

/** The picture at the head of each post, by slug. */
export const blogHeroes: Record<string, string> = {
  'deep-cleaning-before-diwali': `
    ${ground('f')}<circle class="c" cx="320" cy="200" r="150"/><path class="b" d="M0 300h640v60H0z"/>
    <path class="l" d="M0 34c110 50 210 50 320 14s210-24 320 16"/>
    <path class="l a" d="M90 65l9 22a10 10 0 1 1-18 0zM430 28l9 22a10 10 0 1 1-18 0z"/><path class="l e" d="M210 72l9 22a10 10 0 1 1-18 0zM550 38l9 22a10 10 0 1 1-18 0z"/>
    <path class="l" d="M132 104l34 112"/><path class="l a" d="M146 220l44-13 40 101H142z"/><path class="l" d="M172 250l4 58M190 240l12 68"/>
    <circle class="l c" cx="262" cy="180" r="20"/><circle class="l c" cx="300" cy="168" r="26"/><circle class="l c" cx="338" cy="182" r="18"/>
    <path class="d" d="M238 200h132l-14 116H252z"/><path class="l" d="M232 204h132l-14 104H246z"/><path class="l c" d="M224 188h148v18H224z"/>
    <path class="l b" d="M404 226c0-20 14-26 14-42h30c0 16 14 22 14 42v82h-58z"/><path class="c" d="M416 240h34v40h-34z"/><path class="l a" d="M416 184v-24h-22l-8-13 8-11h56v12h14v14h-14v22z"/><path class="l" d="M408 162c0 12-6 16-12 20"/>
    <path class="l a" d="M540 214c16 22 20 32 20 42a20 20 0 0 1-40 0c0-10 4-20 20-42z"/><path class="l e" d="M484 276h112c-4 26-24 38-56 38s-52-12-56-38z"/>
    ${sparkle(480, 140)}${sparkle(90, 180)}`,
  'hard-water-and-your-geyser': `
    ${ground('d')}<circle class="c" cx="320" cy="170" r="158"/>
    <path class="b" d="M256 44h136a28 28 0 0 1 28 28v138a28 28 0 0 1-28 28H256z"/><rect class="l" x="230" y="34" width="180" height="196" rx="34"/>
    <path class="l" d="M230 84h180M230 180h180"/><circle class="l c" cx="320" cy="132" r="30"/><path class="l" d="M320 132l14-16"/><circle class="a" cx="268" cy="206" r="9"/><circle class="e" cx="296" cy="206" r="9"/>
    ${pipe('M276 232v42H132', 'sg')}${pipe('M364 232v42h120', 'se')}
    <path class="l a" d="M480 256h44a34 34 0 0 1 34 34v22h-34v-20h-44z"/><path class="l" d="M510 256v-24M486 228h48"/>${drop(541, 322)}
    <path class="l c" d="M66 318l14-26 28-2 14 24-14 24-28 2zM118 322l12-20 24 2 10 18-12 18-24-2zM92 288l8-20 22-2 8 18-10 12z"/>
    <path class="t" d="M80 300l16 14M134 312l14 10M104 276l12 8"/>${sparkle(170, 90)}${sparkle(478, 110)}`,
  'mcb-rccb-earthing-explained': `
    ${ground('b')}<circle class="f" cx="330" cy="180" r="160"/>
    <rect class="d" x="124" y="84" width="320" height="210" rx="18"/><rect class="l c" x="114" y="74" width="320" height="210" rx="18"/><path class="l" d="M114 112h320M114 246h320"/>
    <rect class="l b" x="136" y="130" width="64" height="98" rx="6"/><rect class="l a" x="150" y="144" width="20" height="32" rx="4"/><circle class="l e" cx="182" cy="206" r="8"/>
    <rect class="l b" x="212" y="130" width="44" height="98" rx="6"/><rect class="l a" x="225" y="150" width="18" height="32" rx="4"/>
    <rect class="l b" x="264" y="130" width="44" height="98" rx="6"/><rect class="l a" x="277" y="150" width="18" height="32" rx="4"/>
    <rect class="l b" x="316" y="130" width="44" height="98" rx="6"/><rect class="l c" x="329" y="178" width="18" height="32" rx="4"/>
    <path class="l" d="M168 74V40M168 40h-60M234 284v40M286 284v40M338 284v40"/>
    <path class="l d" d="M464 106l86 28v74c0 54-36 86-86 106-50-20-86-52-86-106v-74z"/><path class="l a" d="M478 140l-52 76h34l-14 60 56-80h-34z"/>`,
  'how-to-read-a-plumbers-quote': `
    ${ground('f')}<circle class="d" cx="320" cy="190" r="158"/>
    <rect class="b" x="220" y="56" width="220" height="276" rx="14"/><rect class="l c" x="210" y="46" width="220" height="276" rx="14"/><path class="l a" d="M274 62V40h24a22 22 0 0 1 44 0h24v22z"/>
    <path class="l d" d="M234 98h24v24h-24zM234 150h24v24h-24zM234 202h24v24h-24z"/><path class="l" d="M239 110l6 6 12-16M239 162l6 6 12-16M276 110h124M276 162h96M276 214h112"/>
    <path class="l" d="M234 258h166"/><path class="a" d="M330 274h70v24h-70z"/><path class="l" d="M234 286h60"/>
    <path class="l b" d="M48 132h66a46 46 0 0 1 46 46v24h-42v-22H48z"/><path class="l" d="M86 132v-30M56 98h60"/><path class="l" d="M40 120v72"/>${drop(139, 216)}
    <g transform="translate(526 150) rotate(24)"><path class="l a" d="M-15 30v118a15 15 0 0 0 30 0V30z"/><path class="l c" d="M-20-58v34l20 14 20-14v-34c24 10 36 34 28 58-8 22-26 36-48 36s-40-14-48-36c-8-24 4-48 28-58z"/></g>`,
  'ac-service-before-summer': `
    ${ground('f')}<path class="c" d="M0 90c120-60 300-60 420 20s160 160 60 250H0z"/>
    <circle class="l a" cx="540" cy="84" r="44"/><path class="l" d="M540 18V6M540 162v-12M606 84h14M460 84h14M587 37l9-9M484 140l9-9M587 131l9 9M493 37l-9-9"/>
    <rect class="b" x="80" y="64" width="340" height="112" rx="20"/><rect class="l" x="70" y="54" width="340" height="112" rx="20"/><path class="l c" d="M96 132h288v18H96z"/><path class="l" d="M100 84h120"/><circle class="a" cx="372" cy="88" r="9"/>
    <path class="l sg" d="M120 190c-16 24 16 36 0 60s16 36 0 60M200 190c-16 24 16 36 0 60s16 36 0 60M280 190c-16 24 16 36 0 60s16 36 0 60"/>
    <rect class="d" x="394" y="208" width="190" height="120" rx="12"/><rect class="l" x="386" y="200" width="190" height="120" rx="12"/><circle class="l c" cx="456" cy="260" r="46"/><path class="l e" d="M456 260c-4-18 4-32 20-32 4 14-4 26-20 32zM456 260c18-2 30 8 28 22-14 2-26-6-28-22zM456 260c-8 16-22 20-32 12 2-14 14-20 32-12z"/><path class="l" d="M522 228h36M522 248h36M522 268h36M400 320v14M562 320v14"/>`,
  'inverter-battery-care': `
    ${ground('b')}<circle class="f" cx="310" cy="190" r="156"/>
    <path class="l" d="M120 318h420"/><circle class="l c" cx="160" cy="332" r="12"/><circle class="l c" cx="500" cy="332" r="12"/>
    <path class="d" d="M138 178h236v140H138z"/><path class="l" d="M130 170h236v148H130z"/><path class="l c" d="M122 146h252v28H122z"/>
    <path class="l a" d="M148 146v-20h28v20zM336 146v-20h20v20z"/><path class="l c" d="M200 146v-12h26v12zM244 146v-12h26v12zM288 146v-12h26v12z"/>
    <path class="t" d="M190 196v100M250 196v100M310 196v100"/><path class="l" d="M148 220h22M326 220h22M337 209v22"/>
    <path class="l k" d="M346 122c0-56 110-66 110-6v72"/><path class="l m se" d="M346 122c0-56 110-66 110-6v72"/>
    <rect class="c" x="412" y="200" width="134" height="118" rx="12"/><rect class="l" x="404" y="196" width="134" height="122" rx="12"/><path class="l b" d="M422 214h62v30h-62z"/><circle class="a" cx="512" cy="229" r="9"/><path class="l a" d="M478 254l-26 30h18l-8 24 28-32h-18z"/>
    <g transform="translate(206 28) rotate(32)"><path class="l c" d="M-14-8h56v70h-56zM4-8v-16h20v16"/><path class="d" d="M-8 26h44v30h-44z"/></g>${drop(257, 96)}`,
  'ro-purifier-filter-change-guide': `
    ${ground('d')}<circle class="c" cx="320" cy="180" r="160"/><path class="f" d="M0 312h640v48H0z"/><path class="l" d="M0 312h640"/>
    <path class="b" d="M222 44h206v268H222z"/><rect class="l" x="212" y="34" width="206" height="278" rx="16"/><path class="l c" d="M232 54h166v96H232z"/>
    <rect class="l f" x="248" y="66" width="32" height="74" rx="8"/><rect class="l i" x="298" y="66" width="32" height="74" rx="8"/><rect class="l a" x="348" y="66" width="32" height="74" rx="8"/>
    <path class="l d" d="M232 174c28-12 56 12 84 0s56-10 82 0v26H232z"/><path class="l c" d="M252 214h126v98H252z"/><path class="l a" d="M300 200h30v18h-8v14h-14v-14h-8z"/>
    <path class="l c" d="M292 248h46l-5 58h-36z"/><path class="d" d="M298 268h34l-3 34h-28z"/>
    <path class="l" d="M212 92h-64V20M418 92h60v220"/><path class="l" d="M134 56h28"/>
    <path class="l c" d="M500 240h56l-6 72h-44z"/><path class="d" d="M507 262h42l-4 46h-34z"/>
    <g transform="translate(110 210)"><rect class="l c" x="-18" y="-50" width="36" height="110" rx="12"/><path class="l b" d="M-9-34H9v26H-9z"/><path class="l e" d="M-10 60h20l-4 38H-6z"/></g>${sparkle(570, 190)}`,
  'water-tank-cleaning-guide': `
    ${ground('b')}<path class="c" d="M60 120a34 34 0 0 1 60-22 44 44 0 0 1 80 14 26 26 0 0 1 6 52H80a30 30 0 0 1-20-44zM470 84a24 24 0 0 1 44-12 32 32 0 0 1 58 10 20 20 0 0 1 2 38h-92a20 20 0 0 1-12-36z"/>
    <path class="f" d="M0 300h640v60H0z"/><path class="l" d="M0 300h640M60 330h80M200 330h120M380 330h60M500 330h90"/>
    <path class="l c" d="M216 276h208v24H216z"/>
    <path class="g" d="M228 108c0-20 40-36 92-36s92 16 92 36v168H228z"/><path class="l" d="M220 104c0-22 44-38 100-38s100 16 100 38v172H220zM220 104c0 14 44 24 100 24s100-10 100-24M220 160c0 12 44 22 100 22s100-10 100-22M220 216c0 12 44 22 100 22s100-10 100-22"/>
    <path class="l a" d="M270 70c0-24 24-36 50-36s50 12 50 36c-20 10-80 10-100 0z"/>
    ${pipe('M424 256h80v40', 'sg')}
    <path class="l" d="M92 96l72 138"/><path class="l d" d="M140 244l48-26 14 26-48 26z"/><path class="l" d="M158 272l10 18M174 264l10 18M190 256l10 18"/>
    ${sparkle(452, 168)}${sparkle(484, 204)}${sparkle(190, 176)}`,
  'monsoon-waterproofing-checks': `
    ${ground('b')}<path class="c" d="M86 98a46 46 0 0 1 84-30 62 62 0 0 1 116-6 52 52 0 0 1 96-4 58 58 0 0 1 108 12 44 44 0 0 1 46 70H100a40 40 0 0 1-14-42z"/>
    <path class="l sg" d="M110 164l-10 30M160 164l-10 30M490 164l-10 30M540 164l-10 30M90 220l-10 30M134 220l-10 30M530 220l-10 30M576 220l-10 30M66 276l-8 24M570 276l-8 24"/>
    <path class="d" d="M0 316h640v44H0z"/><path class="l" d="M0 316h640"/>
    <path class="f" d="M218 214h226v102H218z"/><path class="l" d="M210 208h220v108H210zM198 188h244v20H198z"/>
    <path class="l b" d="M296 246h48v70h-48z"/><path class="l c" d="M230 232h42v36h-42zM368 232h42v36h-42zM251 232v36M389 232v36"/><circle class="a" cx="334" cy="284" r="5"/>
    <path class="l a" d="M140 182C150 100 226 54 320 54s170 46 180 128c-16-18-44-18-60 0-16-18-44-18-60 0-16-18-44-18-60 0-16-18-44-18-60 0-16-18-44-18-60 0-16-18-44-18-60 0z"/><path class="l" d="M320 54V36M320 54c-40 36-60 80-60 128M320 54c40 36 60 80 60 128"/>`,
  'wooden-doors-that-swell-in-monsoon': `
    ${ground('d')}<path class="c" d="M0 0h640v306H0z"/><path class="b" d="M156 60c40-60 300-70 350 20s40 180 0 226H150c-60-60-40-180 6-246z"/><path class="l" d="M0 306h640"/>
    <path class="l f" d="M234 34h172v272h-20V54H254v252h-20z"/><path class="a" d="M262 62h124v244H262z"/><path class="l" d="M254 54h132v252H254z"/>
    <path class="l f" d="M274 76h92v80h-92zM274 186h92v96h-92z"/><path class="t" d="M290 96v40M306 92v50M334 96v44M350 92v36M290 206v56M318 200v66M344 208v56"/><circle class="l c" cx="372" cy="172" r="8"/>
    <path class="l e" d="M222 120h-46M222 220h-46M418 120h46M418 220h46"/><path class="l" d="M190 108l-14 12 14 12M190 208l-14 12 14 12M450 108l14 12-14 12M450 208l14 12-14 12"/>
    <path class="l c" d="M44 92a24 24 0 0 1 42-16 34 34 0 0 1 62 10 20 20 0 0 1 0 40H60a20 20 0 0 1-16-34z"/>${drop(64, 142)}${drop(98, 160)}${drop(132, 142)}
    <path class="l c" d="M520 92a24 24 0 0 1 42-16 34 34 0 0 1 46 10c14 4 16 34-8 40h-64a20 20 0 0 1-16-34z"/>${drop(540, 142)}${drop(574, 160)}`,
  'termite-signs-at-home': `
    ${ground('f')}<circle class="b" cx="330" cy="180" r="164"/><path class="d" d="M0 316h640v44H0z"/><path class="l" d="M0 316h640"/>
    <path class="l a" d="M96 30h120v286H96z"/><path class="t" d="M122 30v120c0 20 16 20 16 50v116M190 30v70c0 24-16 30-16 60v40M196 210v106"/><path class="l f" d="M104 196c20-14 60-10 70 8s-20 26-32 40 6 40-14 40-30-66-24-88z"/>
    <path class="l k" d="M156 316c0-30-14-36-8-60s30-26 22-54-26-30-20-58 14-20 10-44"/><path class="l m se" d="M156 316c0-30-14-36-8-60s30-26 22-54-26-30-20-58 14-20 10-44"/>
    <path class="l k" d="M462 252l70 74"/><path class="l m sa" d="M462 252l70 74"/><circle class="l c" cx="384" cy="164" r="116"/><circle class="l" cx="384" cy="164" r="128"/>
    <g transform="rotate(-28 384 164)"><path class="l" d="M356 152l-22-36M384 150v-44M402 152l22-34M356 176l-22 36M384 178v44M402 176l22 34M316 154l-34-26M316 174l-34 26"/><ellipse class="l f" cx="424" cy="164" rx="48" ry="26"/><path class="t" d="M412 140v48M432 140v48M450 146v36"/><rect class="l f" x="346" y="148" width="44" height="32" rx="14"/><ellipse class="l e" cx="328" cy="164" rx="24" ry="20"/></g>`,
  'washing-machine-smells': `
    ${ground('b')}<circle class="f" cx="320" cy="186" r="158"/><path class="d" d="M0 312h640v48H0z"/><path class="l" d="M0 312h640"/>
    <path class="b" d="M226 50h204v262H226z"/><rect class="l c" x="214" y="40" width="204" height="272" rx="14"/><path class="l" d="M214 92h204"/><path class="l b" d="M232 56h64v22h-64z"/><circle class="l a" cx="384" cy="67" r="13"/><path class="l" d="M326 67h24"/>
    <circle class="l b" cx="316" cy="196" r="84"/><circle class="l d" cx="316" cy="196" r="62"/><path class="l c" d="M256 212c22-22 40 10 62-6s38-8 58 2a62 62 0 0 1-120 4z"/><path class="l e" d="M282 224c10 12 28 10 34 0s24-8 30 4"/><path class="l" d="M378 196h10"/><path class="l" d="M234 294h40"/>
    <path class="l se" d="M462 150c-18-22 18-34 0-58s18-34 0-58M506 170c-18-22 18-34 0-58s18-34 0-58M550 150c-18-22 18-34 0-58s18-34 0-58"/>
    <path class="l a" d="M62 232h120l-14 80H76z"/><path class="l" d="M70 258h104M74 284h96"/><path class="l d" d="M78 232c-10-30 24-44 40-26 14-20 54-10 48 26z"/>${sparkle(118, 150)}${sparkle(520, 250)}`,
  'choosing-wall-paint': `
    ${ground('d')}<path class="c" d="M0 0h640v300H0z"/><path class="l" d="M0 300h640"/>
    <path class="b" d="M40 50h330a14 14 0 0 1 0 28h-20v26h40a14 14 0 0 1 0 28h-60v28h30a14 14 0 0 1 0 28H40z"/>
    <rect class="l a" x="392" y="50" width="156" height="58" rx="12"/><path class="l" d="M548 78h28v66H470v24"/><path class="l e" d="M456 168h28v96a14 14 0 0 1-28 0z"/>
    <path class="b" d="M172 208h150v112H172z"/><path class="l c" d="M164 200h150v108c0 16-150 16-150 0z"/><path class="l a" d="M164 200c0-18 150-18 150 0v44a12 12 0 0 1-24 0v-18a10 10 0 0 0-20 0v40a14 14 0 0 1-28 0v-46a10 10 0 0 0-20 0v18a12 12 0 0 1-24 0v-14a17 17 0 0 1-34 0z"/><path class="l" d="M164 196c0-80 150-80 150 0"/>
    <g transform="translate(90 300) rotate(-16)"><path class="l d" d="M-26-110h52V0h-52z"/><path class="c" d="M-24-44h48v20h-48z"/></g><g transform="translate(98 300)"><path class="l e" d="M-26-110h52V0h-52z"/></g><g transform="translate(112 300) rotate(16)"><path class="l g" d="M-26-110h52V0h-52z"/><path class="c" d="M-16-34h32v18h-32z"/></g>
    ${sparkle(590, 210)}${sparkle(400, 220)}`,
  'balcony-gardening-for-beginners': `
    ${ground('b')}<circle class="l a" cx="540" cy="78" r="40"/><path class="c" d="M270 66a30 30 0 0 1 54-18 40 40 0 0 1 72 12 24 24 0 0 1 4 46H288a26 26 0 0 1-18-40z"/><path class="f" d="M0 316h640v44H0z"/>
    <path class="l" d="M0 196h640M0 316h640M40 196v120M600 196v120M560 196v120M80 196v120"/>
    <path class="l" d="M176 244c0-40-4-70 4-110"/><path class="l d" d="M176 220c-34 2-52-16-54-44 32 0 52 16 54 44zM178 196c30-2 46-18 48-44-30 2-46 16-48 44z"/><path class="l e" d="M180 134c-18 2-30-8-30-24 10 0 14 4 18 10 0-12 4-18 12-24 8 6 12 12 12 24 4-6 8-10 18-10 0 16-12 26-30 24z"/>
    <path class="l d" d="M320 240c-30-10-48-40-40-76 20 8 32 22 36 40 0-30 4-56 24-76 16 24 18 50 6 78 10-16 24-26 42-28 2 34-22 58-48 62z"/><path class="l" d="M320 240c0-36 4-60 18-90M320 240c-4-24-14-42-28-58"/>
    <path class="l" d="M456 244V150M456 196l28-20M456 214l-26-22"/><path class="l d" d="M456 156c-24-4-36-22-32-44 22 4 34 20 32 44zM456 156c2-24 16-38 38-38 0 22-14 36-38 38z"/><path class="l e" d="M484 176c10 4 14 18 6 34-10-8-12-20-6-34zM430 192c-10 4-14 18-6 34 10-8 12-20 6-34z"/>
    <path class="l e" d="M128 256h96l-12 60h-72z"/><path class="l c" d="M122 240h108v18H122z"/><path class="l a" d="M260 256h120v60H260z"/><path class="l c" d="M252 240h136v18H252z"/><path class="l e" d="M408 256h96l-12 60h-72z"/><path class="l c" d="M402 240h108v18H402z"/>`,
}
