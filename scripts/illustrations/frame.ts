/** Drawings by file name (no extension): SVG markup that uses the classes of the frame it is made for. */
export type Drawings = Record<string, string>

const LIGHT = {
  line: '#2b2673',
  lavender: '#d9d6ff',
  marigold: '#ffb52e',
  cream: '#fff3d6',
  mint: '#bfe6da',
  coral: '#ff9a76',
  paper: '#ffffff',
  indigo: '#4b3fd1',
}
const DARK = {
  line: '#e5e2ff',
  lavender: '#3d388f',
  marigold: '#f2a81d',
  cream: '#5b4a22',
  mint: '#2f6659',
  coral: '#d9714c',
  paper: '#23234a',
  indigo: '#8f86ff',
}

/** Fill and stroke classes shared by every illustration, for both colour schemes. */
export function paletteStyle(): string {
  const rules = (p: typeof LIGHT) =>
    `.l,.t{stroke:${p.line}}.i{fill:${p.line}}.a{fill:${p.marigold}}.b{fill:${p.lavender}}.c{fill:${p.paper}}.d{fill:${p.mint}}.e{fill:${p.coral}}.f{fill:${p.cream}}.g{fill:${p.indigo}}.sa{stroke:${p.marigold}}.sg{stroke:${p.indigo}}.se{stroke:${p.coral}}`
  return `.l,.t{fill:none;stroke-linecap:round;stroke-linejoin:round}.l{stroke-width:2.5}.t{stroke-width:1.5}${rules(LIGHT)}@media(prefers-color-scheme:dark){${rules(DARK)}}`
}

/** A 64 × 64 line-and-fill icon on a transparent ground. */
export function iconSvg(drawing: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64"><style>${paletteStyle()}</style>${drawing.trim()}</svg>\n`
}

/** Three times of day; a scene picks one so that neighbours in a grid differ. */
export type Tone = 'dawn' | 'day' | 'dusk'

const SKY: Record<Tone, [string, string]> = {
  dawn: ['#ffe3c2', '#fff6e6'],
  day: ['#d7e4ff', '#f3f6ff'],
  dusk: ['#d3c6ff', '#ffdcc9'],
}
const SKY_DARK: Record<Tone, [string, string]> = {
  dawn: ['#2b2350', '#5a3d4e'],
  day: ['#1b2350', '#2c3a70'],
  dusk: ['#231c50', '#51356e'],
}

/**
 * A 320 × 200 scene: sky, sun, the drawing, ground. The drawing stands on y = 168; `w`, `x` and `y` fill
 * water, far and near silhouettes, the palette classes of the icons are there too.
 */
export function sceneSvg(drawing: string, tone: Tone): string {
  const sky = (c: [string, string]) => `.s0{stop-color:${c[0]}}.s1{stop-color:${c[1]}}`
  const light = `${sky(SKY[tone])}.sun{fill:#ffc65c}.x{fill:#b9b3ee}.y{fill:#6d62d6}.w{fill:#9cc9ec}.gr{fill:#2b2673}`
  const dark = `${sky(SKY_DARK[tone])}.sun{fill:#ffd98f}.x{fill:#47418f}.y{fill:#8078e0}.w{fill:#31558a}.gr{fill:#0f0e2e}`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="200" viewBox="0 0 320 200"><style>${paletteStyle()}${light}@media(prefers-color-scheme:dark){${dark}}</style><linearGradient id="s" x2="0" y2="1"><stop class="s0"/><stop class="s1" offset="1"/></linearGradient><path fill="url(#s)" d="M0 0h320v200H0z"/><circle class="sun" cx="${tone === 'dusk' ? 250 : 66}" cy="${tone === 'day' ? 46 : 84}" r="22"/>${drawing.trim()}<path class="gr" d="M0 168h320v32H0z"/></svg>\n`
}

/** A picture of any size, drawn with the palette classes. */
export type SizedDrawing = { width: number; height: number; drawing: string }

export function pictureSvg({ width, height, drawing }: SizedDrawing): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><style>${paletteStyle()}</style>${drawing.trim()}</svg>\n`
}
