import { drawnPlaces } from '#catalogue/places/drawings.ts'
import { serviceCatalogue } from '#catalogue/service-list.ts'

function words(text: string): ReadonlyArray<string> {
  return text.trim().split(/\s+/)
}

/** The ids with a link preview of their own: those of the embedded catalogue and the content. */
export const picturedIds = {
  services: serviceCatalogue.map(({ id }) => id),
  cities: drawnPlaces.cities,
  states: drawnPlaces.states,
  brands: words(`
    antarekha gharyantra haritangan kashthira keetrodha nalvika neerbandh prahariva sheetvan swachhira
    varnodhara vidyutsar
  `),
  blog: words(`
    ac-service-before-summer balcony-gardening-for-beginners choosing-wall-paint
    deep-cleaning-before-diwali hard-water-and-your-geyser how-to-read-a-plumbers-quote
    inverter-battery-care mcb-rccb-earthing-explained monsoon-waterproofing-checks
    ro-purifier-filter-change-guide termite-signs-at-home washing-machine-smells
    water-tank-cleaning-guide wooden-doors-that-swell-in-monsoon
  `),
} as const

export type PictureKind = keyof typeof picturedIds
