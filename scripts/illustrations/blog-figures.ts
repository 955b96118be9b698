import { drop, ground, head, marker, pipe, sparkle } from './blog-frame.ts'

/** The explanatory drawings inside the posts, by file name; none carries words, the caption does. */
export const blogFigures: Record<string, string> = {
  'top-to-bottom-cleaning': `
    ${ground('b')}<rect class="l c" x="60" y="24" width="520" height="312" rx="6"/><path class="d" d="M62 296h516v38H62z"/><path class="l" d="M60 296h520"/>
    <path class="l" d="M320 24v38"/><path class="l f" d="M306 72c-40-20-90-18-118 2 28 18 78 18 118 4zM334 72c40-20 90-18 118 2-28 18-78 18-118 4z"/><circle class="l a" cx="320" cy="74" r="18"/>
    <path class="l" d="M84 170h132M100 170v18M200 170v18"/><path class="l e" d="M98 118h18v52H98z"/><path class="l d" d="M118 108h16v62h-16z"/><path class="l b" d="M136 126h20v44h-20z"/><path class="l f" d="M172 146h32l-6 24h-20z"/>
    <path class="b" d="M440 128h104v104H440z"/><path class="l" d="M440 128h104v104H440zM492 128v104M440 180h104M430 232h124"/>
    <path class="l a" d="M212 244c0-22 30-22 30 0v14h136v-14c0-22 30-22 30 0v42H212z"/><path class="l f" d="M242 258v-34c0-10 4-14 14-14h108c10 0 14 4 14 14v34z"/><path class="l" d="M224 286v10M396 286v10"/>
    <path class="l sg" stroke-dasharray="2 12" d="M308 118c-50 32-96 58-140 78M168 200c100-36 210-40 310 42M494 268c4 36-12 46-50 48"/>
    ${marker(320, 112)}${marker(150, 204)}${marker(492, 252)}${marker(428, 316)}${head(404, 316, 180)}`,
  'never-mix-cleaners': `
    ${ground('f')}<path class="b" d="M0 300h640v60H0z"/><path class="l" d="M0 300h640"/>
    <path class="d" d="M84 132h124v168H84z"/><path class="l c" d="M76 144c0-24 22-24 34-44h44c12 20 34 20 34 44v156H76z"/><path class="l a" d="M106 66h52v34h-52z"/><path class="l b" d="M76 176h112v76H76z"/><path class="l" d="M100 204h64M100 224h40"/>
    <path class="f" d="M452 150h122v150H452z"/><path class="l e" d="M446 300V168c0-24 20-30 36-44 14-12 30-26 34-46l34 12c-6 26-6 30-6 48 14 8 20 16 20 30v132z"/><path class="l a" d="M510 56l46 14-6 22-46-16z"/><path class="l c" d="M446 190h118v66H446z"/><path class="l" d="M470 214h64M470 234h40"/>
    <path class="d" d="M258 232h136l-14 68H270z"/><path class="l" d="M252 228h136l-14 72H266z"/><path class="l c" d="M244 212h152v18H244z"/>
    <path class="l" d="M190 122c40-6 60 22 62 74M446 122c-36-4-54 22-58 74"/>${head(252, 198, 88)}${head(388, 198, 92)}
    <circle class="l c" cx="320" cy="116" r="62"/><path class="t" d="M296 150c-16-20 16-28 0-50M320 150c-16-20 16-28 0-50s4-20 4-24M344 150c-16-20 16-28 0-50"/><circle class="l k se" cx="320" cy="116" r="62"/><path class="l k se" d="M276 160l88-88"/>`,
  'geyser-cross-section': `
    ${ground('f')}<rect class="l c" x="176" y="24" width="288" height="256" rx="44"/><path class="t" d="M176 80h18M176 130h18M176 180h18M176 230h18M446 80h18M446 130h18M446 180h18M446 230h18"/><rect class="l d" x="198" y="46" width="244" height="212" rx="26"/>
    <path class="l f" d="M200 240c20-16 40-6 60-8s40-14 60-4 50-10 76 2 30 0 44 8c-2 12-12 18-24 18H224c-12 0-22-4-24-16z"/>
    <path class="l k" d="M268 258V142a20 20 0 0 1 40 0v116"/><path class="l m se" d="M268 258V142a20 20 0 0 1 40 0v116"/>
    <path class="l c" d="M256 226c-12-4-12-20-2-24-10-8-4-24 6-22-4-14 12-20 18-10v54c-6 8-18 10-22 2zM320 220c12-4 10-22 2-24 8-10 0-24-8-20 2-16-14-20-18-8v50c6 8 18 10 24 2zM268 128c-6-14 10-22 18-14 8-10 24-2 20 12-10-10-28-10-38 2z"/>
    <path class="l k" d="M356 258V96"/><path class="l m sa" d="M356 258V150"/>
    <path class="l c" d="M250 258h76v20h-76zM340 258h32v16h-32z"/><path class="l" d="M262 278v12M288 278v12M314 278v12"/>
    ${pipe('M226 346V212', 'sg')}${pipe('M412 346V72', 'se')}${head(226, 304, -90)}${head(412, 318, 90)}
    <path class="l sg" d="M226 190v-12M212 194l-8-8M240 194l8-8"/>
    <path class="t" d="M100 130h150M100 248h120M540 110H370"/>${marker(100, 130)}${marker(100, 248)}${marker(540, 110)}`,
  'distribution-board-order': `
    ${ground('b')}<rect class="l c" x="50" y="28" width="540" height="196" rx="18"/>
    <path class="l se" d="M20 60h74v24M94 176v26h130v-26M224 84V52h306v32M338 52v32M402 52v32M466 52v32"/>
    <rect class="l f" x="66" y="84" width="58" height="92" rx="8"/><rect class="l i" x="84" y="100" width="22" height="40" rx="5"/>
    <rect class="l d" x="176" y="84" width="96" height="92" rx="8"/><rect class="l i" x="192" y="100" width="22" height="40" rx="5"/><circle class="l e" cx="246" cy="112" r="10"/><path class="l" d="M192 158h64"/>
    <rect class="l f" x="316" y="84" width="44" height="92" rx="8"/><rect class="l a" x="328" y="100" width="20" height="36" rx="5"/><rect class="l f" x="380" y="84" width="44" height="92" rx="8"/><rect class="l a" x="392" y="100" width="20" height="36" rx="5"/><rect class="l f" x="444" y="84" width="44" height="92" rx="8"/><rect class="l a" x="456" y="100" width="20" height="36" rx="5"/><rect class="l f" x="508" y="84" width="44" height="92" rx="8"/><rect class="l a" x="520" y="100" width="20" height="36" rx="5"/>
    <path class="l se" d="M338 176v80M402 176v80M466 176v80M530 176v80"/>${head(158, 202, 0)}
    <circle class="l a" cx="338" cy="284" r="22"/><path class="l c" d="M328 304h20v16h-20z"/><path class="l c" d="M378 262h48v48h-48z"/><circle class="i" cx="402" cy="275" r="5"/><circle class="i" cx="391" cy="294" r="5"/><circle class="i" cx="413" cy="294" r="5"/>
    <rect class="l d" x="446" y="260" width="40" height="60" rx="14"/><circle class="l c" cx="466" cy="282" r="8"/><path class="l" d="M458 320v12M474 320v12"/><rect class="l c" x="504" y="260" width="76" height="32" rx="8"/><path class="l" d="M516 280h52"/><path class="l sg" d="M522 304v16M542 304v24M562 304v16"/>`,
  'earthing-path': `
    ${ground('b')}<path class="c" d="M60 40h350v190H60z"/><path class="l" d="M40 44l195-30 195 30"/><path class="l f" d="M394 40h20v208h-20z"/><path class="e" d="M0 248h640v112H0z"/><path class="l" d="M0 248h640"/><path class="l f" d="M50 230h364v18H50z"/>
    <path class="t" d="M30 290h20M90 330h20M150 286h20M220 320h20M290 284h20M350 330h20M420 300h20M606 330h16M610 280h14"/>
    <rect class="l b" x="88" y="104" width="112" height="126" rx="10"/><path class="l" d="M88 134h112"/><circle class="l d" cx="144" cy="182" r="32"/><circle class="a" cx="180" cy="119" r="6"/>
    <path class="l c" d="M288 92h76v76h-76z"/><circle class="l a" cx="326" cy="112" r="8"/><circle class="i" cx="308" cy="144" r="6"/><circle class="i" cx="344" cy="144" r="6"/>
    ${pipe('M200 206c40 8 56-12 56-44s12-50 58-50', 'sa')}
    <path class="l k" d="M336 112h196v150"/><path class="l m sa" d="M336 112h196v150"/>${head(462, 112, 0)}${head(532, 206, 90)}
    <path class="l c" d="M496 232h72v16h-72z"/><path class="l k" d="M532 262v78"/><path class="f" d="M486 262h28v84h-28zM550 262h28v84h-28z"/><path class="l" d="M486 250v96h28M578 250v96h-28"/>${drop(500, 276)}${drop(564, 276)}
    ${marker(144, 88)}${marker(326, 74)}${marker(602, 232)}`,
  'pipe-in-wall': `
    ${ground('b')}<path class="l e" d="M70 30h230v300H70z"/><path class="l" d="M70 90h230M70 150h230M70 210h230M70 270h230M160 30v60M250 90v60M130 90v60M190 150v60M100 150v60M250 210v60M150 210v60M200 270v60M110 270v60"/>
    <path class="l f" d="M300 30h54v300h-54z"/><path class="l f" d="M226 118h74v124h-74z"/><path class="f" d="M294 122h16v116h-16z"/><path class="t" d="M312 60h8M334 90h8M316 270h8M336 300h8M314 140h6M336 190h6M244 130h6M286 228h6M324 220h6"/>
    <path class="l g" d="M354 30h18v300h-18z"/><path class="l c" d="M372 30h42v94h-42zM372 130h42v96h-42zM372 232h42v98h-42z"/>
    <circle class="l" cx="264" cy="154" r="27"/><circle class="l m sg" cx="264" cy="154" r="19"/><circle class="d" cx="264" cy="154" r="16"/><circle class="l" cx="264" cy="212" r="27"/><circle class="l m se" cx="264" cy="212" r="19"/><circle class="d" cx="264" cy="212" r="16"/>
    <path class="t" d="M520 60H180M520 120L290 146M520 180H330M520 240H362M520 300H394"/>${marker(180, 60)}${marker(330, 180)}${marker(362, 240)}${marker(394, 300)}
    <circle class="l e" cx="540" cy="60" r="18"/><circle class="l d" cx="540" cy="120" r="18"/><circle class="l f" cx="540" cy="180" r="18"/><circle class="l g" cx="540" cy="240" r="18"/><circle class="l c" cx="540" cy="300" r="18"/>`,
  'split-ac-circuit': `
    ${ground('b')}<path class="c" d="M0 0h296v360H0z"/><path class="l f" d="M296 0h44v360h-44z"/><path class="t" d="M296 60h44M296 120h44M296 240h44M296 300h44M318 0v60M318 120v60M318 240v60"/>
    <rect class="l c" x="36" y="50" width="220" height="96" rx="16"/><path class="l d" d="M56 66h150v46H56z"/><path class="l" d="M64 66v46M80 66v46M96 66v46M112 66v46M128 66v46M144 66v46M160 66v46M176 66v46M192 66v46M56 128h150"/>
    <path class="l sg" d="M84 168c-12 18 12 28 0 46s12 28 0 46M140 168c-12 18 12 28 0 46s12 28 0 46M196 168c-12 18 12 28 0 46s12 28 0 46"/>
    ${pipe('M206 76h166v136h40', 'sg')}${pipe('M206 104h136v188h70', 'se')}
    <rect class="l c" x="412" y="150" width="170" height="172" rx="12"/><circle class="l d" cx="500" cy="226" r="56"/><path class="l a" d="M500 226c-6-22 4-40 24-42 4 18-4 34-24 42zM500 226c22-4 38 10 34 30-16 4-32-6-34-30zM500 226c-12 20-30 24-40 12 2-16 20-24 40-12z"/><path class="l" d="M430 308h132M430 322v16M564 322v16"/>
    ${head(272, 104, 180)}${head(318, 76, 0)}${head(372, 292, 180)}
    <path class="l se" d="M604 170c10 12-8 20 2 32M604 226c10 12-8 20 2 32M604 282c10 12-8 20 2 32"/>
    <path class="l c" d="M398 192h20v40h-20z"/><path class="l a" d="M404 122l8 26 26-8-14 22 22 16-26 4 2 26-20-18-20 18 2-26-26-4 22-16-14-22 26 8z"/><circle class="l c" cx="368" cy="116" r="8"/><circle class="l c" cx="450" cy="104" r="10"/><circle class="l c" cx="396" cy="96" r="6"/>`,
  'battery-water-level': `
    ${ground('f')}<path class="l c" d="M70 90h220v230H70zM350 90h220v230H350z"/><path class="d" d="M72 232h216v86H72zM352 138h216v180H352z"/><path class="l sg" d="M70 232c20-8 36 8 56 0s36 8 54 0 36 8 56 0 36 8 54 0M350 138c20-8 36 8 56 0s36 8 54 0 36 8 56 0 36 8 54 0"/>
    <path class="l b" d="M96 176h22v124H96zM144 176h22v124h-22zM194 176h22v124h-22zM242 176h22v124h-22zM376 176h22v124h-22zM424 176h22v124h-22zM474 176h22v124h-22zM522 176h22v124h-22z"/>
    <path class="e" d="M98 178h18v50H98zM146 178h18v50h-18zM196 178h18v50h-18zM244 178h18v50h-18z"/>
    <path class="l" d="M70 90h220v230H70zM350 90h220v230H350z"/><path class="l c" d="M60 72h240v24H60zM340 72h240v24H340z"/><path class="l" stroke-dasharray="2 11" d="M78 138h204M78 162h204M358 138h204M358 162h204"/>
    <path class="l c" d="M164 46h32v100h-32zM444 46h32v100h-32z"/><path class="l a" d="M170 112h20v30h-20zM450 24h20v40h-20z"/><path class="l" d="M460 64v64"/><path class="l e" d="M180 142v6"/>
    <circle class="l e" cx="316" cy="206" r="22"/><path class="l" d="M307 197l18 18M325 197l-18 18"/><circle class="l d" cx="598" cy="206" r="22"/><path class="l" d="M588 207l8 8 14-18"/>`,
  'ro-filter-stages': `
    ${ground('b')}<path class="l m sg" d="M10 92h600"/>${head(44, 92, 0)}${head(152, 92, 0)}${head(266, 92, 0)}${head(404, 92, 0)}${head(502, 92, 0)}
    <rect class="l f" x="58" y="70" width="72" height="210" rx="16"/><path class="l a" d="M52 58h84v40H52z"/><path class="l" d="M74 120v140M94 120v140M114 120v140"/><circle class="i" cx="24" cy="70" r="5"/><circle class="i" cx="34" cy="114" r="4"/><circle class="i" cx="12" cy="120" r="6"/>
    <rect class="l c" x="168" y="70" width="72" height="210" rx="16"/><path class="l a" d="M162 58h84v40h-84z"/><path class="i" d="M182 124h12v12h-12zM206 118h14v14h-14zM190 150h14v14h-14zM214 158h12v12h-12zM180 180h12v12h-12zM204 186h14v14h-14zM184 212h14v14h-14zM212 216h12v12h-12zM194 242h14v14h-14zM180 146h5v5h-5zM226 196h5v5h-5z"/>
    <rect class="l c" x="282" y="70" width="92" height="210" rx="16"/><path class="l g" d="M276 58h104v40H276z"/><path class="l sg" d="M328 120c44 0 44 136 0 136s-40-104 0-104 20 72 0 72-14-40 0-40"/>${pipe('M328 284v46h66', 'se')}${head(418, 330, 0)}${drop(436, 318)}
    <rect class="l c" x="420" y="70" width="52" height="210" rx="22"/><path class="l a" d="M438 104h16v150h-16z"/><path class="t" d="M428 124l-14-6M428 178h-16M428 232l-14 6M464 124l14-6M464 178h16M464 232l14 6"/>
    <path class="l c" d="M520 120h96v160h-96z"/><path class="d" d="M522 186h92v92h-92z"/><path class="l sg" d="M520 186c16-8 30 8 48 0s30 8 48 0"/><path class="l" d="M520 120h96v160h-96zM512 120h112M568 92v22"/>${drop(568, 132)}`,
  'water-tank-cross-section': `
    ${ground('b')}<path class="f" d="M0 308h640v52H0z"/><path class="l" d="M0 308h640"/><path class="l c" d="M176 288h288v20H176z"/>
    <path class="c" d="M196 84h248v204H196z"/><path class="d" d="M198 140h244v146H198z"/><path class="l a" d="M198 266c40-10 70 6 120-2s90 8 124-2v24H198z"/><path class="l sg" d="M196 140c22-8 40 8 62 0s40 8 62 0 40 8 62 0 40 8 62 0"/>
    <path class="l" d="M196 84h248v204H196z"/><path class="l b" d="M184 66h272v20H184z"/><path class="l a" d="M262 66c0-20 24-30 58-30s58 10 58 30z"/>
    ${pipe('M70 110h146', 'sg')}<path class="l" d="M222 110l60 22"/><circle class="l e" cx="296" cy="138" r="16"/>${head(132, 110, 0)}
    ${pipe('M444 116h60v28', 'sa')}<path class="l" d="M488 158h32M490 168h28M496 158v12M504 158v12M512 158v12"/>
    ${pipe('M444 232h86v60', 'sg')}${head(530, 262, 90)}${pipe('M196 276h-66v16', 'se')}<path class="l i" d="M150 264h22v24h-22z"/><path class="l" d="M161 264v-14M150 250h22"/>
    ${marker(396, 34)}${marker(80, 82)}${marker(536, 116)}${marker(566, 232)}${marker(102, 276)}`,
  'terrace-slope-cross-section': `
    ${ground('b')}<path class="c" d="M100 240h440v120H100z"/>${drop(220, 40)}${drop(300, 76)}${drop(380, 36)}${drop(460, 80)}
    <path class="l e" d="M60 96h44v264H60zM540 96h44v264h-44z"/><path class="l" d="M60 150h44M60 204h44M60 258h44M60 312h44M540 150h44M540 204h44M540 258h44M540 312h44"/><path class="l c" d="M46 82l72 14v14H46zM598 82l-72 14v14h72z"/>
    <path class="l c" d="M104 222h436v28H104z"/><path class="t" d="M130 250l20-28M180 250l20-28M230 250l20-28M280 250l20-28M330 250l20-28M380 250l20-28M430 250l20-28"/>
    <path class="l f" d="M104 172l376 36v14H104z"/><path class="l f" d="M104 132v44h44c-28-4-42-18-44-44zM540 170v38h-36c22-4 34-16 36-38z"/>
    <path class="l k sg" d="M110 116v10c2 28 18 40 46 44l320 32M534 116v50c-2 20-12 34-28 38"/>
    ${pipe('M490 206v154', 'sg')}<path class="l a" d="M470 206a20 20 0 0 1 40 0z"/><path class="l" d="M484 190v14M496 190v14"/>
    <path class="l" d="M200 150l190 20"/>${head(392, 170, 6)}${marker(132, 152)}${marker(26, 92)}${marker(490, 166)}`,
  'door-clearance-gaps': `
    ${ground('d')}<path class="c" d="M40 20h250v312H40zM350 20h250v312H350z"/><path class="b" d="M0 322h640v38H0z"/><path class="l" d="M0 322h640"/>
    <path class="l f" d="M76 44h178v278h-20V64H96v258H76z"/><path class="l a" d="M92 60h146v262H92z"/><path class="l k se" d="M238 66v246M100 316h130"/><path class="l c" d="M116 86h98v90h-98zM116 202h98v92h-98z"/><circle class="l c" cx="222" cy="190" r="6"/><path class="t" d="M140 106v50M166 98v64M190 108v50M140 222v54M166 214v64M190 224v50"/>
    <path class="l e" d="M270 110l18-12M274 190h20M270 270l18 12"/>${drop(48, 80)}${drop(54, 150)}${drop(46, 220)}
    <path class="l f" d="M386 44h178v278h-20V64H406v258h-20z"/><path class="c" d="M408 66h134v256H408z"/><path class="a" d="M420 78h110v232H420z"/><path class="l k" d="M420 78h110v232H420z"/><path class="l m sa" d="M420 78h110v232H420z"/><path class="l c" d="M436 98h78v80h-78zM436 206h78v86h-78z"/><circle class="l c" cx="522" cy="192" r="5"/><path class="t" d="M456 116v46M476 110v56M496 118v42M456 224v52M476 218v62M496 226v48"/>
    <circle class="l e" cx="290" cy="44" r="22"/><path class="l" d="M281 35l18 18M299 35l-18 18"/><circle class="l d" cx="600" cy="44" r="22"/><path class="l" d="M590 45l8 8 14-18"/>`,
  'termite-mud-tubes': `
    ${ground('b')}<path class="f" d="M0 230h236v130H0zM326 262h314v98H326z"/><path class="c" d="M326 0h314v230H326z"/><path class="l e" d="M236-4h90v368h-90z"/><path class="l" d="M236 50h90M236 110h90M236 170h90M236 230h90M236 290h90M236 346h90M280 0v50M296 50v60M264 110v60M296 170v60M264 230v60M296 290v56"/>
    <path class="l" d="M0 230h236"/><path class="l d" d="M20 230c4-18 10-22 12-30 4 10 8 14 10 30zM120 230c4-14 8-18 12-24 4 8 8 12 10 24z"/>
    <path class="l c" d="M346 230h294v32H346z"/><path class="t" d="M380 262l20-32M440 262l20-32M500 262l20-32M560 262l20-32M70 280h14M140 320h14M40 330h14M180 270h14M360 300h10M600 290h12M580 340h12"/>
    <path class="l a" d="M326 20h64v132h-64z"/><path class="l b" d="M356 182h18v48h-18z"/><path class="l c" d="M336 140c4-20 16-24 12-44s10-30 24-26 0 26 6 40-6 32-18 34-20 2-24-4z"/>
    <path class="l k" d="M470 316c-40 10-60-10-96-14-30-4-38-16-38-40V130"/><path class="l m sa" d="M470 316c-40 10-60-10-96-14-30-4-38-16-38-40V130"/>
    <ellipse class="l e" cx="500" cy="316" rx="64" ry="32"/><path class="l c" d="M462 314a12 9 0 1 1 24 0 12 9 0 1 1-24 0zM496 300a12 8 0 1 1 24 0 12 8 0 1 1-24 0zM500 328a12 8 0 1 1 24 0 12 8 0 1 1-24 0zM530 314a10 8 0 1 1 20 0 10 8 0 1 1-20 0z"/>
    <path class="t" d="M450 60h-80M450 180H346M590 246l-252 2"/>${marker(452, 60)}${marker(452, 180)}${marker(582, 246)}${marker(590, 316)}`,
  'termite-or-ant': `
    ${ground('b')}<circle class="c" cx="170" cy="180" r="146"/><circle class="c" cx="470" cy="180" r="146"/>
    <path class="l" d="M150 138l-40-16-14 12M190 138l40-16 14 12M150 166l-44 2M190 166l44 2M152 186l-40 40M188 186l40 40M158 88l-18-38M182 88l18-38"/>
    <g class="l d"><ellipse cx="100" cy="176" rx="60" ry="19" transform="rotate(-8 160 168)"/><ellipse cx="240" cy="176" rx="60" ry="19" transform="rotate(8 180 168)"/><ellipse cx="100" cy="176" rx="60" ry="19" transform="rotate(-44 160 168)"/><ellipse cx="240" cy="176" rx="60" ry="19" transform="rotate(44 180 168)"/></g>
    <rect class="l f" x="144" y="118" width="52" height="170" rx="26"/><path class="l" d="M145 176h50M145 204h50M145 232h50M147 258h46"/><circle class="l a" cx="170" cy="104" r="24"/>
    <circle class="i" cx="156" cy="82" r="4"/><circle class="i" cx="150" cy="69" r="4"/><circle class="i" cx="143" cy="56" r="4"/><circle class="i" cx="184" cy="82" r="4"/><circle class="i" cx="190" cy="69" r="4"/><circle class="i" cx="197" cy="56" r="4"/>
    <path class="l" d="M452 138l-40-24-14 10M488 138l40-24 14 10M452 156l-46 0-10 12M488 156l46 0 10 12M454 174l-34 60-12 6M486 174l34 60 12 6M458 88l-24-6-6-36M482 88l24-6 6-36"/>
    <g class="l d"><ellipse cx="394" cy="160" rx="64" ry="22" transform="rotate(-10 456 156)"/><ellipse cx="546" cy="160" rx="64" ry="22" transform="rotate(10 484 156)"/><ellipse cx="426" cy="170" rx="32" ry="14" transform="rotate(-46 456 168)"/><ellipse cx="514" cy="170" rx="32" ry="14" transform="rotate(46 484 168)"/></g>
    <ellipse class="l e" cx="470" cy="156" rx="24" ry="34"/><circle class="l e" cx="470" cy="198" r="9"/><ellipse class="l e" cx="470" cy="252" rx="36" ry="46"/><path class="l" d="M438 232h64M434 254h72M440 276h60"/><circle class="l a" cx="470" cy="102" r="24"/>`,
  'washing-machine-cross-section': `
    ${ground('f')}<path class="b" d="M0 326h640v34H0z"/><path class="l" d="M0 326h640"/><rect class="l c" x="170" y="28" width="290" height="298" rx="10"/>
    <path class="l b" d="M156 46h110v40H156z"/><path class="l" d="M156 46v40M186 66h50M250 86v22"/>
    <path class="l d" d="M196 106h176c40 0 66 34 66 82s-26 82-66 82H196z"/><path class="l c" d="M220 126h146c30 0 48 26 48 62s-18 62-48 62H220z"/><path class="d" d="M222 214c40-14 70 10 110 0s60 4 76-2c-8 22-22 36-44 36H222z"/><path class="t" d="M240 126v16M272 126v16M304 126v16M336 126v16M240 250v-14M272 250v-14M304 250v-14M336 250v-14"/>
    <path class="l e" d="M170 112h30c14 0 14 14 4 16v120c10 2 10 16-4 16h-30z"/><path class="l b" d="M170 126c-30 10-46 36-46 62s16 52 46 62z"/>
    <path class="l" d="M330 270v26H238M414 188h24"/><path class="l f" d="M170 284h62v28h-62z"/><path class="l" d="M186 284v28M204 284v28"/><circle class="l b" cx="280" cy="296" r="16"/>
    ${pipe('M296 300h196V150h48v40', 'sg')}<path class="l c" d="M522 186h36v140h-36z"/><path class="l" d="M512 186h56"/>
    ${marker(134, 66)}${marker(184, 188)}${marker(426, 226)}${marker(146, 298)}${marker(492, 220)}`,
  'paint-layers': `
    ${ground('b')}<path class="l e" d="M40 50h560v260H40z"/><path class="l" d="M40 116h40M40 180h40M40 246h40M60 50v66M56 180v66"/>
    <path class="l f" d="M82 50h518v260H96c-24-30 10-50-4-88s14-52-2-90 8-54-8-82z"/><path class="t" d="M120 90h8M150 130h8M116 170h8M160 210h8M124 250h8M150 284h8M144 70h8M166 170h8M130 206h4"/>
    <path class="l c" d="M196 50h404v260H208c-22-34 12-56-2-92s16-54-2-88 6-52-8-80z"/>
    <path class="l b" d="M304 50h296v260H316c-22-34 12-56-2-92s16-54-2-88 6-52-8-80z"/><path class="l d" d="M404 50h196v260H416c-22-34 12-56-2-92s16-54-2-88 6-52-8-80z"/><path class="l a" d="M500 50h100v260h-88c-22-34 12-56-2-92s16-54-2-88 6-52-8-80z"/>
    <path class="t" d="M424 80h50M430 130h60M426 180h50M432 230h56M428 280h50"/>
    <rect class="l c" x="500" y="150" width="112" height="44" rx="10"/><path class="l" d="M612 172h14v66h-70v20"/><path class="l e" d="M544 258h24v78a12 12 0 0 1-24 0z"/>
    ${marker(138, 28)}${marker(250, 28)}${marker(354, 28)}${marker(452, 28)}${marker(550, 28)}`,
  'pot-layers': `
    ${ground('b')}<path class="c" d="M0 0h640v318H0z"/><path class="l" d="M0 318h640"/><circle class="f" cx="320" cy="170" r="150"/>
    <path class="l e" d="M196 118h248l-34 180H230z"/><path class="f" d="M216 140h208l-28 142H244z"/><path class="l" d="M216 126h208l-28 156H244z"/><path class="l e" d="M184 100h272v24h-36v-8H220v8h-36z"/>
    <path class="c" d="M222 104h196v36H222z"/><path class="l d" d="M220 144c20-10 30 6 50-2s30 8 50 0 30 8 50 0 30 8 50 0l-4 22H224z"/>
    <path class="t" d="M244 190h10M290 180h8M350 196h10M386 184h8M262 226h8M316 220h10M372 230h8M280 258h10M340 256h8M300 202h4M332 238h4"/><path class="l" d="M320 150c0 30-30 34-40 60M320 150c2 40 4 44 0 84M320 150c4 30 28 36 44 60"/>
    <path class="c" d="M264 284h24v12h-24zM308 284h24v12h-24zM352 284h24v12h-24z"/><path class="l" stroke-dasharray="2 9" d="M254 280h134"/><path class="l a" d="M236 298h26v20h-26zM378 298h26v20h-26z"/>${drop(298, 300)}${drop(342, 300)}
    <path class="l" d="M320 150V56"/><path class="l d" d="M320 112c-34 2-56-16-58-46 34 0 56 18 58 46zM320 92c32-2 50-20 52-48-32 2-52 20-52 48zM320 60c-16-8-20-22-12-42 16 8 20 24 12 42z"/>
    <path class="t" d="M540 116H404M540 160H402M540 214H396M540 288H376"/>${marker(544, 116)}${marker(544, 160)}${marker(544, 214)}${marker(544, 288)}${sparkle(130, 90)}`,
}
