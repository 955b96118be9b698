import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Resvg } from '@resvg/resvg-js'

const CACHE = path.join(import.meta.dirname, '../../node_modules/.cache/previews')
/** Part of every cache key. Change it with the version of resvg. */
const RASTERISER = 'resvg-js 2.6.2'

/** Renders SVG without text elements as PNG, `width` pixels wide or in the size of the SVG. */
export function renderPng(svg: string, width?: number): Buffer {
  const fitTo = width ? ({ mode: 'width', value: width } as const) : ({ mode: 'original' } as const)
  return new Resvg(svg, { font: { loadSystemFonts: false }, fitTo }).render().asPng()
}

/** Renders like `renderPng`, with a cache on disk, because rendering every preview takes seconds and few change. */
export function renderCachedPng(svg: string): Buffer {
  const key = createHash('sha256').update(RASTERISER).update(svg).digest('hex')
  const file = path.join(CACHE, `${key}.png`)
  if (existsSync(file)) return readFileSync(file)
  const png = renderPng(svg)
  mkdirSync(CACHE, { recursive: true })
  // The rename is atomic, so a build that runs at the same time never reads half a file.
  writeFileSync(`${file}.${process.pid}`, png)
  renameSync(`${file}.${process.pid}`, file)
  return png
}
