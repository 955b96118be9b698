import { drawnPlaces } from '#catalogue/places/drawings.ts'
import { serviceCatalogue } from '#catalogue/service-list.ts'

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
