import { LANGUAGES } from '#lib/language.ts'
import { cardsIn } from './previews/cards-in.ts'
import { buildSeed } from './seed-sql.ts'

/** Prints the texts of the embedded catalogue and of the link previews, which are not files of the build. */
const previews = await Promise.all(Object.values(LANGUAGES).map(cardsIn))
console.log(JSON.stringify({ catalogue: buildSeed().statements, previews }))
