import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { LANGUAGES } from '#lib/language.ts'
import { cardSvg } from './card-svg.ts'
import { cardsIn } from './cards-in.ts'
import { PUBLIC } from './pictures.ts'
import { renderCachedPng } from './rasterise.ts'

/** Draws the link previews of all languages: English at the top of the folder, each other language in a subfolder. */
const FOLDER = path.join(PUBLIC, 'images/og')

rmSync(FOLDER, { recursive: true, force: true })
for (const language of Object.values(LANGUAGES)) {
  const cards = await cardsIn(language)
  for (const [name, card] of cards) {
    const file = path.join(FOLDER, language.base, `${name}.png`)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, renderCachedPng(cardSvg(card)))
  }
  console.log(`${cards.length} previews in ${language.code} written to public/images/og`)
}
