import { crc32, deflateSync } from 'node:zlib'

const MOST_COLOURS = 256
const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10]

/** A colour as one number, its bytes in the order blue, green, red. */
type Colour = number

const red = (colour: Colour) => colour & 255
const green = (colour: Colour) => (colour >> 8) & 255
const blue = (colour: Colour) => (colour >> 16) & 255

/** The most frequent colours; of a flat drawing they are all but shades along some edges. */
function paletteOf(pixels: Uint32Array): { palette: Array<Colour>; colours: Array<Colour> } {
  const counts = new Map<Colour, number>()
  let start = 0
  pixels.forEach((pixel, at) => {
    if (pixel === pixels[at + 1]) return
    const colour = pixel & 0xffffff
    counts.set(colour, (counts.get(colour) ?? 0) + at + 1 - start)
    start = at + 1
  })
  const colours = [...counts].toSorted(([, one], [, other]) => other - one).map(([colour]) => colour)
  return { palette: colours.slice(0, MOST_COLOURS), colours }
}

function nearest(palette: ReadonlyArray<Colour>, colour: Colour): number {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (let index = 0; index < palette.length; index++) {
    const candidate = palette[index] ?? 0
    const distance =
      (red(candidate) - red(colour)) ** 2 +
      (green(candidate) - green(colour)) ** 2 +
      (blue(candidate) - blue(colour)) ** 2
    if (distance >= least) continue
    best = index
    least = distance
  }
  return best
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  framed.set(body, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}

export function isOpaque(rgba: Uint8Array): boolean {
  for (let index = 3; index < rgba.length; index += 4) if (rgba[index] !== 255) return false
  return true
}

/** Encodes an opaque picture with at most 256 colours: a third of the bytes that true colour takes. */
export function indexedPng(rgba: Uint8Array, width: number, height: number): Uint8Array {
  const pixels = new Uint32Array(rgba.slice().buffer)
  const { palette, colours } = paletteOf(pixels)
  const indexes = new Map(colours.map((colour) => [colour, nearest(palette, colour)]))
  const rows = new Uint8Array((width + 1) * height)
  let index = 0
  pixels.forEach((pixel, at) => {
    if (pixel !== pixels[at - 1]) index = indexes.get(pixel & 0xffffff) ?? 0
    rows[at + Math.floor(at / width) + 1] = index
  })
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    Uint8Array.from(SIGNATURE),
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(palette.flatMap((colour) => [red(colour), green(colour), blue(colour)]))),
    chunk('IDAT', deflateSync(rows, { level: 8 })),
    chunk('IEND', new Uint8Array()),
  ])
}

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
