import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { indexedPng, isOpaque } from './png.ts'

/** The colours of a PNG with a palette and without row filters. */
function decode(png: Uint8Array): Array<string> {
  const file = Buffer.from(png)
  const chunks = new Map<string, Buffer>()
  for (let at = 8; at < file.length; at += file.readUInt32BE(at) + 12) {
    chunks.set(file.toString('latin1', at + 4, at + 8), file.subarray(at + 8, at + 8 + file.readUInt32BE(at)))
  }
  const [header, palette, data] = [chunks.get('IHDR'), chunks.get('PLTE'), chunks.get('IDAT')]
  if (!header || !palette || !data) throw new Error('a chunk is missing')
  const width = header.readUInt32BE(0)
  const rows = inflateSync(data)
  return [...rows]
    .filter((_, at) => at % (width + 1) !== 0)
    .map((index) => palette.subarray(index * 3, index * 3 + 3).toString('hex'))
}

const pixelsOf = (colours: Array<string>) =>
  new Uint8Array(Buffer.concat(colours.map((colour) => Buffer.from(`${colour}ff`, 'hex'))))

test('a picture of few colours keeps them all', () => {
  const colours = ['3b30b3', 'ffb52e', 'ffffff', '3b30b3', '000000', 'ffb52e']
  expect(decode(indexedPng(pixelsOf(colours), 3, 2))).toEqual(colours)
})

test('of more than 256 colours the frequent ones stay as they are and a rare one becomes its neighbour', () => {
  const frequent = Array.from({ length: 256 }, (_, index) => `${index.toString(16).padStart(2, '0')}0000`)
  const decoded = decode(indexedPng(pixelsOf([...frequent, ...frequent, '800001', '010200']), 2, 257))
  expect(decoded.slice(0, 512)).toEqual([...frequent, ...frequent])
  expect(decoded.slice(512)).toEqual(['800000', '010000'])
})

test('a picture that can be seen through is told from one that cannot', () => {
  expect(isOpaque(pixelsOf(['3b30b3', 'ffb52e']))).toBe(true)
  expect(isOpaque(new Uint8Array([1, 2, 3, 255, 1, 2, 3, 254]))).toBe(false)
})
