import { Resvg } from '@resvg/resvg-js'

/** Renders SVG without text elements as PNG, `width` pixels wide or in the size of the SVG. */
export function renderPng(svg: string, width?: number): Buffer {
  const fitTo = width ? ({ mode: 'width', value: width } as const) : ({ mode: 'original' } as const)
  return new Resvg(svg, { font: { loadSystemFonts: false }, fitTo }).render().asPng()
}
