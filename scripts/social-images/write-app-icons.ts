import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fullIcon, roundedIcon } from './mark.ts'
import { rasterise } from './rasterise.ts'

/** What a system may cut off a maskable icon is the outer fifth: https://w3c.github.io/manifest/#icon-masks */
const MASKABLE_SHARE = 0.82
const APPLE_SHARE = 0.94
const FAVICON_SIZE = 48

/** An ICO file that holds one PNG. */
export function icoFile(png: Uint8Array, size: number): Uint8Array {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

/** Writes the icons of the installed site and `favicon.ico` below the folder of static files. */
export async function writeAppIcons(folder: string): Promise<void> {
  const icons = {
    'icon-192': roundedIcon(192),
    'icon-512': roundedIcon(512),
    'maskable-512': fullIcon(512, MASKABLE_SHARE),
    'apple-touch-180': fullIcon(180, APPLE_SHARE),
  }
  const [favicon, ...files] = await rasterise([roundedIcon(FAVICON_SIZE), ...Object.values(icons)])
  if (!favicon) throw new Error('The favicon was not drawn.')
  mkdirSync(path.join(folder, 'icons'), { recursive: true })
  for (const [index, name] of Object.keys(icons).entries())
    writeFileSync(path.join(folder, 'icons', `${name}.png`), files[index] ?? '')
  writeFileSync(path.join(folder, 'favicon.ico'), icoFile(favicon, FAVICON_SIZE))
}
