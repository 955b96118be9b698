import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pngToIco from 'png-to-ico'
import { renderPng } from './render-png.ts'

const PUBLIC = path.join(import.meta.dirname, '../public')

/**
 * Draws the app icons and `favicon.ico` from their SVG. The results are committed: run this after a change of an SVG.
 */
const ICONS = [
  { file: 'icons/icon-192.png', source: 'favicon.svg', size: 192 },
  { file: 'icons/icon-512.png', source: 'favicon.svg', size: 512 },
  // A system may cut off the outer fifth of a maskable icon (https://w3c.github.io/manifest/#icon-masks).
  { file: 'icons/maskable-512.png', source: 'icons/maskable.svg', size: 512 },
  // Apple rounds the corners itself.
  { file: 'icons/apple-touch-180.png', source: 'icons/apple-touch.svg', size: 180 },
]
const FAVICON_SIZES = [16, 32, 48]

function drawIcon(source: string, size: number): Buffer {
  return renderPng(readFileSync(path.join(PUBLIC, source), 'utf8'), size)
}

for (const { file, source, size } of ICONS) writeFileSync(path.join(PUBLIC, file), drawIcon(source, size))
const favicons = FAVICON_SIZES.map((size) => drawIcon('favicon.svg', size))
writeFileSync(path.join(PUBLIC, 'favicon.ico'), await pngToIco(favicons))
