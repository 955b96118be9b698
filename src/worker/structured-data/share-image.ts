import { drawnPlaces } from '#catalogue/places/drawings.ts'
import { serviceCatalogue } from '#catalogue/service-list.ts'
import { language } from '#lib/language.ts'

function words(text: string): ReadonlyArray<string> {
  return text.trim().split(/\s+/)
}

declare const __PICTURED_POSTS__: ReadonlyArray<string>

/** The ids with a link preview of their own: those of the embedded catalogue and the content. */
export const picturedIds = {
  services: serviceCatalogue.map(({ id }) => id),
  cities: drawnPlaces.cities,
  states: drawnPlaces.states,
  brands: words(`
    antarekha gharyantra haritangan kashthira keetrodha nalvika neerbandh prahariva sheetvan swachhira
    varnodhara vidyutsar
  `),
  blog: __PICTURED_POSTS__,
} as const

export type PictureKind = keyof typeof picturedIds

/** The folder of the previews that `scripts/previews` draws in this language. */
const PICTURES = `/images/og${language.base}`

/**
 * Returns the link preview of a page in its language: of its subject if there is one, else the general one.
 */
export function shareImage(kind?: PictureKind, id = ''): string {
  const own = kind && picturedIds[kind].includes(id)
  return own ? `${PICTURES}/${kind}/${id}.png` : `${PICTURES}/default.png`
}
