import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { cardSvg } from './card.ts'
import { socialCardEntries } from './cards.ts'
import { rasterise } from './rasterise.ts'

/** Writes the pictures of link previews below a folder; gives back how many there are. */
export async function writeSocialImages(folder: string): Promise<number> {
  const entries = socialCardEntries()
  const pictures = await rasterise(entries.map(([, card]) => cardSvg(card)))
  for (const [index, [name]] of entries.entries()) {
    const file = path.join(folder, `${name}.png`)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, pictures[index] ?? '')
  }
  return entries.length
}
