import type { Catalogue } from '#upstream/directory/write.ts'
import { catalogue } from '#upstream/seed/catalogue-order.ts'
import { cities } from '#upstream/seed/places.ts'
import { translations } from '#upstream/seed/translations.ts'

/** The repository's catalogue, as a directory is described with it. */
export const ownCatalogue: Catalogue = {
  categoryTitles: new Map(catalogue.map(({ id, title }) => [id, title])),
  translations: Object.values(translations),
  cities: new Map(cities.map((city) => [city.id, city])),
}
