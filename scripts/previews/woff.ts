import { inflateSync } from 'node:zlib'

/** Lengths of the headers and of the entries in the lists of tables (https://www.w3.org/TR/WOFF/). */
const WOFF = { header: 44, entry: 20 }
const SFNT = { header: 12, entry: 16 }

/** The font in a WOFF file, as HarfBuzz reads it: the same tables, unpacked. */
export function unpackWoff(woff: Buffer): Uint8Array<ArrayBuffer> {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no WOFF file.')
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => {
    const [tag = 0, offset = 0, packed = 0, length = 0, checksum = 0] = Array.from(
      { length: 5 },
      (_, field) => woff.readUInt32BE(WOFF.header + index * WOFF.entry + field * 4),
    )
    const data = woff.subarray(offset, offset + packed)
    return { tag, checksum, data: packed < length ? inflateSync(data) : data }
  })
  const header = Buffer.alloc(SFNT.header + count * SFNT.entry)
  woff.copy(header, 0, 4, 8)
  header.writeUInt16BE(count, 4)
  let end = header.length
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const entry = SFNT.header + index * SFNT.entry
    for (const [field, value] of [tag, checksum, end, data.length].entries())
      header.writeUInt32BE(value, entry + field * 4)
    end += Math.ceil(data.length / 4) * 4
  }
  const padded = tables.map(({ data }) => Buffer.concat([data, Buffer.alloc(-data.length & 3)]))
  return Uint8Array.from(Buffer.concat([header, ...padded]))
}
