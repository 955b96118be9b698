import { entryOf } from '#lib/slug.ts'
import { services } from '#upstream/seed/hi/catalogue.ts'
import { cities } from '#upstream/seed/hi/places.ts'
import { areasOfCityPages } from '#upstream/seed/hi/providers/areas-of-city-pages.ts'
import { areasOfFurtherCities } from '#upstream/seed/hi/providers/areas-of-further-cities.ts'
import { areasOfLargeCities } from '#upstream/seed/hi/providers/areas-of-large-cities.ts'
import { familyNames } from '#upstream/seed/hi/providers/family-names.ts'
import { givenNames } from '#upstream/seed/hi/providers/given-names.ts'
import {
  complaints,
  endings,
  initials,
  languages,
  openings,
  remarks,
  reviewers,
} from '#upstream/seed/hi/providers/remarks.ts'
import { tradeWords } from '#upstream/seed/hi/providers/trades.ts'
import type { AreaName } from '#upstream/seed/providers/areas.ts'
import type { SampleWords } from '#upstream/seed/providers/sample-words.ts'

const areas = { ...areasOfCityPages, ...areasOfLargeCities, ...areasOfFurtherCities } satisfies Record<
  AreaName,
  string
>

/** A word of a table, whose keys the types of the table prove complete. */
function wordOf(table: Readonly<Record<string, string>>, name: string): string {
  return entryOf(table, name) ?? name
}

export const hindiWords: SampleWords = {
  trades: tradeWords,
  openings,
  endings,
  complaints,
  remarks,
  reviewers,
  initials,
  nameOf: (given, family) => `${wordOf(givenNames, given)} ${wordOf(familyNames, family)}`,
  jobOf: ({ id, title }) => entryOf(services, id)?.title ?? title,
  cityOf: ({ id, title }) => entryOf(cities, id) ?? title,
  areaOf: (name) => wordOf(areas, name),
  languageOf: (name) => wordOf(languages, name),
}
